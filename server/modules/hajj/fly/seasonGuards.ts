import { type SQL, sql } from 'drizzle-orm';
import { goesFor, type Mahram } from '#catalog/hajj/fly/mahram.ts';
import { passportObstacle } from '#catalog/hajj/fly/passportObstacle.ts';
import { askedBefore, requirementCodes } from '#catalog/hajj/fly/requirementCodes.ts';
import {
  askedBy,
  askedWithoutSeason,
  mahramFlawOf,
  passportUntil,
  type Policy,
  type Requirement,
  requirementStatusOf,
  withoutSeason,
} from '#catalog/hajj/fly/requirements.ts';
import { withdrawn } from '#catalog/hajj/pilgrimLifecycle.ts';
import type { Obstacle, ViolationCode } from '#catalog/engine/violations/violation.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { GuardContext, CommandGuards } from '#server/engine/context/host.ts';

export interface SeasonOf extends Policy, Record<string, unknown> {
  readonly season: number | null;
  readonly checklist: readonly Requirement[];
}

/** Columns that a policy is read by, of a season that may be missing. */
export const policyColumns = sql`
  season.id as season, season.pilgrim_type, season.passport_day::text as passport_day, season.passport_days,
  season.minimum_age, season.mahram_policy, season.mahram_age, season.mahram_minimum_age,
  season.visa_days,
  season.camp_contract_no is not null and season.camp_contract_date is not null as has_camp,
  season.housing_contract_no is not null and season.housing_contract_date is not null as has_housing,
  coalesce((select array_agg(requirement order by position) from season_requirements where owner = season.id), '{}')
    as checklist`;

/** A mahram by his id in SQL, as his file and his bookings tell of him now; null without one. */
export const mahramFound = (mahram: SQL) => sql`(
  select json_build_object('gender', his.gender, 'birth_date', his.birth_date, 'outbound_flight', his.outbound_flight,
    'is_withdrawn', ${inStates(sql`his.status`, withdrawn)},
    'departures', coalesce((select json_agg(booking.departure) from booking where booking.pilgrim = his.id
      and ${inStates(sql`booking.status`, goesFor)}), '[]'))
  from hajj_passenger_info as his where his.id = ${mahram})`;

/** Whether nothing is due for a pilgrim's booking, by their id in SQL. */
export const paidUp = (pilgrim: SQL) => sql`
  not exists (select 1 from booking where booking.pilgrim = ${pilgrim}
    and booking.status in ('held', 'confirmed') and booking.paid_amount < booking.due_amount)`;

/** The contract of a departure's accommodation, by its id in SQL. */
export const departureBrn = (departure: SQL): SQL => sql`(select brn from departure where id = ${departure})`;

/** What the season of a pilgrim asks of them; what always held where they have none. */
export const policyOf = (
  found: SeasonOf | undefined,
  type: unknown,
): Policy & { readonly checklist: readonly Requirement[] } =>
  found && found.season !== null
    ? found
    : {
        ...withoutSeason(type === 'umrah' ? 'umrah' : 'hajj'),
        checklist: askedWithoutSeason,
      };

interface Facts extends SeasonOf {
  readonly departure_brn: string | null;
  readonly mahram_found: Mahram | null;
  readonly is_paid_up: boolean;
}

async function factsOf(tx: Database, record: Readonly<Record<string, unknown>>): Promise<Facts | undefined> {
  const id = (name: string) => sql`${typeof record[name] === 'number' ? record[name] : null}::integer`;
  const { rows } = await tx.execute<Facts>(sql`
    select ${policyColumns}, ${departureBrn(id('departure'))} as departure_brn, ${mahramFound(id('mahram'))} as mahram_found, ${paidUp(id('id'))} as is_paid_up
    from (select 1) as one left join season on season.id = ${id('season')}`);
  return rows[0];
}

type RecordContext = Pick<GuardContext, 'tx'> & { readonly record: unknown };

/** The first of some requirements that the season asks of the pilgrim and that is not met (rules B5). */
const asks = (...wanted: readonly Requirement[]) => ({
  guards: [
    async ({ tx, record }: RecordContext): Promise<Obstacle | ViolationCode | undefined> => {
      const pilgrim = record as Readonly<Record<string, unknown>>;
      const facts = await factsOf(tx, pilgrim);
      const policy = policyOf(facts, pilgrim['pilgrim_type']);
      const traveller = {
        ...pilgrim,
        mahram_found: facts?.mahram_found ?? null,
        departure_brn: facts?.departure_brn ?? null,
        is_paid_up: facts?.is_paid_up !== false,
      };
      const missing = askedBy(policy.checklist, policy.pilgrim_type).find(
        one => wanted.includes(one) && requirementStatusOf(one, policy, traveller) === 'missing',
      );
      if (missing === 'passport_valid') return passportObstacle(passportUntil(policy, pilgrim));
      const flaw = missing === 'mahram_settled' ? mahramFlawOf(policy, traveller) : undefined;
      return flaw ?? (missing && requirementCodes[missing]);
    },
  ],
});

/** What the season asks before a pilgrim goes further. */
export const seasonGuards = {
  apply_for_visa_hajj_passenger_info: asks(...askedBefore.apply_for_visa),
  clear_for_travel_hajj_passenger_info: asks(...askedBefore.clear_for_travel),
} as const satisfies Record<string, CommandGuards<never>>;
