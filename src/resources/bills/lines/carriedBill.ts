import { omit } from 'es-toolkit';
import { type BillKind, billKinds, type BillName } from '#catalog/bills/bills.ts';
import { leftOf, type Open } from '#catalog/bills/settlement/Open.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { billLinesIn } from './billLines.ts';

type Values = Readonly<Record<string, unknown>>;

const linesOf = (bill: Values) => billLinesIn(bill['items']).map(line => omit(line, ['id']));

/** What a copy takes over: everything but numbers, days it falls due on, and attachments. */
export const copied = (bill: Values, { day }: Pick<BillKind, 'day'>): Values => ({
  party: bill['party'] ?? null,
  [day]: bill[day] ?? null,
  branch: bill['branch'] ?? null,
  currency: bill['currency'] ?? null,
  exchange_rate: bill['exchange_rate'] ?? null,
  discount: bill['discount'] ?? null,
  details: bill['details'] ?? null,
  items: linesOf(bill),
});

interface Note {
  readonly from: BillKind;
  readonly to: BillName;
  /** The open item of the bill. */
  readonly item: Open;
  /** Ledger of what customers return, so that what was sold stays in sight; without one, the ledgers of the bill. */
  readonly returns: number | undefined;
}

/** The note that takes a whole bill back, of its day, settling that very bill. */
export const noted = (bill: Values, { from, to, item, returns }: Note): Values => ({
  ...omit(copied(bill, from), [from.day]),
  [billKinds[to].day]: bill[from.day] ?? null,
  ref_invoice_no: bill['invoice_no'] ?? null,
  items: linesOf(bill).map(line =>
    from.side === 'debit' && returns !== undefined ? { ...line, ledger: returns } : line,
  ),
  settlement: 'selected',
  settles: [{ item: item.id, amount: fromMinor(leftOf(item)) }],
});
