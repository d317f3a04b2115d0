import { sql } from 'drizzle-orm';
import type { Command } from '#catalog/engine/defineCommand.ts';
import { objections } from '#catalog/ledger/vouchers/voucherLaw.ts';
import { entities } from '#catalog/registry/entities.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { fromMinor, sum } from '#catalog/engine/money/money.ts';
import { type Obstacle, type Violation, violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import { bookSettings } from '#server/engine/numbering/bookSettings.ts';
import { existingOf } from '#server/engine/access/scope.ts';
import { secondPerson } from '#server/engine/access/secondPerson.ts';
import type { Act, Outcome, Outset, Work, Desk } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { createWithin, writeChanges } from '#server/engine/crud/write.ts';
import { refuse } from '#server/platform/problem.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import {
  counteredOf,
  counterEntry,
  everSettledByOthers,
  paidOver,
  seenByBank,
  settledByOthers,
} from './counterEntry.ts';
import { ledgersOf } from '../chart/ledgers.ts';
import { beyondYear, enteringBy, heldOpen, keepOverride, lockedDay } from '../years/periods.ts';
import { type EntryLine, postEntry } from './postEntry.ts';
import { aboveLimit, overLimit } from './postingLimit.ts';
import { settledBy } from '../../bills/settlement/dayByDay.ts';
import { knownTo } from '../../bills/settlement/openItems.ts';
import { countTakenBack, takingBack } from './takenBack.ts';
import { lossObjections, settleLines } from '../../bills/settlement/settleLines.ts';
import { abroadOf, enteredOf, kindOf, madeBy, voucherNamed, voucherOf, type VoucherRecord } from './voucherRecord.ts';

type Ledgers = Awaited<ReturnType<typeof ledgersOf>>;

/** Money would move on a day that has not come (rule P3). */
const isAhead = ({ host }: Desk, ledgers: Ledgers, day: string): boolean =>
  day > dayIn(host.timeZone, host.clock()) && [...ledgers.values()].some(({ isMoney }) => isMoney);

/** Why a voucher cannot be posted; a counter-voucher stands on the sides that its original forbids. */
async function faults(tx: Database, desk: Desk, voucher: VoucherRecord): Promise<Violation[]> {
  if (voucher.reverses !== null) return [];
  const { law, day } = kindOf(desk.entity);
  const ledgers = await ledgersOf(
    tx,
    voucher.items.map(({ ledger }) => ledger),
  );
  const lines = voucher.items.map(line => ({ ...line, ledger: ledgers.get(line.ledger), ...abroadOf(line) }));
  const movesMoney = lines.some(({ ledger }) => ledger?.isMoney);
  const policy = law === 'journal' && movesMoney ? await bookSettings(tx) : undefined;
  return [
    ...objections(law, lines, policy),
    ...(isAhead(desk, ledgers, voucher.day) ? [violation(day, 'future_date')] : []),
  ];
}

const ownVoucher = secondPerson('own_voucher', ['send_back']);

async function submit(act: Act): Promise<Outcome> {
  const { tx, desk, record } = act;
  const voucher = voucherOf(desk.entity, record);
  const { day } = kindOf(desk.entity);
  refuse([
    ...(await lockedDay(tx, day, voucher.day, desk.caller)),
    ...(await beyondYear(tx, day, voucher.day, enteringBy(act))),
    ...(await faults(tx, desk, voucher)),
  ]);
  return { gives: {} };
}

async function post(act: Act): Promise<Outcome> {
  const { tx, desk, record } = act;
  const voucher = voucherOf(desk.entity, record);
  const { prefix, day, law } = kindOf(desk.entity);
  refuse([...(await heldOpen(tx, day, voucher.day, enteringBy(act))), ...(await faults(tx, desk, voucher))]);
  const numbered = async () => (await nextNumbers(tx, { prefix, day: voucher.day }, 1))[0] ?? '';
  const entry = { ...voucher, asked: act, source: { id: voucher.id, event: 'post' } } as const;
  if (voucher.reverses !== null) {
    const of = { type: desk.entity.name, id: voucher.reverses };
    const { number, posting } = await counterEntry(tx, desk, { ...entry, numbered, of });
    await keepOverride(act, { ...voucher, posting, number });
    return { set: { invoice_no: number }, gives: {} };
  }
  const { violations, ...settled } = await settleLines(tx, {
    ...voucher,
    lines: voucher.items.map(enteredOf),
    scope: knownTo(desk.caller),
    law,
  });
  refuse([...violations, ...(await lossObjections(tx, desk, settled.lines))]);
  const number = await numbered();
  const posting = await postEntry(tx, desk, { ...entry, ...settled, number, counters: null });
  await keepOverride(act, { ...voucher, posting, number });
  return { set: { invoice_no: number }, gives: {} };
}

async function annul(act: Act): Promise<Outcome> {
  const { tx, desk, record } = act;
  const voucher = voucherOf(desk.entity, record);
  refuse(await heldOpen(tx, kindOf(desk.entity).day, voucher.day, enteringBy(act)));
  await countTakenBack(act);
  const { posting } = await counterEntry(tx, desk, {
    ...voucher,
    numbered: () => voucher.invoice_no,
    of: { type: desk.entity.name, id: voucher.id },
    source: { id: voucher.id, event: 'void' },
  });
  await keepOverride(act, { ...voucher, posting, number: voucher.invoice_no });
  return { gives: {} };
}

/** The body of the voucher that takes another one back. */
const counterBody = (voucher: VoucherRecord, lines: readonly EntryLine[], dayField: string, day: string) => ({
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

async function reverse(act: Act): Promise<Outcome> {
  const { tx, desk, record, input, reason, perform } = act;
  const voucher = voucherOf(desk.entity, record);
  const day = String((input as Readonly<Record<string, unknown>>)['reverse_date']);
  if (day < voucher.day) refuse([violation('reverse_date', 'before_original')]);
  const { until } = await settledBy(tx, { type: desk.entity.name, id: voucher.id });
  if (until !== null && day < until) refuse([violation('reverse_date', 'settled_until', { day: until })]);
  refuse(await heldOpen(tx, 'reverse_date', day, enteringBy(act)));
  await countTakenBack(act);
  const { lines } = await counteredOf(tx, { type: desk.entity.name, id: voucher.id });
  const ledgers = await ledgersOf(
    tx,
    lines.map(({ ledger }) => ledger),
  );
  if (isAhead(desk, ledgers, day)) refuse([violation('reverse_date', 'future_date')]);
  const made = await createWithin(tx, desk, counterBody(voucher, lines, kindOf(desk.entity).day, day));
  const id = Number(made['id']);
  await writeChanges(tx, desk, await existingOf(tx, desk, id), {
    changes: { reverses: voucher.id },
    action: 'update',
    command: 'reverse',
    ...(reason !== undefined && { reason }),
  });
  await perform(`post_${voucherNamed(desk.entity)}`, id, {});
  return { gives: { reversal: id } };
}

/** What a document has entered by a receipt of its own is taken back by the document. */
async function ofPaidBill({ tx, desk, record }: Outset): Promise<ViolationCode | undefined> {
  if (desk.entity !== entities.receipt_voucher) return undefined;
  const { rows } = await tx.execute(
    sql`select 1 from monthly_subscription where receipt = ${madeBy(record).id} limit 1`,
  );
  return rows.length > 0 ? 'receipt_of_bill' : undefined;
}

/**
 * What a voucher lets go. A receipt lets go only what its lines owe beside the money, such as a discount; a contra,
 * between own cash and bank, nothing.
 */
async function lettingGo(outset: Outset): Promise<Obstacle | undefined> {
  const { tx, desk, record } = outset;
  const { law } = kindOf(desk.entity);
  if (law === 'contra') return undefined;
  if (law !== 'receipt') return overLimit(outset);
  const { items } = voucherOf(desk.entity, record);
  const ledgers = await ledgersOf(
    tx,
    items.map(({ ledger }) => ledger),
  );
  const given = items.filter(({ ledger }) => !ledgers.get(ledger)?.isMoney);
  return aboveLimit(outset, fromMinor(sum(given.map(({ debit }) => debit))));
}

/** Vouchers of all kinds are posted alike; what each may hold, their kind says. */
const workOf = <C extends Command>(run: Work['run'], ...guards: NonNullable<Work['guards']>): Work<C> =>
  ({ run, guards }) as unknown as Work<C>;

export const postVoucher = <C extends Command>() => workOf<C>(post, lettingGo);
export const submitVoucher = <C extends Command>() => workOf<C>(submit);
export const approveVoucher = <C extends Command>() => workOf<C>(post, ownVoucher, lettingGo);
export const voidVoucher = <C extends Command>() =>
  workOf<C>(annul, takingBack, everSettledByOthers, seenByBank, paidOver, ofPaidBill);
export const reverseVoucher = <C extends Command>() => workOf<C>(reverse, takingBack, settledByOthers, ofPaidBill);
