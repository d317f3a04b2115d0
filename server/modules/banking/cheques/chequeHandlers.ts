import type { Commands } from '#catalog/registry/commands.ts';
import { bankViolations, chequeViolations, countsFrom } from '#catalog/banking/cheques/chequeLaw.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { type Obstacle, violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { CommandContext, GuardContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { seenByBank, settledByOthers } from '../../ledger/vouchers/reversalEntry.ts';
import { enteringBy, requireOpenPeriod, lockedDay } from '../../ledger/years/periods.ts';
import { overLimit } from '../../ledger/vouchers/postingLimit.ts';
import { knownTo } from '../../bills/settlement/openItems.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { lockDrawers, registeredBefore } from './onceRegistered.ts';
import { takeBackCheque } from './takeBackCheque.ts';
import { type Cheque, chequeLines, enterCheque, enterEvent, heldDay, heldLedger, plainLine } from './chequeEntry.ts';

type Enter = CommandHandler<Commands['enter_cheque']>;
type Mature = CommandHandler<Commands['mature_cheque']>;
type Deposit = CommandHandler<Commands['deposit_cheque']>;
type Clear = CommandHandler<Commands['clear_cheque']>;
type Cancel = CommandHandler<Commands['cancel_cheque']>;

const todayOf = ({ request, now }: Pick<CommandContext, 'request' | 'now'>): string =>
  dayIn(request.host.timeZone, now);
const enteredAs = ({ direction }: Cheque): Cheque['direction'] => direction;

/** One that is received brings money. */
const issuedOverLimit = async (context: GuardContext<Commands['enter_cheque']>): Promise<Obstacle | undefined> =>
  context.record.direction === 'issued' ? overLimit(context as unknown as GuardContext) : undefined;

export const enterHandler: Enter = {
  guards: [issuedOverLimit],
  async run(context) {
    const { tx, record } = context;
    const [ledger, bank] = [await heldLedger(tx, record.ledger), await heldLedger(tx, record.bank)];
    const { direction } = record;
    refuse([
      ...(record.entry_date > todayOf(context) ? [violation('entry_date', 'future_date')] : []),
      ...chequeViolations({ direction, amount: toMinor(record.amount), ledger, bank }),
    ]);
    await lockDrawers(tx, [record]);
    refuse(await registeredBefore(tx, record, { field: 'cheque_no', caller: context.request.caller }));
    const day = countsFrom({ entered: record.entry_date, dated: record.cheque_date });
    if (day > todayOf(context)) return { to: 'post_dated', output: {} };
    refuse(await requireOpenPeriod(tx, 'entry_date', day, enteringBy(context)));
    const { violations, ...settled } = await chequeLines(tx, record, { day, scope: knownTo(context.request.caller) });
    refuse(violations);
    const number = await enterCheque(context, record, { ...settled, day });
    return { to: enteredAs(record), set: { invoice_no: number, posted_on: day }, output: {} };
  },
};

/** Before its date nobody may ask a bank for its money. */
async function notYetDue(context: GuardContext<Commands['mature_cheque']>): Promise<ViolationCode | undefined> {
  return context.record.cheque_date > todayOf(context) ? 'cheque_not_due' : undefined;
}

export const matureHandler: Mature = {
  guards: [notYetDue],
  async run(context) {
    const { tx, request, record } = context;
    const due = countsFrom({ entered: record.entry_date, dated: record.cheque_date });
    // Its month may have been locked since, where nobody has looked after it on its day.
    const day = (await lockedDay(tx, 'entry_date', due)).length > 0 ? todayOf(context) : due;
    refuse(await requireOpenPeriod(tx, 'entry_date', day));
    const scope = knownTo(context.request.caller);
    const meant = await chequeLines(tx, record, { day, scope });
    // What was chosen may have been paid by other means since: then it pays what is due first.
    const settled =
      meant.violations.length > 0 ? await chequeLines(tx, record, { day, scope, settlement: 'oldest' }) : meant;
    const number = await enterCheque({ tx, request }, record, { lines: settled.lines, pairs: settled.pairs, day });
    return { to: enteredAs(record), set: { invoice_no: number, posted_on: day }, output: {} };
  },
};

export const depositHandler: Deposit = {
  async run(context) {
    const { tx, record, input } = context;
    const { deposit_into: bank, deposit_date: day, deposit_slip } = input;
    refuse(bankViolations('deposit_into', await heldLedger(tx, bank)));
    await heldDay(context, 'deposit_date', day, record.posted_on);
    return { set: { bank, deposited_on: day, slip_no: deposit_slip }, output: {} };
  },
};

export const clearHandler: Clear = {
  async run(context) {
    const { tx, record, input } = context;
    const day = input.clear_date;
    await heldDay(context, 'clear_date', day, record.deposited_on ?? record.posted_on);
    if (record.direction === 'received') {
      const [bank, hand] = [Number(record.bank), await ledgerOfType(tx, 'cheques_in_hand')];
      const amount = toMinor(record.amount);
      const lines = [plainLine(bank, 'debit', amount), plainLine(hand, 'credit', amount)];
      await enterEvent(context as unknown as CommandContext, record, { event: 'clear', day, lines });
    }
    return { set: { cleared_on: day }, output: {} };
  },
};

/** Only what was entered into the books is looked for there. */
const onceEntered =
  (guard: (context: GuardContext) => Promise<ViolationCode | undefined>) =>
  async (context: GuardContext<Commands['cancel_cheque']>): Promise<ViolationCode | undefined> =>
    context.record.posted_on === null ? undefined : guard(context as unknown as GuardContext);

export const cancelHandler: Cancel = {
  guards: [onceEntered(settledByOthers), onceEntered(seenByBank)],
  async run(context) {
    const { record, input } = context;
    if (record.posted_on === null) return { output: {} };
    const day = input.cancel_date;
    await heldDay(context as unknown as CommandContext, 'cancel_date', day, record.posted_on);
    await takeBackCheque(context as unknown as CommandContext, record, { event: 'void', day });
    return { output: {} };
  },
};
