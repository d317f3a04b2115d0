import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';

/** What a column of a bank's sheet tells. */
export type BankColumn =
  | 'line_date'
  | 'description'
  | 'reference'
  | 'cheque_no'
  | 'money_in'
  | 'money_out'
  | 'amount'
  | 'balance';

const words = (...rows: readonly string[]): readonly string[] => rows.flatMap(row => row.split('|'));

/**
 * Heads as banks write them, in their languages, the likeliest first. To a bank a debit is money that leaves the account.
 */
const heads: Readonly<Record<BankColumn, readonly string[]>> = {
  line_date: words(
    'date|transaction date|txn date|tran date|trans date|posting date|line_date|value date',
    'tarih|işlem tarihi|valör|التاريخ|تاريخ|تاريخ العملية|تاريخ الحركة',
  ),
  description: words(
    'description|particulars|narration|transaction details|details|remarks|memo|payee',
    'açıklama|işlem|الوصف|البيان|التفاصيل|بيان',
  ),
  reference: words(
    'reference|reference no|reference number|ref|ref no|transaction id|txn id|trace no',
    'referans|referans no|dekont no|fiş no|المرجع|رقم المرجع|رقم العملية',
  ),
  cheque_no: words(
    'cheque no|cheque number|cheque|chq no|chq|check no|check number|instrument no|cheque_no',
    'çek no|رقم الشيك',
  ),
  money_in: words(
    'credit|deposit|deposits|cr|paid in|money in|received|money_in',
    'alacak|giren|yatan|دائن|إيداع|الإيداعات|وارد',
  ),
  money_out: words(
    'debit|withdrawal|withdrawals|dr|paid out|money out|money_out',
    'borç|çıkan|çekilen|مدين|سحب|المسحوبات|صادر',
  ),
  amount: ['amount', 'transaction amount', 'tutar', 'işlem tutarı', 'المبلغ', 'مبلغ'],
  balance: ['balance', 'running balance', 'closing balance', 'available balance', 'bakiye', 'الرصيد', 'رصيد'],
};

/** A head without what banks put around it: a currency in brackets, dots, the word for an amount. */
const plain = (head: string): string =>
  head
    .toLocaleLowerCase()
    .replaceAll('\u0307', '')
    .replace(/[([][^)\]]*[)\]]/g, ' ')
    .replace(/[.:*#/]/g, ' ')
    .replace(/(\S) (?:amount|amt|tutarı)\s*$/, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** The place of each column that a row of heads names. */
function placesIn(row: Sheet[number]): ReadonlyMap<BankColumn, number> {
  const said = row.map(cellText).map(plain);
  const places = (Object.keys(heads) as BankColumn[]).flatMap((column): [BankColumn, number][] => {
    const head = heads[column].find(one => said.includes(plain(one)));
    return head === undefined ? [] : [[column, said.indexOf(plain(head))]];
  });
  return new Map(places);
}

/** Rows that a bank writes above its table at most: its own name, the account and the period. */
const ABOVE = 40;

interface BankTable {
  /** Place of the row with the heads. */
  readonly head: number;
  readonly places: ReadonlyMap<BankColumn, number>;
}

/** Where the table of a bank's sheet begins: at the first row that names a day and an amount. */
export function tableIn(sheet: Sheet): BankTable | undefined {
  for (const [head, row] of sheet.slice(0, ABOVE).entries()) {
    const places = placesIn(row);
    const tells = (...columns: BankColumn[]) => columns.some(column => places.has(column));
    if (tells('line_date') && tells('amount', 'money_in', 'money_out')) return { head, places };
  }
  return undefined;
}
