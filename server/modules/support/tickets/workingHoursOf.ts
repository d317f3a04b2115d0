import { sql } from 'drizzle-orm';
import { workdays } from '#catalog/support/tickets/supportSetting.ts';
import { minutesOf, type WorkingHours } from '#catalog/support/tickets/workingHours.ts';
import type { Database } from '#server/platform/services/Database.ts';

const HOUR = 60 * 60 * 1000;
/** What is promised of a priority for which nothing is set, in working hours. */
const USUAL = { response: 8, resolve: 40 };

type SupportSettingRow = Readonly<Record<(typeof workdays)[number], boolean>> & {
  readonly opens: string;
  readonly closes: string;
  readonly closed: readonly string[];
  readonly silence: number;
  readonly reopen: number;
};

/** When the office works, and for how many days it waits. */
export interface OfficeHours {
  readonly hours: WorkingHours;
  /** Days of silence until a question counts as settled. */
  readonly silence: number;
  /** Days for which an answer reopens what was resolved. */
  readonly reopen: number;
}

export async function officeHours(db: Database, timeZone: string): Promise<OfficeHours> {
  const { rows } = await db.execute(sql`
    select setting.*, opens_at as opens, closes_at as closes, silence_days as silence, reopen_days as reopen,
      array(select day::text from support_setting_closed_days where owner = setting.id) as closed
    from support_setting as setting order by id limit 1`);
  const found = rows[0] as SupportSettingRow | undefined;
  const week = workdays.map(day => found?.[day] ?? true);
  const [opens, closes] = [minutesOf(found?.opens ?? ''), minutesOf(found?.closes ?? '')];
  return {
    hours: { timeZone, week, opens: opens ?? 0, closes: closes ?? 24 * 60, closed: new Set(found?.closed) },
    silence: found?.silence ?? 7,
    reopen: found?.reopen ?? 7,
  };
}

/** What is promised of a priority, in milliseconds of work. */
export async function targetsOf(db: Database, priority: unknown): Promise<{ response: number; resolve: number }> {
  const { rows } = await db.execute<{ response: number; resolve: number }>(sql`
    select response_hours as response, resolve_hours as resolve
    from support_setting_targets where ticket_priority = ${Number(priority)} order by owner, position limit 1`);
  const { response, resolve } = rows[0] ?? USUAL;
  return { response: response * HOUR, resolve: resolve * HOUR };
}
