import { foldedWord } from './foldedWord.ts';

/** A side of an account, as whoever keeps it calls it. */
export type Side = 'debit' | 'credit';

const words = (...rows: readonly string[]): ReadonlySet<string> =>
  new Set(rows.flatMap(row => row.split('|')).map(foldedWord));

/** Debit and credit as sheets write them. To a bank, whose books they are, a debit is money that leaves. */
const sides: Readonly<Record<Side, ReadonlySet<string>>> = {
  debit: words(
    'dr|db|d|debit|debits|debited|dbt|od|o/d|overdrawn|withdrawal|withdrawn|withdraw|out|money out|paid out|outgoing|paid|outflow',
    'b|borç|borçlu|çıkan|çıkış|giden|çekilen|مدين|مدينة|م|سحب|صادر|خصم|منصرف',
    'ডেবিট|খরচ|উত্তোলন|নামে|नामे|डेबिट|निकासी',
    's|soll|lastschrift|belastung|af|debet|débit|debe|cargo|dare|adeudo|débito|debito|wn|obciążenie',
  ),
  credit: words(
    'cr|c|credit|credits|credited|crd|crdt|deposit|deposited|in|money in|paid in|incoming|received|inflow',
    'a|alacak|alacaklı|giren|giriş|gelen|yatan|yatırılan|دائن|دائنة|د|إيداع|ايداع|وارد|إضافة',
    'ক্রেডিট|জমা|जमा|क्रेडिट',
    'h|haben|gutschrift|bij|k|crédit|haber|abono|avere|ingreso|crédito|credito|ma|uznanie|kredi',
  ),
};

/** The side that a word or a sign names, dots and brackets around it aside; undefined where it names none. */
export function sideOf(text: string): Side | undefined {
  const word = foldedWord(text.replace(/[()[\]]/g, ' '));
  return (['debit', 'credit'] as const).find(side => sides[side].has(word));
}
