import { sql } from 'drizzle-orm';
import { advanceType } from '#catalog/bills/settlement/advances.ts';
import { type Open, otherSide } from '#catalog/bills/settlement/Open.ts';
import { settlementKinds } from '#catalog/bills/settlement/settlementKinds.ts';
import type { voidUnallocation } from '#catalog/bills/settlement/unallocation.ts';
import type { Command } from '#catalog/engine/defineCommand.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, sum } from '#catalog/engine/money/money.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext, RequestContext, CommandResult, CommandHandler } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import { insertRow } from '#server/engine/crud/store.ts';
import { recordChange } from '#server/engine/records/recordHistory.ts';
import { Problem, refuse } from '#server/platform/problem.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { billKindOf, billOf } from '../billRecord.ts';
import { itemOfBill } from '../billItem.ts';
import { reversalEntry, everSettledByOthers } from '../../ledger/vouchers/reversalEntry.ts';
import { enteringBy, requireOpenPeriod, logOverride } from '../../ledger/years/periods.ts';
import { enterPosting, type Posted } from '../../ledger/vouchers/enterPosting.ts';
import { Posting } from '../../ledger/vouchers/Posting.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { allocate } from './allocate.ts';
import { lockParties, knownTo, openItemsWhere } from './openItems.ts';
import { settledByVouchers, takenOffBy, type Settled } from './settledByVouchers.ts';

const { unallocation: entity } = entities;

const counterOf = (one: Settled, day: string) => ({
  debit: one.debit,
  credit: one.credit,
  party: one.party,
  amount: -one.amount,
  foreign: 0n,
  day,
  counters: one.id,
});

/** One row of the bill's account for each voucher, which its money stands against now, and one of the advances. */
function postingOf({ id, ledger, party, side }: Open, advance: number, settled: readonly Settled[]): Posting {
  const posting = new Posting();
  for (const { debit, credit, amount } of settled)
    posting.on(side, ledger, amount, { party, settles: [{ item: debit === id ? credit : debit, amount }] });
  return posting.on(otherSide[side], advance, sum(settled.map(({ amount }) => amount)), { party });
}

/** Why it cannot be taken off on a day. */
function objections(item: Open, settled: readonly Settled[], day: string): Violation[] {
  if (settled.length === 0) return [violation('non_field_errors', 'no_voucher_settled')];
  // What differs by its rate, or was withheld, has rows of its own in the voucher: nobody takes back a part of those.
  if (item.currency !== null || settled.some(({ withheld }) => withheld))
    return [violation('non_field_errors', 'unallocated_by_void')];
  const since =
    settled
      .map(one => one.day)
      .sort()
      .at(-1) ?? day;
  return day < since ? [violation('taken_on', 'before_settled', { day: since })] : [];
}

/** An unallocation as it is entered: of which item, since when, and what of it vouchers have settled. */
export interface Unallocating {
  readonly id: number;
  readonly number: string;
  readonly item: Open;
  /** Type of the control account of the bill. */
  readonly account: string;
  readonly settled: readonly Settled[];
  readonly day: string;
  readonly branch: number | null;
  readonly details: string | null;
}

/** Ends what vouchers have settled of a bill and enters their money as an advance. */
export async function enterUnallocation(context: Posted, one: Unallocating): Promise<void> {
  const { tx, request } = context;
  const { item, account, settled, ...head } = one;
  const counters = settled.map(part => counterOf(part, head.day));
  await allocate(tx, { ...request, entity }, { type: entity.name, id: head.id }, counters);
  const posting = postingOf(item, await ledgerOfType(tx, advanceType(account)), settled);
  await enterPosting(context, { ...head, entity }, posting);
}

async function take(context: CommandContext): Promise<CommandResult> {
  const { tx, request, now, record, input } = context;
  const bill = billOf(request.entity, record);
  const { taken_on: day } = input as unknown as { taken_on: string };
  refuse(await requireOpenPeriod(tx, 'taken_on', day, enteringBy(context)));
  const item = await itemOfBill(tx, request.entity.name, bill.id);
  const settled = await settledByVouchers(tx, item.id, knownTo(request.caller));
  refuse(objections(item, settled, day));
  const [number = ''] = await nextNumbers(tx, { prefix: settlementKinds.unallocation.prefix, day }, 1);
  const { party, branch, invoice_no: details } = bill;
  const amount = fromMinor(sum(settled.map(one => one.amount)));
  const values = { status: 'posted', invoice_no: number, taken_on: day, party, item: item.id, branch, amount };
  const id = await insertRow(tx, entity, values, { caller: request.caller, now });
  const made = { entity: entity.name, record: id, action: 'create', before: {}, after: values } as const;
  await recordChange(tx, request.host, request.caller, made);
  const { account } = billKindOf(request.entity);
  await enterUnallocation(context, { id, number, item, account, settled, day, branch, details });
  return { output: { unallocation: id } };
}

export const unallocate = <C extends Command>(): CommandHandler<C> => ({ run: take }) as unknown as CommandHandler<C>;

interface Annulled {
  readonly id: number;
  readonly number: string;
  readonly party: number;
  readonly item: number;
  readonly day: string;
  readonly branch: number | null;
}

/**
 * The vouchers have settled the bill again. 409 `has_allocations` where the bill, or the advance, was settled by others
 * meanwhile.
 */
export async function annulUnallocation(
  tx: Database,
  request: RequestContext,
  { id, number, party, item, day, branch }: Annulled,
): Promise<{ readonly number: string; readonly posting: number }> {
  await lockParties(tx, [party]);
  const taken = await takenOffBy(tx, id);
  const [bill] = await openItemsWhere(tx, sql`id = ${item}`, day);
  if (!bill || bill.outstanding < sum(taken.map(({ amount }) => amount))) throw new Problem(409, 'has_allocations');
  const of = { type: entity.name, id };
  const source = { id, event: 'void' } as const;
  const made = await reversalEntry(tx, request, { of, source, numbered: () => number, day, branch, details: null });
  await mapInOrder(taken, ({ type, document, ...one }) =>
    allocate(tx, request, { type, id: document }, [{ ...one, foreign: 0n, counters: null }]),
  );
  return made;
}

/** Takes an unallocation back on its own day. */
export const voidUnallocationHandler: CommandHandler<typeof voidUnallocation> = {
  guards: [everSettledByOthers],
  async run(context) {
    const { tx, request, record } = context;
    const { taken_on: day, invoice_no: number, branch } = record;
    refuse(await requireOpenPeriod(tx, 'taken_on', day, enteringBy(context)));
    const made = await annulUnallocation(tx, request, { ...record, number: number ?? '', day });
    await logOverride(context, { ...made, day, branch });
    return { output: {} };
  },
};
