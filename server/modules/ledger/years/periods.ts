import { sql } from 'drizzle-orm';
import { lastBookDay } from '#catalog/ledger/years/beyondYear.ts';
import { mayOverride } from '#catalog/ledger/years/periodOverride.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fiscalYearNamed, fiscalYearOf, monthOf } from '#catalog/engine/days/periods.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { append } from '#server/engine/records/append.ts';
import type { CommandContext, Override } from '#server/engine/context/host.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import { bookSettings } from '#server/engine/numbering/bookSettings.ts';
import { CLOSED_UNTIL, lockYearsShared, isFinal } from './years.ts';

/** Who enters something into the books; and why, where they say so. */
export interface Entering {
  readonly caller: Caller;
  /** The agency's day: what lies after its fiscal year asks for a right. Left out of what the host dates by itself. */
  readonly today?: string;
  /** A draft needs no reason: it asks for one when it is posted. */
  readonly isDraft?: boolean;
  /** What says why a month takes it that is locked. */
  readonly override?: Override;
}

/** Who enters something by a command, and why. */
export const enteringBy = ({
  request: { caller, host },
  override,
}: Pick<CommandContext, 'request' | 'override'>): Entering => ({
  caller,
  override,
  today: dayIn(host.timeZone, host.clock()),
});

/** Name of the month of a day. */
const monthNamed = (day: string): string => day.slice(0, 7);

/** What the books say of a month: its state, or null of one that nobody has posted into; when they begin and are closed. */
interface PeriodStatus {
  readonly [column: string]: unknown;
  readonly status: string | null;
  readonly begin: string | null;
  /** Last day of the last closed year. */
  readonly closed: string | null;
}

const BOUNDS = sql`
  (select books_begin_on::text from book_setting order by id limit 1) as begin, ${CLOSED_UNTIL}::text as closed`;

/** What is wrong with a day, by the table of rules A5: a soft lock yields to the right and a reason, a hard one to none. */
function refusedBy({ status, begin, closed }: PeriodStatus, field: string, day: string, who?: Entering): Violation[] {
  if (begin !== null && day < begin) return [violation(field, 'before_books', { day: begin })];
  if (closed !== null && day <= closed) return [violation(field, 'period_locked')];
  if (status === null || status === 'open') return [];
  if (status !== 'soft_locked' || !who || !mayOverride(who.caller)) return [violation(field, 'period_locked')];
  const { field: asked = 'reason', reason } = who.override ?? {};
  return who.isDraft || reason ? [] : [violation(asked, 'override_reason')];
}

/** Days after the fiscal year that is under way are for whoever has the right to them (rule P3). */
export async function beyondYear(db: Database, field: string, day: string, who?: Entering): Promise<Violation[]> {
  if (who?.today === undefined || day <= who.today) return [];
  const last = lastBookDay(who.caller, who.today, (await bookSettings(db)).firstMonth);
  return last !== undefined && day > last ? [violation(field, 'beyond_fiscal_year', { day: last })] : [];
}

/** What is said of a day by who writes a draft or hands one in, who posts nothing yet. */
export async function lockedDay(db: Database, field: string, day: string, caller?: Caller): Promise<Violation[]> {
  const { rows } = await db.execute<PeriodStatus>(sql`
    select (select status from accounting_period where name = ${monthNamed(day)}) as status, ${BOUNDS}`);
  return rows[0] ? refusedBy(rows[0], field, day, caller && { caller, isDraft: true }) : [];
}

/** How the month of a day is closed: for good, or to all but what somebody gives a reason for. */
export async function lockOn(db: Database, day: string): Promise<'final' | 'soft' | undefined> {
  const { rows } = await db.execute<{ lock: 'final' | 'soft' | null }>(sql`
    select case when ${isFinal(sql`${day}::date`)} then 'final'
      when exists (select 1 from accounting_period where name = ${monthNamed(day)} and status = 'soft_locked') then 'soft'
      end as lock`);
  return rows[0]?.lock ?? undefined;
}

/** Makes the month of a day, and its fiscal year. */
async function begin(tx: Database, day: string): Promise<void> {
  const { from, to } = monthOf(day);
  const year = fiscalYearOf(day, (await bookSettings(tx)).firstMonth);
  await tx.execute(sql`
    insert into accounting_period (name, starts_on, ends_on, status) values (${monthNamed(day)}, ${from}, ${to}, 'open')
    on conflict do nothing`);
  await tx.execute(sql`
    insert into fiscal_year (name, starts_on, ends_on, status)
    values (${fiscalYearNamed(year)}, ${year.from}, ${year.to}, 'open') on conflict do nothing`);
}

/**
 * The same for whoever posts: its month is made when it is missing, and stays as it is until the transaction ends (rule
 * P2). Without `who` a month must be open. What is let through although its month is locked, `logOverride` records.
 */
export async function requireOpenPeriod(
  tx: Database,
  field: string,
  day: string,
  who?: Entering,
): Promise<Violation[]> {
  const beyond = await beyondYear(tx, field, day, who);
  if (beyond.length > 0) return beyond;
  const held = sql`select status, ${BOUNDS} from accounting_period where name = ${monthNamed(day)} for share`;
  let { rows } = await tx.execute<PeriodStatus>(held);
  if (rows.length === 0) {
    await lockYearsShared(tx);
    const early = await lockedDay(tx, field, day);
    if (early.length > 0) return early;
    await begin(tx, day);
    ({ rows } = await tx.execute<PeriodStatus>(held));
  }
  return rows[0] ? refusedBy(rows[0], field, day, who) : [violation(field, 'period_locked')];
}

interface Entered {
  readonly posting: number;
  readonly number: string;
  readonly day: string;
  readonly branch: number | null;
}

/**
 * Records, after something was posted for a reason, that its month was locked; nothing of an open month. To be called
 * beside every posting that `requireOpenPeriod` let through with a reason.
 */
export async function logOverride(
  { tx, request, override: { reason } }: Pick<CommandContext, 'tx' | 'request' | 'override'>,
  { posting, number, day, branch }: Entered,
): Promise<void> {
  if (reason === undefined) return;
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from accounting_period where name = ${monthNamed(day)} and status <> 'open'`);
  await append(tx, request, {
    entity: entities.period_override,
    rows: rows.map(({ id }) => ({ period: id, posting, reference_no: number, log_date: day, branch, reason })),
  });
}
