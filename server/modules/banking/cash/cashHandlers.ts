import type { Commands } from '#catalog/registry/commands.ts';
import { sql } from 'drizzle-orm';
import { countedOf } from '#catalog/banking/cash/denominations.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import { keepValues } from '#server/engine/records/keepValues.ts';
import type { Author, CommandContext, GuardContext, CommandHandler } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { refuse } from '#server/platform/problem.ts';
import { enteringBy, requireOpenPeriod } from '../../ledger/years/periods.ts';
import { enterPosting } from '../../ledger/vouchers/enterPosting.ts';
import { Posting } from '../../ledger/vouchers/Posting.ts';
import { limitObjections } from '../../ledger/vouchers/postingLimit.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { voidPosted } from '../../ledger/vouchers/voidPosted.ts';
import { bookBalance } from './bookBalance.ts';
import { countObjections } from './cashReach.ts';

type Close = CommandHandler<Commands['close_cash_cash_close']>;
type Confirm = CommandHandler<Commands['confirm_cash_close']>;
type Reopen = CommandHandler<Commands['reopen_cash_cash_close']>;

/**
 * Until when a ledger is closed, held until the transaction ends: whoever posts into it waits, and then finds it closed or
 * open.
 */
async function heldCash(tx: Database, id: number): Promise<string | null> {
  const { rows } = await tx.execute<{ until: string | null }>(sql`
    select closed_until::text as until from ledger_account where id = ${id} for update`);
  return rows[0]?.until ?? null;
}

const closeUntil = (tx: Database, author: Author, ledger: number, day: string | null) =>
  keepValues(tx, author, 'ledger_account', { set: { closed_until: day }, where: sql`id = ${ledger}` });

interface Difference {
  readonly id: number;
  readonly number: string;
  readonly day: string;
  readonly ledger: number;
  readonly amount: Minor;
  readonly branch: number | null;
  readonly details: string | null;
}

/** What is over is income of nobody's doing, what is short an expense: both on one ledger, with the reason. */
async function postDifference(context: CommandContext, { ledger, amount, ...head }: Difference): Promise<void> {
  refuse(await requireOpenPeriod(context.tx, 'close_date', head.day, enteringBy(context)));
  const other = await ledgerOfType(context.tx, 'cash_over_short');
  const [debit, credit] = amount > 0n ? [ledger, other] : [other, ledger];
  const worth = amount > 0n ? amount : -amount;
  await enterPosting(context, head, new Posting().debit(debit, worth).credit(credit, worth));
}

export const closeCashHandler: Close = {
  async run(context) {
    const { tx, request, record } = context;
    const { id, ledger, close_date: day, difference_reason: reason } = record;
    const until = await heldCash(tx, ledger);
    const counted = countedOf(record.items);
    const book = await bookBalance(tx, ledger, day);
    const amount = counted - toMinor(book);
    refuse([
      ...(await countObjections(tx, request.caller, ledger)),
      ...(until !== null && day <= until ? [violation('close_date', 'closed_already', { day: until })] : []),
      // What is over is given up by nobody.
      ...(amount < 0n
        ? await limitObjections(tx, request, { field: 'cash_difference', amount: fromMinor(amount) })
        : []),
      ...(amount !== 0n && !reason ? [violation('difference_reason', 'required')] : []),
      ...(record.handed_to === request.caller.id ? [violation('handed_to', 'handed_to_self')] : []),
    ]);
    if (amount !== 0n)
      await postDifference(context as unknown as CommandContext, {
        id,
        number: record.invoice_no ?? '',
        day,
        ledger,
        amount,
        branch: record.branch,
        details: reason,
      });
    await closeUntil(tx, request, ledger, day);
    return {
      set: { counted_amount: fromMinor(counted), book_amount: book, cash_difference: fromMinor(amount) },
      output: {},
    };
  },
};

/** Nobody says for another that they have the money. */
async function notReceiver({
  request,
  record,
}: GuardContext<Commands['confirm_cash_close']>): Promise<ViolationCode | undefined> {
  return record.handed_to === request.caller.id ? undefined : 'not_receiver';
}

export const confirmCashHandler: Confirm = { guards: [notReceiver], run: async () => ({ output: {} }) };

/** Days are opened again from the last one. */
async function laterClose({
  tx,
  record,
}: GuardContext<Commands['reopen_cash_cash_close']>): Promise<ViolationCode | undefined> {
  const { rows } = await tx.execute(sql`
    select 1 from cash_close where ledger = ${record.ledger} and close_date > ${record.close_date}
      and status in ('closed', 'handed_over') limit 1`);
  return rows.length > 0 ? 'later_close' : undefined;
}

export const reopenCashHandler: Reopen = {
  guards: [laterClose],
  async run(given) {
    const { tx, request, record, reason: details = null } = given;
    const { id, ledger, close_date: day, invoice_no: number, branch } = record;
    await heldCash(tx, ledger);
    refuse([
      ...(await countObjections(tx, request.caller, ledger)),
      ...(await limitObjections(tx, request, { field: 'cash_difference', amount: record.cash_difference ?? '0' })),
    ]);
    const { rows } = await tx.execute<{ day: string | null }>(sql`
      select max(close_date)::text as day from cash_close
      where ledger = ${ledger} and id <> ${id} and status in ('closed', 'handed_over')`);
    await closeUntil(tx, request, ledger, rows[0]?.day ?? null);
    if (toMinor(record.cash_difference ?? '0') === 0n) return { output: {} };
    await voidPosted(given, { field: 'close_date', id, number, day, branch, details });
    return { output: {} };
  },
};
