import type { Entity } from '#catalog/engine/defineEntity.ts';
import { money } from '#catalog/engine/fields.ts';
import { isCurrencyWord } from '#catalog/engine/reading/amounts/currencyWords.ts';
import { foldedWord } from '#catalog/engine/reading/amounts/foldedWord.ts';
import { type Side, sideOf } from '#catalog/engine/reading/amounts/sideWords.ts';
import { openingBalance } from '#catalog/ledger/years/openingBalance.ts';
import { fieldOfHead, type SheetWords } from '#src/engine/imports/recognise.ts';
import { ledgerHead, plainHead } from '../../chart/ledgerHeads.ts';
import { openingFields } from '../openingLines.ts';

/** What a head of an opening sheet says. */
export interface OpeningHead {
  /** A field of a line, or `code`, `amount` (one with its side), `side` and `other` (what no line has). */
  readonly column: string;
  /** How likely an amount is what the books begin with: a trial balance ends with it, and may begin with an older one. */
  readonly rank: number;
}

/** One amount in place of the two sides, and what a sheet has beside the fields of a line. */
const own: Entity = { ...(openingBalance as unknown as Entity), fields: { ...openingFields, amount: money() } };

const words = (...rows: readonly string[]): ReadonlySet<string> =>
  new Set(rows.flatMap(row => row.split('|')).map(foldedWord));

const heads: readonly (readonly [column: string, said: ReadonlySet<string>])[] = [
  ['party', words('party|party name|customer|supplier|vendor|cari|cari adı|الطرف|اسم الطرف|পক্ষ')],
  [
    'other',
    words(
      'sl|sl no|s no|sr|sr no|#|sıra|sıra no|م|مسلسل|ক্রমিক|ক্রমিক নং|group|account group|group name|under|type|account type|category',
      'parent|notes|note|remarks|remark|grup|hesap grubu|not|المجموعة|النوع|ملاحظات|ধরন|মন্তব্য',
    ),
  ],
];

/** Words beside a side or an amount, and what they say of its time. */
const CLOSING = words('closing|ending|end|final|kapanış|son|الختامي|ختامي|الختاميه|সমাপনী|schluss|clôture|final');
const OPENING = words('opening|beginning|begin|initial|açılış|dönem başı|الافتتاحي|افتتاحي|الافتتاحيه|প্রারম্ভিক');
const MOVED = words('transactions|transaction|movement|movements|period|turnover|hareket|dönem|الحركة|حركه|লেনদেন');
const BALANCE = words(
  'balance|balances|bal|bakiye|bakiyesi|bakiyeler|الرصيد|رصيد|ارصده|أرصدة|জের|স্থিতি|ব্যালেন্স|saldo|solde|शेष',
);
const AMOUNT = words(
  'amount|amt|value|net|total|tutar|tutarı|toplam|مبلغ|المبلغ|القيمة|পরিমাণ|টাকা|betrag|montant|importe|bedrag|in|as|of|on|the|side|and|or',
);
const EITHER_SIDE = words(
  'side|balance type|balance side|nature|yön|b/a|d/c|c/d|s/h|الجانب|طبيعة الرصيد|طبيعة الحساب|মেরু',
);

const DAY = /^[\d./-]+$/;

/** A head that is made of words for sides and amounts alone, such as `Closing balance (Dr)` or `Net debit`. */
function amountHead(plain: string): OpeningHead | undefined {
  const parts = plain.split(/[\s/,&|-]+/).filter(word => word !== '' && !isCurrencyWord(word) && !DAY.test(word));
  const sides = new Set<Side>();
  let [rank, isAmount] = [2, false];
  for (const word of parts) {
    // A letter alone stands for a side beside an amount, but not in a head: `A/c` is an account.
    const side = word.length > 1 ? sideOf(word) : undefined;
    if (side) sides.add(side);
    else if (CLOSING.has(word)) rank = 0;
    else if (OPENING.has(word)) rank = 3;
    else if (MOVED.has(word)) rank = 4;
    else if (BALANCE.has(word)) [rank, isAmount] = [rank === 2 ? 1 : rank, true];
    else if (AMOUNT.has(word)) isAmount = true;
    else return undefined;
  }
  if (sides.size === 2) return { column: isAmount && !plain.includes('/') ? 'amount' : 'side', rank };
  const [side] = sides;
  if (side) return { column: `${side}_amount`, rank };
  return isAmount || rank === 3 || rank === 0 ? { column: 'amount', rank } : undefined;
}

/** What a head says, in any language; undefined where it is none that is known. */
export function openingHead(head: string, languages: readonly SheetWords[]): OpeningHead | undefined {
  const plain = plainHead(head);
  if (plain === '') return undefined;
  if (EITHER_SIDE.has(plain)) return { column: 'side', rank: 2 };
  const named = fieldOfHead(own, head, languages);
  const amount = amountHead(plain);
  if (amount && (named === undefined || named.endsWith('amount'))) return amount;
  if (named !== undefined) return { column: named, rank: 2 };
  const column = ledgerHead(plain) ?? heads.find(([, said]) => said.has(plain))?.[0];
  return column === undefined ? undefined : { column, rank: 2 };
}
