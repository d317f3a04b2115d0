import { sql } from 'drizzle-orm';
import { omit } from 'es-toolkit';
import { OPENING } from '#catalog/ledger/years/accountingPeriod.ts';
import { yearKinds } from '#catalog/ledger/years/yearKinds.ts';
import type { postOpening, replaceOpening } from '#catalog/ledger/years/openingBalance.ts';
import { hasAmount, openingDifference, openingObjections } from '#catalog/ledger/years/openingLaw.ts';
import { dayAfter } from '#catalog/engine/days/days.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import { existingOf } from '#server/engine/access/scope.ts';
import type { GuardContext, CommandHandler } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { createWithin, writeChanges } from '#server/engine/crud/write.ts';
import { lock } from '#server/platform/db/lock.ts';
import { refuse } from '#server/platform/problem.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { bookSettings } from '#server/engine/numbering/bookSettings.ts';
import {
  cancelOpeningCheques,
  chequesMoved,
  openingChequeViolations,
  registerOpeningCheques,
} from '../../banking/cheques/openingCheques.ts';
import { chartOf } from '../chart/chart.ts';
import { ledgerFor } from './closing.ts';
import { reversalEntry, everSettledByOthers, seenByBank } from '../vouchers/reversalEntry.ts';
import { type OpeningRecord, openingOf } from './openingRecord.ts';
import { type EntryLine, postEntry } from '../vouchers/postEntry.ts';
import { foreignAmountOf, enteredOf } from '../vouchers/voucherRecord.ts';

type OpeningContext = Pick<GuardContext, 'tx'>;

/** Once a month is locked its reports are out: what stands before all of them does not change any more. */
async function laterLocked({ tx }: OpeningContext): Promise<ViolationCode | undefined> {
  const { rows } = await tx.execute(sql`select 1 from accounting_period where status <> 'open' limit 1`);
  return rows.length > 0 ? 'later_month_locked' : undefined;
}

/** A branch begins once. */
async function openedBefore({ tx, record }: GuardContext<typeof postOpening>): Promise<ViolationCode | undefined> {
  const { rows } = await tx.execute(sql`
    select 1 from opening_balance
    where status = 'posted' and branch is not distinct from ${record.branch}::int and id <> ${record.id}`);
  return rows.length > 0 ? 'opening_exists' : undefined;
}

/**
 * Keeps every month as it is until the transaction ends, and the period of the openings, which is made when it is missing.
 */
async function lockPeriods(tx: Database, day: string): Promise<void> {
  await tx.execute(sql`
    insert into accounting_period (name, starts_on, ends_on, status) values (${OPENING}, ${day}, ${day}, 'open')
    on conflict do nothing`);
  await tx.execute(sql`
    update accounting_period set starts_on = ${day}, ends_on = ${day} where name = ${OPENING} and starts_on <> ${day}`);
  await tx.execute(sql`select 1 from accounting_period order by id for share`);
}

/** The chart's ledgers of its lines, locked against being closed or moved meanwhile. */
async function ledgersIn(tx: Database, { items }: OpeningRecord) {
  const wanted = sql`id = any(${`{${[...new Set(items.map(({ ledger }) => ledger))].join(',')}}`}::int[])`;
  await tx.execute(sql`select id from ledger_account where ${wanted} order by id for share`);
  return new Map((await chartOf(tx, wanted)).map(ledger => [ledger.id, ledger]));
}

/** What brings the sides together. */
async function differenceLine(tx: Database, lines: readonly EntryLine[]): Promise<EntryLine[]> {
  const difference = openingDifference(lines);
  if (difference === 0n) return [];
  const ledger = await ledgerFor(tx, 'opening_difference');
  if (ledger === undefined) refuse([violation('difference', 'ledger_missing', { ledger: 'Opening Difference' })]);
  const [debit, credit] = difference < 0n ? [-difference, 0n] : [0n, difference];
  return [{ ledger: Number(ledger), party: null, sub_ledger: null, details: null, debit, credit }];
}

/** Openings are posted and replaced one at a time: a branch begins once. */
const locks = (tx: Database) => lock(tx, ['opening balances']);

export const postOpeningHandler: CommandHandler<typeof postOpening> = {
  locks,
  guards: [laterLocked, openedBefore],
  async run(context) {
    const { tx, request, record } = context;
    const { begin } = await bookSettings(tx);
    if (begin === null) refuse([violation('opening_date', 'books_begin_missing')]);
    const day = dayAfter(String(begin), -1);
    await lockPeriods(tx, day);
    // Once more, now that nobody can lock one.
    const late = await laterLocked(context);
    if (late) refuse([violation('opening_date', late)]);
    const opening = openingOf(record);
    const ledgers = await ledgersIn(tx, opening);
    refuse(
      openingObjections(
        opening.items.map(line => ({ ...line, ledger: ledgers.get(line.ledger), ...foreignAmountOf(line) })),
      ),
    );
    refuse(openingChequeViolations(record, ledgers));
    const difference = await differenceLine(tx, opening.items);
    const [number = ''] = await nextNumbers(tx, { prefix: yearKinds.opening_balance.prefix, day }, 1);
    await postEntry(tx, request, {
      ...opening,
      number,
      day,
      source: { id: opening.id, event: 'post' },
      counters: null,
      lines: [...opening.items.filter(hasAmount).map(enteredOf), ...difference],
    });
    await registerOpeningCheques(tx, request, { opening: record, day, number, ledgers });
    return {
      set: { invoice_no: number, opening_date: day, difference: fromMinor(openingDifference(opening.items)) },
      output: {},
    };
  },
};

export const replaceOpeningHandler: CommandHandler<typeof replaceOpening> = {
  locks,
  guards: [laterLocked, everSettledByOthers, seenByBank, chequesMoved],
  async run(context) {
    const { tx, request, record, reason } = context;
    const opening = openingOf(record);
    const day = String(record.opening_date);
    await lockPeriods(tx, day);
    const late = await laterLocked({ tx });
    if (late) refuse([violation('opening_date', late)]);
    await reversalEntry(tx, request, {
      ...opening,
      numbered: () => opening.invoice_no,
      day,
      of: { type: request.entity.name, id: opening.id },
      source: { id: opening.id, event: 'void' },
    });
    await cancelOpeningCheques(context, opening.id);
    const { branch, details, items } = record;
    const made = await createWithin(tx, request, { branch, details, items: items.map(line => omit(line, ['id'])) });
    const id = Number(made['id']);
    await writeChanges(tx, request, await existingOf(tx, request, id), {
      changes: { replaces: opening.id },
      action: 'update',
      command: 'replace',
      ...(reason !== undefined && { reason }),
    });
    return { output: { replacement: id } };
  },
};
