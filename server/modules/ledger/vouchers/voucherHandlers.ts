import type { Command } from '#catalog/engine/defineCommand.ts';
import { objections } from '#catalog/ledger/vouchers/voucherLaw.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { fromMinor, sum } from '#catalog/engine/money/money.ts';
import { type Obstacle, type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { bookSettings } from '#server/engine/numbering/bookSettings.ts';
import { existingOf } from '#server/engine/access/scope.ts';
import { secondPerson } from '#server/engine/access/secondPerson.ts';
import type {
  CommandContext,
  CommandResult,
  GuardContext,
  CommandHandler,
  RequestContext,
} from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { createWithin, writeChanges } from '#server/engine/crud/write.ts';
import { refuse } from '#server/platform/problem.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import {
  reversedOf,
  reversalEntry,
  everSettledByOthers,
  paidOver,
  seenByBank,
  settledByOthers,
} from './reversalEntry.ts';
import { voidPosted } from './voidPosted.ts';
import { ledgersOf } from '../chart/ledgers.ts';
import { beyondYear, enteringBy, requireOpenPeriod, logOverride, lockedDay } from '../years/periods.ts';
import { type EntryLine, postEntry } from './postEntry.ts';
import { aboveLimit, overLimit } from './postingLimit.ts';
import { settledBy } from '../../bills/settlement/dayByDay.ts';
import { knownTo } from '../../bills/settlement/openItems.ts';
import { countTakenBack, takingBack } from './takenBack.ts';
import { lossObjections, settleLines } from '../../bills/settlement/settleLines.ts';
import { foreignAmountOf, enteredOf, kindOf, voucherNamed, voucherOf, type VoucherRecord } from './voucherRecord.ts';

type Ledgers = Awaited<ReturnType<typeof ledgersOf>>;

/** Money would move on a day that has not come (rule P3). */
const isAhead = ({ host }: RequestContext, ledgers: Ledgers, day: string): boolean =>
  day > dayIn(host.timeZone, host.clock()) && [...ledgers.values()].some(({ isMoney }) => isMoney);

/** Why a voucher cannot be posted; a counter-voucher stands on the sides that its original forbids. */
async function faults(tx: Database, request: RequestContext, voucher: VoucherRecord): Promise<Violation[]> {
  if (voucher.reverses !== null) return [];
  const { law, day } = kindOf(request.entity);
  const ledgers = await ledgersOf(
    tx,
    voucher.items.map(({ ledger }) => ledger),
  );
  const lines = voucher.items.map(line => ({ ...line, ledger: ledgers.get(line.ledger), ...foreignAmountOf(line) }));
  const movesMoney = lines.some(({ ledger }) => ledger?.isMoney);
  const policy = law === 'journal' && movesMoney ? await bookSettings(tx) : undefined;
  return [
    ...objections(law, lines, policy),
    ...(isAhead(request, ledgers, voucher.day) ? [violation(day, 'future_date')] : []),
  ];
}

const ownVoucher = secondPerson('own_voucher', ['send_back']);

async function submit(context: CommandContext): Promise<CommandResult> {
  const { tx, request, record } = context;
  const voucher = voucherOf(request.entity, record);
  const { day } = kindOf(request.entity);
  refuse([
    ...(await lockedDay(tx, day, voucher.day, request.caller)),
    ...(await beyondYear(tx, day, voucher.day, enteringBy(context))),
    ...(await faults(tx, request, voucher)),
  ]);
  return { output: {} };
}

async function post(context: CommandContext): Promise<CommandResult> {
  const { tx, request, record } = context;
  const voucher = voucherOf(request.entity, record);
  const { prefix, day, law } = kindOf(request.entity);
  refuse([
    ...(await requireOpenPeriod(tx, day, voucher.day, enteringBy(context))),
    ...(await faults(tx, request, voucher)),
  ]);
  const numbered = async () => (await nextNumbers(tx, { prefix, day: voucher.day }, 1))[0] ?? '';
  const entry = { ...voucher, asked: context, source: { id: voucher.id, event: 'post' } } as const;
  if (voucher.reverses !== null) {
    const of = { type: request.entity.name, id: voucher.reverses };
    const { number, posting } = await reversalEntry(tx, request, { ...entry, numbered, of });
    await logOverride(context, { ...voucher, posting, number });
    return { set: { invoice_no: number }, output: {} };
  }
  const { violations, ...settled } = await settleLines(tx, {
    ...voucher,
    lines: voucher.items.map(enteredOf),
    scope: knownTo(request.caller),
    law,
  });
  refuse([...violations, ...(await lossObjections(tx, request, settled.lines))]);
  const number = await numbered();
  const posting = await postEntry(tx, request, { ...entry, ...settled, number, counters: null });
  await logOverride(context, { ...voucher, posting, number });
  return { set: { invoice_no: number }, output: {} };
}

async function annul(context: CommandContext): Promise<CommandResult> {
  const { tx, request, record } = context;
  const voucher = voucherOf(request.entity, record);
  refuse(await requireOpenPeriod(tx, kindOf(request.entity).day, voucher.day, enteringBy(context)));
  await countTakenBack(context);
  await voidPosted(context, { ...voucher, number: voucher.invoice_no });
  return { output: {} };
}

/** The body of the voucher that takes another one back. */
const reversalBody = (voucher: VoucherRecord, lines: readonly EntryLine[], dayField: string, day: string) => ({
  [dayField]: day,
  branch: voucher.branch,
  details: voucher.details,
  settlement: 'none',
  items: lines.map(({ debit, credit, due: _due, taxes: _taxes, foreign, ...line }) => ({
    ...line,
    ...(line.currency && { foreign_amount: fromMinor(foreign ?? 0n) }),
    debit_amount: fromMinor(debit),
    credit_amount: fromMinor(credit),
  })),
});

async function reverse(context: CommandContext): Promise<CommandResult> {
  const { tx, request, record, input, reason, perform } = context;
  const voucher = voucherOf(request.entity, record);
  const day = String((input as Readonly<Record<string, unknown>>)['reverse_date']);
  if (day < voucher.day) refuse([violation('reverse_date', 'before_original')]);
  const { until } = await settledBy(tx, { type: request.entity.name, id: voucher.id });
  if (until !== null && day < until) refuse([violation('reverse_date', 'settled_until', { day: until })]);
  refuse(await requireOpenPeriod(tx, 'reverse_date', day, enteringBy(context)));
  await countTakenBack(context);
  const { lines } = await reversedOf(tx, { type: request.entity.name, id: voucher.id });
  const ledgers = await ledgersOf(
    tx,
    lines.map(({ ledger }) => ledger),
  );
  if (isAhead(request, ledgers, day)) refuse([violation('reverse_date', 'future_date')]);
  const made = await createWithin(tx, request, reversalBody(voucher, lines, kindOf(request.entity).day, day));
  const id = Number(made['id']);
  await writeChanges(tx, request, await existingOf(tx, request, id), {
    changes: { reverses: voucher.id },
    action: 'update',
    command: 'reverse',
    ...(reason !== undefined && { reason }),
  });
  await perform(`post_${voucherNamed(request.entity)}`, id, {});
  return { output: { reversal: id } };
}

/**
 * What a voucher lets go. A receipt lets go only what its lines owe beside the money, such as a discount; a contra,
 * between own cash and bank, nothing.
 */
async function lettingGo(context: GuardContext): Promise<Obstacle | undefined> {
  const { tx, request, record } = context;
  const { law } = kindOf(request.entity);
  if (law === 'contra') return undefined;
  if (law !== 'receipt') return overLimit(context);
  const { items } = voucherOf(request.entity, record);
  const ledgers = await ledgersOf(
    tx,
    items.map(({ ledger }) => ledger),
  );
  const given = items.filter(({ ledger }) => !ledgers.get(ledger)?.isMoney);
  return aboveLimit(context, fromMinor(sum(given.map(({ debit }) => debit))));
}

type Guard = NonNullable<CommandHandler['guards']>[number];

/** Vouchers of all kinds are posted alike; what each may hold, their kind says. */
const handlerOf = <C extends Command>(run: CommandHandler['run'], ...guards: readonly Guard[]): CommandHandler<C> =>
  ({ run, guards }) as unknown as CommandHandler<C>;

export const postVoucherHandler = <C extends Command>() => handlerOf<C>(post, lettingGo);
export const submitVoucherHandler = <C extends Command>() => handlerOf<C>(submit);
export const approveVoucherHandler = <C extends Command>() => handlerOf<C>(post, ownVoucher, lettingGo);
export const voidVoucherHandler = <C extends Command>(...more: readonly Guard[]) =>
  handlerOf<C>(annul, takingBack, everSettledByOthers, seenByBank, paidOver, ...more);
export const reverseVoucherHandler = <C extends Command>(...more: readonly Guard[]) =>
  handlerOf<C>(reverse, takingBack, settledByOthers, ...more);
