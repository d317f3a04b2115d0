import { sql } from 'drizzle-orm';
import {
  askedBy,
  type Policy,
  type Requirement,
  requirements,
  standingIn,
  withoutSeason,
} from '../../../../catalog/hajj/fly/requirements.ts';
import { withdrawn } from '../../../../catalog/hajj/pilgrimLifecycle.ts';
import type { ViolationCode } from '../../../../catalog/violation.ts';
import type { Database } from '../../../db/Database.ts';
import type { Outset, Watch } from '../../../host.ts';

/** What is told of a requirement that is not met. */
const codes: Readonly<Record<Requirement, ViolationCode>> = {
  photo_taken: 'photo_missing',
  passport_complete: 'passport_missing',
  passport_valid: 'passport_expires',
  pre_registration_done: 'pre_registration_missing',
  old_enough: 'too_young',
  health_checked: 'health_missing',
  mahram_settled: 'mahram_missing',
  visa_valid: 'visa_lapsed',
  ticket_issued: 'ticket_missing',
  room_assigned: 'room_missing',
  paid_up: 'balance_due',
};

export interface SeasonOf extends Policy, Record<string, unknown> {
  readonly season: number | null;
  readonly checklist: readonly Requirement[];
}

/** Columns that a policy is read by, of a season that may be missing. */
export const policyColumns = sql`
  season.id as season, season.pilgrim_type, season.passport_day::text as passport_day, season.passport_days,
  season.minimum_age, season.mahram_policy, season.mahram_age, season.visa_days,
  coalesce((select array_agg(requirement order by position) from season_requirements where owner = season.id), '{}')
    as checklist`;

/** Whether a pilgrim's mahram still travels, and whether nothing is due for their booking, by the pilgrim's id in SQL. */
export const travels = (mahram: ReturnType<typeof sql>) => sql`
  coalesce((select mahram.status <> all(${sql.param([...withdrawn])}::text[]) from hajj_passenger_info as mahram
    where mahram.id = ${mahram}), false)`;
export const paidUp = (pilgrim: ReturnType<typeof sql>) => sql`
  not exists (select 1 from booking where booking.pilgrim = ${pilgrim}
    and booking.status in ('held', 'confirmed') and booking.paid_amount < booking.due_amount)`;

/** What the season of a pilgrim asks of them; what always held where they have none. */
export const policyOf = (
  found: SeasonOf | undefined,
  type: unknown,
): Policy & { readonly checklist: readonly Requirement[] } =>
  found && found.season !== null
    ? found
    : {
        ...withoutSeason(type === 'umrah' ? 'umrah' : 'hajj'),
        checklist: requirements.filter(one => one !== 'paid_up'),
      };

interface Facts extends SeasonOf {
  readonly mahram_travels: boolean;
  readonly is_paid_up: boolean;
}

async function factsOf(tx: Database, record: Readonly<Record<string, unknown>>): Promise<Facts | undefined> {
  const id = (name: string) => sql`${typeof record[name] === 'number' ? record[name] : null}::integer`;
  const { rows } = await tx.execute<Facts>(sql`
    select ${policyColumns}, ${travels(id('mahram'))} as mahram_travels, ${paidUp(id('id'))} as is_paid_up
    from (select 1) as one left join season on season.id = ${id('season')}`);
  return rows[0];
}

type Told = Pick<Outset, 'tx'> & { readonly record: unknown };

/** The first of some requirements that the season asks of the pilgrim and that is not met (rules B5). */
const asks = (...wanted: readonly Requirement[]) => ({
  guards: [
    async ({ tx, record }: Told): Promise<ViolationCode | undefined> => {
      const pilgrim = record as Readonly<Record<string, unknown>>;
      const facts = await factsOf(tx, pilgrim);
      const policy = policyOf(facts, pilgrim['pilgrim_type']);
      const traveller = {
        ...pilgrim,
        mahram_travels: facts?.mahram_travels === true,
        is_paid_up: facts?.is_paid_up !== false,
      };
      const missing = askedBy(policy.checklist).find(
        one => wanted.includes(one) && standingIn(one, policy, traveller) === 'missing',
      );
      return missing && codes[missing];
    },
  ],
});

/** What the season asks before a pilgrim goes further. */
export const seasonGuards = {
  apply_for_visa_hajj_passenger_info: asks('passport_valid', 'old_enough', 'health_checked', 'mahram_settled'),
  clear_for_travel_hajj_passenger_info: asks('visa_valid', 'mahram_settled', 'paid_up'),
} as const satisfies Record<string, Watch<never>>;
