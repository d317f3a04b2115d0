import { sql } from 'drizzle-orm';
import { uniqBy } from 'es-toolkit';
import { type BillLine, billViolations, rateOn, type TaxFacts, taxOf } from '#catalog/bills/billLaw.ts';
import type { BillKind } from '#catalog/bills/bills.ts';
import { netOf, spreadDiscount } from '#catalog/bills/lineAmounts.ts';
import { otherSide } from '#catalog/bills/settlement/Open.ts';
import type { Command } from '#catalog/engine/defineCommand.ts';
import { fromMinor, type Minor, split, sum } from '#catalog/engine/money/money.ts';
import { times } from '#catalog/ledger/vouchers/rounding.ts';
import { type Obstacle, type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext, CommandResult, GuardContext, CommandHandler } from '../../engine/context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { refuse } from '../../platform/problem.ts';
import { nextNumbers } from '../../engine/numbering/nextNumber.ts';
import { everSettledByOthers } from '../ledger/vouchers/reversalEntry.ts';
import { enteringBy, requireOpenPeriod } from '../ledger/years/periods.ts';
import { enterPosting } from '../ledger/vouchers/enterPosting.ts';
import { Posting } from '../ledger/vouchers/Posting.ts';
import { voidPosted } from '../ledger/vouchers/voidPosted.ts';
import { billStays, limitedByBill } from './payables/documentOfBill.ts';
import { overLimit, drawOnLimit, worthOf } from '../ledger/vouchers/postingLimit.ts';
import type { TaxPart } from '../taxes/taxEntries.ts';
import { knownTo } from './settlement/openItems.ts';
import { lossObjections, settleLines } from './settlement/settleLines.ts';
import { ledgerOfType } from '../ledger/vouchers/typedLedgers.ts';
import { fixWithholdings } from './fixWithholdings.ts';
import { billKindOf, billOf, type BillRecord, lawLinesOf } from './billRecord.ts';

/** What the lines of a bill bear of one tax, in the bill's currency. */
interface Borne {
  readonly tax: TaxFacts;
  /** Places of the lines that bear it. */
  readonly lines: readonly number[];
  readonly amount: Minor;
}

const borneBy = (lines: readonly BillLine[], day: string): Borne[] =>
  uniqBy(
    lines.flatMap(({ tax }) => tax ?? []),
    ({ id }) => id,
  ).map(tax => {
    const own = lines.flatMap((line, at) => (line.tax?.id === tax.id ? [{ line, at }] : []));
    return { tax, lines: own.map(({ at }) => at), amount: sum(own.map(({ line }) => taxOf(line, day))) };
  });

/** Output tax is charged on the side opposite to what is owed to the agency, input tax to what it owes. */
const signOf = ({ tax, side }: BillKind): bigint => ((tax === 'output') === (side === 'debit') ? 1n : -1n);

/** What a bill enters: the party's part on its control account, and its lines and taxes on the other side (rules A2). */
async function entryLines(tx: Database, kind: BillKind, bill: BillRecord, lines: readonly BillLine[]) {
  const side = otherSide[kind.side];
  const borne = borneBy(lines, bill.day);
  const charged = borne.filter(({ amount }) => amount > 0n);
  const amounts = [...lines.map(netOf), ...charged.map(({ amount }) => amount)];
  const total = sum(amounts);
  const worth = bill.currency === null ? total : times(total, bill.exchange_rate ?? '0');
  // What its lines are worth comes to what the whole is worth (rule R2).
  const shares = bill.currency === null ? amounts : split(worth, amounts);
  const shareAt = (at: number): Minor => shares[at] ?? 0n;
  const partOf = (one: Borne, amount: Minor): TaxPart => ({
    tax: one.tax.id,
    party: bill.party,
    percent: rateOn(one.tax, bill.day) ?? '0',
    base: signOf(kind) * sum(one.lines.map(shareAt)),
    amount: signOf(kind) * amount,
  });
  // Abroad a line may come to nothing where the whole does not, and so may one of which all is entered elsewhere.
  const posting = new Posting().on(kind.side, await ledgerOfType(tx, kind.account), worth, {
    party: bill.party,
    due: bill.due_date,
    ...(bill.currency !== null && { currency: bill.currency, foreign: total }),
  });
  const elsewhereOf = (line: number) =>
    bill.differences.filter(one => one.bill_line === line).map(({ amount }) => amount);
  for (const [at, { ledger, sub_ledger, details }] of bill.items.entries())
    posting.on(side, ledger, shareAt(at) - sum(elsewhereOf(at + 1)), {
      sub_ledger,
      details,
      taxes: borne.filter(one => one.amount === 0n && one.lines[0] === at).map(one => partOf(one, 0n)),
    });
  for (const { ledger, amount } of bill.differences) posting.on(side, ledger, amount);
  for (const [at, one] of charged.entries()) {
    const share = shareAt(lines.length + at);
    posting.on(side, one.tax.ledger, share, { taxes: [partOf(one, share)] });
  }
  return { lines: posting.lines, total };
}

/** A bill opens what others settle; a note settles what is open as it is issued. */
const isNote = (name: string): boolean => name.endsWith('_note');

/** Whoever is gone, or is dealt with no more, is billed nothing new; what they owe is still credited and paid. */
async function inactiveParty(tx: Database, party: number): Promise<Violation[]> {
  const { rows } = await tx.execute(sql`select 1 from party where id = ${party} and not is_active for share`);
  return rows.length > 0 ? [violation('party', 'party_inactive')] : [];
}

/** What is credited, or billed no more, counts to the limit of whoever does it. */
const countGivenUp = async (context: CommandContext): Promise<void> =>
  drawOnLimit(context.tx, context.request, {
    field: 'amount',
    amount: await worthOf(context.tx, context.record),
    by: await limitedByBill(context),
  });

async function issue(context: CommandContext): Promise<CommandResult> {
  const { tx, request, record } = context;
  const kind = billKindOf(request.entity);
  const bill = billOf(request.entity, record);
  const typed = await lawLinesOf(tx, bill.items);
  const lawful = spreadDiscount(typed, bill.discount);
  const fixed = await fixWithholdings(tx, bill, lawful);
  refuse([
    ...(await requireOpenPeriod(tx, kind.day, bill.day, enteringBy(context))),
    ...(isNote(request.entity.name) ? [] : await inactiveParty(tx, bill.party)),
    ...billViolations(kind, {
      day: bill.day,
      due: bill.due_date,
      lines: typed,
      discount: bill.discount,
      currency: bill.currency,
      rate: bill.exchange_rate,
      ofGoods: bill.differences.length > 0,
    }),
    ...fixed.violations,
  ]);
  const { lines, total } = await entryLines(tx, kind, bill, lawful);
  const { violations, ...settled } = await settleLines(tx, {
    ...bill,
    lines,
    wanted: bill.settles,
    scope: knownTo(request.caller),
    settlement: isNote(request.entity.name) ? bill.settlement : 'none',
  });
  refuse([...violations, ...(await lossObjections(tx, request, settled.lines))]);
  const [number = ''] = await nextNumbers(tx, { prefix: kind.prefix, day: bill.day }, 1);
  // Its own row settles as it is entered, and says then what is left.
  const left = total - sum(settled.pairs.map(({ amount, foreign }) => (bill.currency === null ? amount : foreign)));
  if (request.entity.name === 'credit_note') await countGivenUp(context);
  await enterPosting(context, { ...bill, number }, settled);
  // One without terms is due on its own day, so that lists find it among the overdue.
  return {
    set: {
      invoice_no: number,
      outstanding: fromMinor(left),
      due_date: bill.due_date ?? bill.day,
      ...(fixed.withholdings.length > 0 && { withholdings: fixed.withholdings }),
    },
    output: {},
  };
}

async function annul(context: CommandContext): Promise<CommandResult> {
  const { tx, request, record } = context;
  const kind = billKindOf(request.entity);
  const bill = billOf(request.entity, record);
  refuse(await requireOpenPeriod(tx, kind.day, bill.day, enteringBy(context)));
  if (request.entity.name === 'sales') await countGivenUp(context);
  await voidPosted(context, { ...bill, number: bill.invoice_no });
  return { set: { outstanding: '0.00' }, output: {} };
}

/** Bills of all kinds are issued alike; which sides they stand on says their kind. */
const handlerOf = <C extends Command>(
  run: CommandHandler['run'],
  ...guards: NonNullable<CommandHandler['guards']>
): CommandHandler<C> => ({ run, guards }) as unknown as CommandHandler<C>;

/** What is owed to the agency is given up by these alone; a debit note claims something back. */
const givenUpBy =
  (name: 'credit_note' | 'sales') =>
  async (context: GuardContext): Promise<Obstacle | undefined> =>
    context.request.entity.name === name ? overLimit(context, await limitedByBill(context)) : undefined;

export const issueBill = <C extends Command>() => handlerOf<C>(issue, givenUpBy('credit_note'));
export const voidBill = <C extends Command>() =>
  handlerOf<C>(annul, givenUpBy('sales'), billStays, everSettledByOthers);
