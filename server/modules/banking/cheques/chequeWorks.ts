import type { Commands } from '#catalog/registry/commands.ts';
import { bankViolations, chequeViolations, countsFrom } from '#catalog/banking/cheques/chequeLaw.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { type Obstacle, violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { Act, Outset, Work } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { seenByBank, settledByOthers } from '../../ledger/vouchers/counterEntry.ts';
import { enteringBy, heldOpen, keepOverride, lockedDay } from '../../ledger/years/periods.ts';
import { overLimit } from '../../ledger/vouchers/postingLimit.ts';
import { knownTo } from '../../bills/settlement/openItems.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { holdDrawers, registeredBefore } from './onceRegistered.ts';
import { takeBackCheque } from './takeBackCheque.ts';
import { type Cheque, chequeLines, enterCheque, enterEvent, heldDay, heldLedger, plainLine } from './chequeEntry.ts';

type Enter = Work<Commands['enter_cheque']>;
type Mature = Work<Commands['mature_cheque']>;
type Deposit = Work<Commands['deposit_cheque']>;
type Clear = Work<Commands['clear_cheque']>;
type Cancel = Work<Commands['cancel_cheque']>;

const todayOf = ({ desk, now }: Pick<Act, 'desk' | 'now'>): string => dayIn(desk.host.timeZone, now);
const enteredAs = ({ direction }: Cheque): Cheque['direction'] => direction;

/** One that is received brings money. */
const issuedOverLimit = async (outset: Outset<Commands['enter_cheque']>): Promise<Obstacle | undefined> =>
  outset.record.direction === 'issued' ? overLimit(outset as unknown as Outset) : undefined;

export const enterWork: Enter = {
  guards: [issuedOverLimit],
  async run(act) {
    const { tx, record } = act;
    const [ledger, bank] = [await heldLedger(tx, record.ledger), await heldLedger(tx, record.bank)];
    const { direction } = record;
    refuse([
      ...(record.entry_date > todayOf(act) ? [violation('entry_date', 'future_date')] : []),
      ...chequeViolations({ direction, amount: toMinor(record.amount), ledger, bank }),
    ]);
    await holdDrawers(tx, [record]);
    refuse(await registeredBefore(tx, record, { field: 'cheque_no', caller: act.desk.caller }));
    const day = countsFrom({ entered: record.entry_date, dated: record.cheque_date });
    if (day > todayOf(act)) return { to: 'post_dated', gives: {} };
    refuse(await heldOpen(tx, 'entry_date', day, enteringBy(act)));
    const { violations, ...settled } = await chequeLines(tx, record, { day, scope: knownTo(act.desk.caller) });
    refuse(violations);
    const { number, posting } = await enterCheque(act, record, { ...settled, day });
    await keepOverride(act, { posting, number, day, branch: record.branch });
    return { to: enteredAs(record), set: { invoice_no: number, posted_on: day }, gives: {} };
  },
};

/** Before its date nobody may ask a bank for its money. */
async function notYetDue(outset: Outset<Commands['mature_cheque']>): Promise<ViolationCode | undefined> {
  return outset.record.cheque_date > todayOf(outset) ? 'cheque_not_due' : undefined;
}

export const matureWork: Mature = {
  guards: [notYetDue],
  async run(act) {
    const { tx, record } = act;
    const due = countsFrom({ entered: record.entry_date, dated: record.cheque_date });
    // Its month may have been locked since, where nobody has looked after it on its day.
    const day = (await lockedDay(tx, 'entry_date', due)).length > 0 ? todayOf(act) : due;
    refuse(await heldOpen(tx, 'entry_date', day));
    const scope = knownTo(act.desk.caller);
    const meant = await chequeLines(tx, record, { day, scope });
    // What was chosen may have been paid by other means since: then it pays what is due first.
    const settled =
      meant.violations.length > 0 ? await chequeLines(tx, record, { day, scope, settlement: 'oldest' }) : meant;
    const { number } = await enterCheque(act, record, { lines: settled.lines, pairs: settled.pairs, day });
    return { to: enteredAs(record), set: { invoice_no: number, posted_on: day }, gives: {} };
  },
};

export const depositWork: Deposit = {
  async run(act) {
    const { tx, record, input } = act;
    const { deposit_into: bank, deposit_date: day, deposit_slip } = input;
    refuse(bankViolations('deposit_into', await heldLedger(tx, bank)));
    await heldDay(act, 'deposit_date', day, record.posted_on);
    return { set: { bank, deposited_on: day, slip_no: deposit_slip }, gives: {} };
  },
};

export const clearWork: Clear = {
  async run(act) {
    const { tx, record, input } = act;
    const day = input.clear_date;
    await heldDay(act, 'clear_date', day, record.deposited_on ?? record.posted_on);
    if (record.direction === 'received') {
      const [bank, hand] = [Number(record.bank), await ledgerOfType(tx, 'cheques_in_hand')];
      const amount = toMinor(record.amount);
      const lines = [plainLine(bank, 'debit', amount), plainLine(hand, 'credit', amount)];
      await enterEvent(act as unknown as Act, record, { event: 'clear', day, lines });
    }
    return { set: { cleared_on: day }, gives: {} };
  },
};

/** Only what was entered into the books is looked for there. */
const onceEntered =
  (guard: (outset: Outset) => Promise<ViolationCode | undefined>) =>
  async (outset: Outset<Commands['cancel_cheque']>): Promise<ViolationCode | undefined> =>
    outset.record.posted_on === null ? undefined : guard(outset as unknown as Outset);

export const cancelWork: Cancel = {
  guards: [onceEntered(settledByOthers), onceEntered(seenByBank)],
  async run(act) {
    const { record, input } = act;
    if (record.posted_on === null) return { gives: {} };
    const day = input.cancel_date;
    await heldDay(act as unknown as Act, 'cancel_date', day, record.posted_on);
    await takeBackCheque(act as unknown as Act, record, { event: 'void', day });
    return { gives: {} };
  },
};
