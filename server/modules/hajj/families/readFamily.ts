import { and, asc, eq, sql } from 'drizzle-orm';
import { sortBy } from 'es-toolkit';
import { z } from 'zod';
import { allowed } from '#catalog/engine/access/access.ts';
import { takesFile } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import type { FamilyAnswer, FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';
import { entities } from '#catalog/registry/entities.ts';
import { existingOf, withinScope } from '#server/engine/access/scope.ts';
import { titlesOf } from '#server/engine/access/titlesOf.ts';
import type { Host } from '#server/engine/context/host.ts';
import { toWire } from '#server/engine/records/record.ts';
import { readStored } from '#server/engine/records/select.ts';
import { columnOf, tableOf } from '#server/engine/schema/tables.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Caller } from '#server/platform/http/Caller.ts';

const { booking, departure, family, hajj_passenger_info: pilgrim } = entities;
const files = tableOf(pilgrim);

const wholeFamily = z.object({
  id: z.number(),
  family_no: z.string().nullable(),
  name: z.string(),
  leader: z.number().nullable(),
});

const text = z.string().nullish().default(null);
const reference = z.number().nullish().default(null);
const told = z.object({
  id: z.number(),
  photo: text,
  passport_number: text,
  status: z.string(),
  season: reference,
  mahram: reference,
  mahram_relation: text,
  room_type: text,
  room: text,
});

interface Booked extends Record<string, unknown> {
  readonly pilgrim: number;
  readonly id: number;
  readonly booking_no: string;
  readonly status: string;
  readonly party: number;
  readonly departure: number;
  readonly due_amount: string;
  readonly paid_amount: string;
}

/** The bookings of each file of a family, as far as the caller may know of them: one that takes it, then what is begun. */
async function bookingsOf({ db }: Host, caller: Caller, id: number): Promise<readonly Booked[]> {
  if (!allowed(caller, booking, 'list')) return [];
  const { rows } = await db.execute<Booked>(sql`
    select booking.pilgrim, booking.id, booking_no, booking.status, party, booking.departure,
      due_amount::text as due_amount, paid_amount::text as paid_amount
    from booking join hajj_passenger_info as file on file.id = booking.pilgrim
    where ${and(
      sql`file.family = ${id} and ${inStates(sql`booking.status`, [...takesFile, 'draft'])}`,
      withinScope({ caller, entity: booking }),
    )}
    order by booking.status = 'draft', booking.id desc`);
  return rows;
}

/** Who is of a family, as far as the caller may know them: 404 where they may not know the family. */
export async function readFamily(host: Host, caller: Caller, id: number): Promise<FamilyAnswer> {
  const { db } = host;
  const found = wholeFamily.parse(await existingOf(db, { caller, entity: family }, id, false));
  const isOfIt = eq(columnOf(files, 'family'), id);
  const stored = await readStored(db, pilgrim, query =>
    query.where(and(isOfIt, withinScope({ caller, entity: pilgrim }))).orderBy(asc(columnOf(files, 'id'))),
  );
  const { rows: all } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from hajj_passenger_info where family = ${id}`);
  const members = stored.map(one => told.parse(toWire(pilgrim, one, host, caller)));
  const names = await titlesOf(db, { caller, entity: pilgrim }, [
    ...members.map(one => one.id),
    ...members.map(one => one.mahram),
  ]);
  const bookings = await bookingsOf(host, caller, id);
  const codes = await titlesOf(
    db,
    { caller, entity: departure },
    bookings.map(one => one.departure),
  );
  const named = (of: ReadonlyMap<unknown, string>, one: number | null) => {
    const name = of.get(one);
    return one === null || name === undefined ? null : { id: one, name };
  };
  const bookingOf = (file: number): FamilyFile['booking'] => {
    const taken = bookings.find(one => one.pilgrim === file);
    if (!taken) return null;
    const { pilgrim: _, departure: where, ...rest } = taken;
    return { ...rest, departure: named(codes, where) };
  };
  const rows = members.map(({ mahram, ...one }): FamilyFile => ({
    ...one,
    name: names.get(one.id) ?? '',
    is_leader: one.id === found.leader,
    mahram: named(names, mahram),
    booking: bookingOf(one.id),
  }));
  return {
    ...found,
    members: sortBy(rows, [one => !one.is_leader, one => one.id]),
    hidden: (all[0]?.count ?? rows.length) - rows.length,
  };
}
