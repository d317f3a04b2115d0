import { sql } from 'drizzle-orm';
import { takesFile } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { mendedBy } from '#catalog/hajj/fly/FlyBoard.ts';
import { type Requirement, requirementStatusOf } from '#catalog/hajj/fly/requirements.ts';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { entities } from '#catalog/registry/entities.ts';
import { tableOf } from '#server/engine/schema/tables.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import { type BoardPilgrim, type Journey, journeysOf, travellersOf } from '../fly/boardRows.ts';
import { policyOf } from '../fly/seasonGuards.ts';
import { calledTo, toldOf } from './calledTo.ts';
import { pilgrimsOf } from './pilgrimsOf.ts';

/** What a season asks that depends on the days of the journey. */
const dated = [
  'passport_valid',
  'old_enough',
  'mahram_settled',
  'visa_valid',
] as const satisfies readonly Requirement[];

interface Days {
  readonly departure_date: string;
  readonly return_date: string;
}

interface Change {
  readonly departure: number;
  readonly before: Days;
  readonly after: Days;
}

/** Pilgrims by what they would lack on other days and do not lack on these. */
export type Red = readonly { readonly requirement: (typeof dated)[number]; readonly pilgrims: readonly number[] }[];

/** Whoever has booked a departure, also whose file does not say it yet, whoever may see them. */
export async function redOnDays(tx: Database, { departure, before, after }: Change): Promise<Red> {
  const { rows: found } = await tx.execute<Journey & Record<string, unknown>>(journeysOf([departure]));
  const [journey] = found;
  const booked = await pilgrimsOf(tx, departure, takesFile);
  if (!journey || booked.length === 0) return [];
  const { id } = tableOf(entities.hajj_passenger_info);
  const { rows } = await tx.execute<BoardPilgrim & Record<string, unknown>>(
    travellersOf(sql`${id} = any(${sql.param(booked)}::integer[])`),
  );
  const policy = policyOf(journey.season === null ? undefined : journey, journey.type ?? 'umrah');
  return dated.flatMap(requirement => {
    const isMissing = (row: BoardPilgrim, days: Days): boolean =>
      requirementStatusOf(requirement, policy, { ...row, ...days }) === 'missing';
    const pilgrims = rows.filter(row => isMissing(row, after) && !isMissing(row, before)).map(row => row.id);
    return pilgrims.length > 0 ? [{ requirement, pilgrims }] : [];
  });
}

/** The same beside the fields that would mend it, by name as far as the caller may know them. */
export async function toldRed(
  tx: Database,
  asked: Pick<RequestContext, 'caller'>,
  { departure, red }: { readonly departure: number; readonly red: Red },
): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const { requirement, pilgrims } of red) {
    const called = await calledTo(tx, asked, { departure, pilgrims });
    const field = requirement === 'visa_valid' ? 'visa_expiry_date' : mendedBy[requirement];
    found.push(...toldOf(field, ['red_on_days', 'red_on_days_hidden'], called));
  }
  return found;
}
