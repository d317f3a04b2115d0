import { foldedWord } from '#catalog/engine/reading/amounts/foldedWord.ts';

/** What a row says that is no line of its own. */
export type Mark = 'opening' | 'closing' | 'total' | 'part';

const words = (...rows: readonly string[]): readonly string[] => rows.flatMap(row => row.split('|')).map(foldedWord);

const marks: Readonly<Record<Mark, readonly string[]>> = {
  opening: words(
    'opening balance|opening bal|beginning balance|starting balance|start balance|initial balance|previous balance',
    'balance brought forward|balance forward|brought forward|balance b/f|balance b/d|balance bf|b/f|b/d|bal b/f|b/f balance',
    'balance c/d from previous|opening ledger balance|last balance|açılış bakiyesi|açılış bakiye|devir|devreden|devir bakiyesi',
    'devreden bakiye|önceki bakiye|dönem başı bakiyesi|dönem başı bakiye|الرصيد الافتتاحي|رصيد افتتاحي|رصيد أول المدة|رصيد سابق',
    'الرصيد السابق|رصيد بداية المدة|رصيد مرحل|প্রারম্ভিক জের|প্রারম্ভিক স্থিতি|প্রারম্ভিক ব্যালেন্স|পূর্বের জের|পূর্ববর্তী জের',
    'प्रारंभिक शेष|anfangssaldo|alter kontostand|alter saldo|saldovortrag|anfangsbestand|kontostand am anfang|beginsaldo|beginstand',
    'vorig saldo|oud saldo|solde initial|solde précédent|ancien solde|solde d’ouverture|solde antérieur|saldo inicial',
    'saldo anterior|saldo iniziale|saldo precedente|saldo początkowe',
  ),
  closing: words(
    'closing balance|closing bal|ending balance|end balance|final balance|balance carried forward|carried forward|balance c/f',
    'balance c/d|balance cf|c/f|c/d|bal c/f|closing ledger balance|kapanış bakiyesi|kapanış bakiye|son bakiye',
    'dönem sonu bakiyesi|dönem sonu bakiye|الرصيد الختامي|رصيد ختامي|رصيد آخر المدة|رصيد نهاية المدة|الرصيد النهائي|رصيد الإقفال',
    'সমাপনী জের|সমাপনী স্থিতি|সমাপনী ব্যালেন্স|শেষ জের|অন্তিম শেষ|endsaldo|neuer kontostand|neuer saldo|schlusssaldo',
    'endbestand|kontostand am ende|kontostand vom|kontostand am|kontostand per|eindsaldo|eindstand|nieuw saldo|solde final|nouveau solde|solde de clôture|saldo final',
    'saldo finale|saldo actual|nuevo saldo|saldo końcowe',
  ),
  part: words(
    'page total|sub total|subtotal|sub-total|page totals|ara toplam|sayfa toplamı|zwischensumme|subtotaal|sous-total',
    'number of transactions|no of transactions|transaction count|count|total count|debit count|credit count|işlem sayısı|عدد العمليات',
  ),
  total: words(
    'total|totals|grand total|transaction total|total transactions|toplam|genel toplam|الإجمالي|إجمالي|المجموع|مجموع',
    'الاجمالي|মোট|সর্বমোট|कुल|summe|gesamt|gesamtsumme|totaal|totaux|totale|totali|totales|suma|total mouvements',
  ),
};

const sorted = (Object.entries(marks) as [Mark, readonly string[]][])
  .flatMap(([mark, all]) => all.map(word => ({ mark, word })))
  .toSorted((one, other) => other.word.length - one.word.length);

/** What may follow the words: a day, a colon, a currency, the amount itself. */
const AFTER =
  /^[\s:=()*–-]*(?:(?:as )?(?:of|on|at|as|from|per|am|vom|zum|op|au|al|le|del|in|tarihli|في|بتاريخ)\b\s*)?[\s\p{Sc}\d.,:/()+–-]*(?:[a-z]{2,4}\.?)?[\s\p{Sc}\d.,:/()'–-]*(?:[a-z]{2,4})?[)\s]*$/u;

/** Longer cells name no balance: they tell of a payment. */
const LONGEST = 120;

export interface Marked {
  readonly mark: Mark;
  /** What stands behind the words in the same cell. */
  readonly after: string;
}

/** Whether a cell names a balance or a total, and nothing else. */
export function markIn(text: string): Marked | undefined {
  if (text.length > LONGEST) return undefined;
  const said = foldedWord(text.replace(/\.(?=\d)/g, '\u0001')).replaceAll('\u0001', '.');
  for (const { mark, word } of sorted) {
    if (!said.startsWith(word)) continue;
    const after = said.slice(word.length);
    return /^[\p{L}\p{M}\d]/u.test(after) || !AFTER.test(after)
      ? undefined
      : { mark, after: after.replace(/^[\s:=]+/, '') };
  }
  return undefined;
}
