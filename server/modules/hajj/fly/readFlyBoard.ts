import { and, sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import type { FlyBoard } from '#catalog/hajj/fly/FlyBoard.ts';
import { askedBy, mahramFlawOf, requirementStatusOf, type Traveller } from '#catalog/hajj/fly/requirements.ts';
import { withinScope } from '#server/engine/access/scope.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { tableOf } from '#server/engine/schema/tables.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import { Problem } from '#server/platform/problem.ts';
import { comesWith } from './comesWith.ts';
import { mahramFound, paidUp, policyColumns, policyOf, type SeasonOf } from './seasonGuards.ts';

const { hajj_passenger_info: pilgrim } = entities;
const table = tableOf(pilgrim);

interface Journey extends SeasonOf {
  readonly id: number;
  readonly code: string;
  readonly departure_date: string;
  readonly season_name: string | null;
  readonly type: string | null;
}

interface Row extends Traveller {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly pilgrim_type: string;
}

/** What a board looks at that is sealed, as whether it is there. */
const isThere = (name: string) =>
  sql`${sql.identifier(pilgrim.name)}.${sql.identifier(name)} is not null as ${sql.identifier(name)}`;
const asDay = (name: string) =>
  sql`${sql.identifier(pilgrim.name)}.${sql.identifier(name)}::text as ${sql.identifier(name)}`;
const sealed = ['photo', 'passport_number', 'passport_scan', 'mahram_waiver_file'];
const days = [
  'birth_date',
  'passport_expiry_date',
  'departure_date',
  'return_date',
  'visa_issue_date',
  'visa_expiry_date',
];

/** Pilgrims who are booked on a departure, as far as the caller may see them, beside what its season asks of each (rules B5). */
export async function readFlyBoard(db: Database, caller: Caller, departure: number): Promise<FlyBoard> {
  const { rows: found } = await db.execute<Journey>(sql`
    select departure.id, departure.code, departure.departure_date::text as departure_date, season.name as season_name,
      season.pilgrim_type as type, ${policyColumns}
    from departure left join season on season.id = departure.season where departure.id = ${departure}`);
  const [journey] = found;
  if (!journey) throw new Problem(404, 'not_found');
  const policy = policyOf(journey.season === null ? undefined : journey, journey.type ?? 'umrah');
  const asked = askedBy(policy.checklist);
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select ${table}.id, concat_ws(' ', given_names, surname) as name, ${table}.status, ${table}.pilgrim_type, gender,
      ${sql.join([...sealed.map(isThere), ...days.map(asDay)], sql`, `)},
      pre_registration_no, has_health_certificate, is_vaccinated, mahram_relation, mahram_waiver, visa_no, ticket_no,
      room, departure, outbound_flight, ${mahramFound(sql`${table}.mahram`)} as mahram_found, ${paidUp(sql`${table}.id`)} as is_paid_up
    from ${table}
    where ${and(comesWith(sql`${departure}`), withinScope({ caller, entity: pilgrim }))}
    order by name, ${table}.id`);
  const { rows: all } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${table} where ${comesWith(sql`${departure}`)}`);
  return {
    id: journey.id,
    code: journey.code,
    departure_date: journey.departure_date,
    season: journey.season_name,
    requirements: asked,
    hidden: (all[0]?.count ?? 0) - rows.length,
    pilgrims: rows.map(row => {
      const flaw = mahramFlawOf(policy, row);
      return {
        id: row.id,
        name: row.name,
        status: row.status,
        standings: asked.map(one => requirementStatusOf(one, policy, row)),
        ...(flaw && { mahram_flaw: flaw }),
      };
    }),
  };
}
