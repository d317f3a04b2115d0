import { and, type SQL } from 'drizzle-orm';
import { billKindOf, billOf, type BillRecord } from '../billRecord.ts';
import { itemOfBill } from '../billItem.ts';
import { meantOf } from '../payBill.ts';
import { settlementKinds } from '#catalog/bills/settlement/settlementKinds.ts';
import type { voidAdvanceUse } from '#catalog/bills/settlement/advanceUse.ts';
import { advanceType } from '#catalog/bills/settlement/advances.ts';
import { leftOf, type Open, otherSide, Remainder } from '#catalog/bills/settlement/Open.ts';
import type { Command } from '#catalog/engine/defineCommand.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, type Minor, sum } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext, CommandResult, CommandHandler } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { insertRow } from '#server/engine/crud/store.ts';
import { recordChange } from '#server/engine/records/recordHistory.ts';
import { refuse } from '#server/platform/problem.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { everSettledByOthers } from '../../ledger/vouchers/reversalEntry.ts';
import { enteringBy, requireOpenPeriod } from '../../ledger/years/periods.ts';
import { enterPosting } from '../../ledger/vouchers/enterPosting.ts';
import { Posting } from '../../ledger/vouchers/Posting.ts';
import { voidPosted } from '../../ledger/vouchers/voidPosted.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { knownTo, openItemsOf } from './openItems.ts';
import { drawableBy } from '../payables/reservedAdvances.ts';
import { drawnPairs, enterExchange } from './drawnPairs.ts';
import { lossObjections } from './settleLines.ts';

const { advance_use: entity } = entities;

interface Moving {
  readonly item: Open;
  /** Ledger of advances, what is open there, and how much of it is used, in the currency of the bill. */
  readonly ledger: number;
  readonly advances: readonly Open[];
  readonly amount: Minor;
}

/** Rows from the advances to the bill, each side by its own rate, and what they differ by (rule S6). */
async function moved(tx: Database, { item, ledger, advances, amount }: Moving): Promise<Posting> {
  const { party, currency } = item;
  const foreign = currency === null ? 0n : amount;
  const settles = drawnPairs(advances, amount);
  const worth = new Remainder(item).take(amount);
  const own = { party, currency, foreign };
  const posting = new Posting()
    .on(item.side, ledger, sum(settles.map(one => one.amount)), { ...own, settles })
    .on(otherSide[item.side], item.ledger, worth, { ...own, settles: [{ item: item.id, amount: worth, foreign }] });
  await enterExchange(tx, posting);
  return posting;
}

interface Drawing {
  readonly bill: BillRecord;
  readonly day: string;
  readonly pay_amount?: string | null | undefined;
  /** Which advances are used; those that wait for nothing else where nothing is said. */
  readonly from?: SQL;
}

/** Settles a bill by what was paid in advance: a posting of its own from the ledger of advances (rule S1). */
async function apply(context: CommandContext): Promise<CommandResult> {
  const bill = billOf(context.request.entity, context.record);
  const { applied_on: day, pay_amount } = context.input as unknown as {
    applied_on: string;
    pay_amount?: string | null;
  };
  if (day < bill.day) refuse([violation('applied_on', 'before_bill')]);
  refuse(await requireOpenPeriod(context.tx, 'applied_on', day, enteringBy(context)));
  const use = await drawAdvance(context, { bill, day, pay_amount });
  if (use === undefined) refuse([violation('pay_amount', 'no_advance')]);
  return { output: { advance_use: use } };
}

/** The same on a day that is known to be open; gives the use of the advance, nothing where there is none. */
export async function drawAdvance(
  context: Pick<CommandContext, 'tx' | 'request' | 'now' | 'reason' | 'override'>,
  { bill, day, pay_amount, from }: Drawing,
): Promise<number | undefined> {
  const { tx, request, now } = context;
  const kind = billKindOf(request.entity);
  const item = await itemOfBill(tx, request.entity.name, bill.id, day);
  const { party } = bill;
  const ledger = await ledgerOfType(tx, advanceType(kind.account));
  const advances = (
    await openItemsOf(tx, [{ ledger, party }], {
      day,
      scope: and(
        knownTo(request.caller),
        from ?? drawableBy(request.host.payables, { kind: request.entity.name, id: bill.id }),
      ),
    })
  ).filter(({ side, currency }) => side !== kind.side && currency === item.currency);
  const available = sum(advances.map(leftOf));
  const asked = meantOf(pay_amount, leftOf(item));
  if (pay_amount && available < asked) refuse([violation('pay_amount', 'over_advance')]);
  const amount = available < asked ? available : asked;
  if (amount === 0n) return undefined;
  if (new Remainder(item).take(amount) === 0n) refuse([violation('pay_amount', 'worth_nothing')]);
  const posting = await moved(tx, { item, ledger, advances, amount });
  // An advance keeps the rate that somebody has typed: what the bill loses by it is given up here.
  refuse(await lossObjections(tx, request, posting.lines));
  const [number = ''] = await nextNumbers(tx, { prefix: settlementKinds.advance_use.prefix, day }, 1);
  const values = {
    status: 'posted',
    invoice_no: number,
    applied_on: day,
    party,
    item: item.id,
    branch: bill.branch,
    amount: fromMinor(amount),
  };
  const id = await insertRow(tx, entity, values, { caller: request.caller, now });
  const made = { entity: entity.name, record: id, action: 'create', before: {}, after: values } as const;
  await recordChange(tx, request.host, request.caller, made);
  await enterPosting(context, { entity, id, number, day, branch: bill.branch, details: bill.invoice_no }, posting);
  return id;
}

export const applyAdvance = <C extends Command>(): CommandHandler<C> =>
  ({ run: apply }) as unknown as CommandHandler<C>;

/** The bill is owed again, and the advance is one again. */
export const voidAdvanceUseHandler: CommandHandler<typeof voidAdvanceUse> = {
  guards: [everSettledByOthers],
  async run(context) {
    const { invoice_no: number, applied_on: day } = context.record;
    await voidPosted(context, { ...context.record, field: 'applied_on', number, day, details: null });
    return { output: {} };
  },
};
