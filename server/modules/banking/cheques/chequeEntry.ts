import { type SQL, sql } from 'drizzle-orm';
import { type cheque, chequeKind } from '#catalog/banking/cheques/cheque.ts';
import { onSide, type Side } from '#catalog/bills/settlement/Open.ts';
import type { PostingEvent } from '#catalog/ledger/vouchers/posting.ts';
import type { Row } from '#catalog/engine/defineEntity.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { refuse } from '#server/platform/problem.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { chartOf } from '../../ledger/chart/chart.ts';
import { enteringBy, requireOpenPeriod } from '../../ledger/years/periods.ts';
import { enterPosting, type Posted } from '../../ledger/vouchers/enterPosting.ts';
import type { Entry, EntryLine } from '../../ledger/vouchers/postEntry.ts';
import { settleLines } from '../../bills/settlement/settleLines.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';

export type Cheque = Row<typeof cheque>;

/** Side on which the money of a cheque stands. */
export const tillSide = ({ direction }: Pick<Cheque, 'direction'>): Side =>
  direction === 'received' ? 'debit' : 'credit';

/** A row of nobody. */
export const plainLine = (ledger: number, side: Side, amount: Minor): EntryLine => ({
  ledger,
  party: null,
  sub_ledger: null,
  details: null,
  ...onSide(side, amount),
});

/** Ledger of the chart, kept as it is until the transaction ends. */
export async function heldLedger(tx: Database, id: number | null) {
  if (id === null) return undefined;
  await tx.execute(sql`select id from ledger_account where id = ${id} for share`);
  return (await chartOf(tx, sql`id = ${id}`))[0];
}

/** Where the money of a cheque stands until the bank has paid it: in hand, or already with the bank that will pay. */
export const tillOf = (tx: Database, { direction, bank }: Pick<Cheque, 'direction' | 'bank'>): Promise<number> =>
  direction === 'received' ? ledgerOfType(tx, 'cheques_in_hand') : Promise.resolve(Number(bank));

interface When {
  readonly day: string;
  /** Open items that may be settled; undefined is no bound. */
  readonly scope: SQL | undefined;
  readonly settlement?: Cheque['settlement'];
}

/** What a cheque settles as it is received or issued; the rest of what it brings is an advance (rule S1). */
export async function chequeLines(tx: Database, one: Cheque, { day, scope, settlement = one.settlement }: When) {
  const side = tillSide(one);
  const other: Side = side === 'debit' ? 'credit' : 'debit';
  const amount = toMinor(one.amount);
  const paid = { ...plainLine(one.ledger, other, amount), party: one.party, sub_ledger: one.sub_ledger };
  const wanted = one.settles.map(({ item, amount: part }) => ({ item, amount: toMinor(part) }));
  const law = side === 'debit' ? ('receipt' as const) : ('payment' as const);
  const lines = [plainLine(await tillOf(tx, one), side, amount), paid];
  return settleLines(tx, { lines, settlement, wanted, day, scope, law });
}

/** Enters it into the books on a day, and gives its number. */
export async function enterCheque(
  context: Posted,
  { id, branch, details }: Cheque,
  { day, ...settled }: Pick<Entry, 'lines' | 'pairs'> & { readonly day: string },
): Promise<string> {
  const [number = ''] = await nextNumbers(context.tx, { prefix: chequeKind.prefix, day }, 1);
  await enterPosting(context, { id, number, day, branch, details }, settled);
  return number;
}

interface Event {
  readonly event: PostingEvent;
  readonly day: string;
  readonly lines: readonly EntryLine[];
}

/** Enters what has become of a cheque under its number. */
export async function enterEvent(context: CommandContext, one: Cheque, { event, day, lines }: Event): Promise<void> {
  const { id, invoice_no, branch, details } = one;
  await enterPosting(context, { id, event, number: invoice_no ?? '', day, branch, details }, { lines });
}

/** Refuses a day that is locked, has not come, or lies before what it follows; its month stays open meanwhile. */
export async function heldDay(
  context: CommandContext,
  field: string,
  day: string,
  after: string | null,
): Promise<void> {
  const { tx, request, now } = context;
  refuse([
    ...(await requireOpenPeriod(tx, field, day, enteringBy(context))),
    ...(day > dayIn(request.host.timeZone, now) ? [violation(field, 'future_date')] : []),
    ...(after !== null && day < after ? [violation(field, 'before_cheque', { day: after })] : []),
  ]);
}
