import { sql } from 'drizzle-orm';
import { inBothCalendars } from '#catalog/engine/reading/days/calendars.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Effect, Host } from '#server/engine/context/host.ts';
import { queueMail } from '#server/engine/mail/outbox.ts';
import { pageLink, toldInEveryLanguage } from '#server/engine/mail/writtenMail.ts';
import { recordLink } from '#server/engine/quickPanel/links.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import { transact } from '#server/platform/db/transact.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { failureForLog } from '#server/platform/forLog.ts';
import { repeatedly } from '#server/platform/repeatedly.ts';
import { alarms, ofSeasons, toldAsOf } from './alarms.ts';
import { keepers, owners } from './answerable.ts';

/** How often the day is looked at, in milliseconds. */
const LOOK = 5 * 60 * 1000;

interface Alarming extends Record<string, unknown> {
  readonly id: number;
  readonly responsible: number | null;
}

interface Told extends Record<string, unknown> {
  readonly season: number;
  readonly name: string;
  readonly title: string;
  readonly day: string;
}

/** Which deadlines each person answers for, of one season or of all. */
async function byReader(db: Database, today: string, season?: number): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await db.execute<Alarming>(sql`
    select line.id, responsible from ${ofSeasons}
    where ${alarms(today)} and ${season === undefined ? sql`true` : sql`line.owner = ${season}`}
    order by due_date, line.id`);
  const answering = await owners(
    db,
    rows.map(({ responsible }) => responsible),
  );
  const isOwned = ({ responsible: id }: Alarming) => id !== null && answering.has(id);
  const others = rows.every(isOwned) ? [] : await keepers(db);
  const found = new Map<number, number[]>();
  for (const row of rows)
    for (const reader of isOwned(row) ? [Number(row.responsible)] : others)
      found.set(reader, [...(found.get(reader) ?? []), row.id]);
  return found;
}

const todayOf = ({ timeZone, clock }: Host): string => dayIn(timeZone, clock());

/** Tells somebody of deadlines of which they have not been told as of now, in one mail. */
async function tell(tx: Database, host: Host, reader: number, deadlines: readonly number[]): Promise<void> {
  const today = todayOf(host);
  const { rows } = await tx.execute<Told>(sql`
    with told as (
      insert into deadline_told (deadline, day, reader)
      select line.id, ${toldAsOf(today)}, ${reader}::integer from ${ofSeasons}
      where line.id = any(${sql.param([...deadlines])}::integer[]) and ${alarms(today)} order by line.id
      on conflict do nothing returning deadline)
    select season.id as season, season.name, title, due_date::text as day
    from told join season_deadlines as line on line.id = told.deadline join season on season.id = line.owner
    order by due_date, line.id`);
  const { rows: known } = await tx.execute<{ email: string }>(sql`select email from "user" where id = ${reader}`);
  const [first] = rows;
  const [account] = known;
  if (!first || !account) return;
  const mail = toldInEveryLanguage(host, account.email, 'deadlines_near', locale => ({
    first: first.title,
    deadlines: rows
      .map(({ season, name, title, day }) =>
        [
          `${inBothCalendars(day, { locale, order: host.forms.current.dayOrder })}\n${title} · ${name}`,
          pageLink(host, recordLink(entities.season, season)),
        ].join('\n'),
      )
      .join('\n\n'),
  }));
  await queueMail(tx, host, mail);
}

/**
 * Tells of deadlines once when they begin to alarm and once on their day. Safe to run in several processes at once. One
 * person who cannot be told keeps no other from it.
 */
export async function tellDeadlines(host: Host): Promise<void> {
  await mapInOrder([...(await byReader(host.db, todayOf(host)))], ([reader, deadlines]) =>
    transact(host.db, tx => tell(tx, host, reader, deadlines)).catch((error: unknown) =>
      host.log({ level: 'error', event: 'deadlines not told', record: reader, ...failureForLog(error) }),
    ),
  );
}

/** A deadline that alarms as soon as it is entered is told at once: nobody waits for the next look. */
export const tellsDeadlines: Effect = {
  async afterChange(tx, { host }, { after }) {
    if (!after) return;
    const readers = await byReader(tx, todayOf(host), Number(after['id']));
    await mapInOrder([...readers], ([reader, deadlines]) => tell(tx, host, reader, deadlines));
  },
};

/** Does so from now on; gives what ends it after the round under way. */
export const tellDeadlinesEnding = (host: Host): (() => Promise<void>) =>
  repeatedly(() => tellDeadlines(host), { every: LOOK, log: host.log, failed: 'deadlines not looked at' });
