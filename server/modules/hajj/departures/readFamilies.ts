import { and, type SQL, sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { takesFile } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import type { Families, FamilyMember } from '#catalog/hajj/departures/Families.ts';
import { underWay, withdrawn } from '#catalog/hajj/pilgrimLifecycle.ts';
import { entities } from '#catalog/registry/entities.ts';
import { knownIds, withinScope } from '#server/engine/access/scope.ts';
import { titlesOf } from '#server/engine/access/titlesOf.ts';
import { tableOf } from '#server/engine/schema/tables.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { Problem } from '#server/platform/problem.ts';
import { comesWith } from '../fly/comesWith.ts';

const { booking, departure, hajj_passenger_info: pilgrim } = entities;
const table = tableOf(pilgrim);
const family = sql`${table}.family`;
/** Whoever of them leads it, by this file or another journey of theirs. */
const leads = sql`exists (select 1 from family join ${table} as leader on leader.id = family.leader
  where family.id = ${table}.family and coalesce(leader.first_file, leader.id) = coalesce(${table}.first_file, ${table}.id))`;

interface Asked {
  readonly caller: Caller;
  readonly departure: number;
}

interface PageAsked extends Asked {
  readonly page: number;
  readonly size: number;
}

/** Bookings of the departure that take the file of a pilgrim, as far as the caller may know them. */
const theirBookings = ({ caller, departure: id }: Asked): SQL => sql`
  from booking where ${and(
    sql`booking.pilgrim = ${table}.id and booking.departure = ${id}`,
    inStates(sql`booking.status`, takesFile),
    allowed(caller, booking, 'list') ? withinScope({ caller, entity: booking }) : sql`false`,
  )}`;

const aboard = (asked: Asked): SQL => sql`(
  (${comesWith(sql`${asked.departure}`)}) or (
    not ${inStates(sql`${table}.status`, withdrawn)} and exists (select 1 ${theirBookings(asked)})))`;

/** Families of which the caller may know somebody who is on the departure. */
async function aboardOf(db: Database, asked: Asked): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select family.id from family join (select distinct ${family} as id from ${table}
      where ${and(aboard(asked), sql`${family} is not null`, withinScope({ ...asked, entity: pilgrim }))}) as found
      on found.id = family.id
    order by family.name, family.id`);
  return rows.map(({ id }) => id);
}

interface Row extends Omit<FamilyMember, 'departure'>, Record<string, unknown> {
  readonly family: number;
  readonly other: number | null;
  readonly other_code: string | null;
}

/** Who of some families is on the departure; and of the others who may still come along, for its season or none yet. */
async function membersOf(db: Database, asked: Asked, families: readonly number[]): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${table}.id, ${family} as family, concat_ws(' ', given_names, surname) as name, ${table}.status,
      ${leads} as is_leader, coalesce(${aboard(asked)}, false) as is_aboard,
      (select jsonb_build_object('id', booking.id, 'booking_no', booking_no, 'status', booking.status)
        ${theirBookings(asked)} order by booking.id limit 1) as booking,
      other.id as other, other.code as other_code
    from ${table}
    left join (select id, code from departure) as other
      on other.id = ${table}.departure and other.id <> ${asked.departure}
    where ${and(
      sql`${family} = any(${sql.param([...families])}::integer[])`,
      sql`(${aboard(asked)} or (${inStates(sql`${table}.status`, underWay)}
        and (${table}.season is null or ${table}.season = (
          select season from departure where departure.id = ${asked.departure}))))`,
      withinScope({ ...asked, entity: pilgrim }),
    )} order by is_leader desc, name, ${table}.id`);
  return rows;
}

/** Families of which somebody is on a departure, as far as the caller may know them, with who of them is not. */
export async function readFamilies(db: Database, asked: PageAsked): Promise<Families> {
  const { page, size } = asked;
  const { rows: found } = await db.execute(sql`select 1 from departure where id = ${asked.departure}`);
  if (found.length === 0) throw new Problem(404, 'not_found');
  const all = await aboardOf(db, asked);
  const shown = all.slice((page - 1) * size, page * size);
  const rows = await membersOf(db, asked, shown);
  const others = rows.flatMap(({ other }) => other ?? []);
  const known = await knownIds(db, { ...asked, entity: departure }, others);
  const titles = await titlesOf(db, { ...asked, entity: entities.family }, shown);
  const memberOf = ({ family: _family, other, other_code: code, ...row }: Row): FamilyMember => ({
    ...row,
    departure: other !== null && code !== null && known.has(other) ? { id: other, code } : null,
  });
  return {
    total: all.length,
    families: shown.map(id => ({
      id,
      title: titles.get(id) ?? null,
      members: rows.filter(row => row.family === id).map(memberOf),
    })),
  };
}
