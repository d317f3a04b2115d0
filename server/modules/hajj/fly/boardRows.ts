import { and, type SQL, sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import type { FlyBoard } from '#catalog/hajj/fly/FlyBoard.ts';
import { inMixedRooms } from '#catalog/hajj/fly/mixedRooms.ts';
import {
  askedBy,
  mahramFlawOf,
  passportUntil,
  requirementStatusOf,
  type Traveller,
} from '#catalog/hajj/fly/requirements.ts';
import { withinScope } from '#server/engine/access/scope.ts';
import { tableOf } from '#server/engine/schema/tables.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import { comesWith } from './comesWith.ts';
import { departureBrn, mahramFound, paidUp, policyColumns, policyOf, type SeasonOf } from './seasonGuards.ts';

const { hajj_passenger_info: pilgrim } = entities;
const table = tableOf(pilgrim);

/** A departure, what its season asks, and how many pilgrims go, whoever may see them. */
export interface Journey extends SeasonOf {
  readonly id: number;
  readonly code: string;
  readonly departure_date: string;
  readonly season_name: string | null;
  readonly lead_agency: string | null;
  readonly type: string | null;
  readonly all: number;
}

/** A pilgrim of one of them. */
export interface BoardPilgrim extends Traveller {
  readonly id: number;
  readonly departure: number;
  readonly name: string;
  readonly status: string;
  readonly pilgrim_type: string;
  readonly gender: string;
  readonly room: string | null;
  readonly family: number | null;
  readonly mahram: number | null;
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

const ofThese = (departures: readonly number[]): SQL => sql`any(${sql.param([...departures])}::integer[])`;

/** The journeys of some departures. */
export const journeysOf = (departures: readonly number[]): SQL => sql`
  select departure.id, departure.code, departure.departure_date::text as departure_date, season.name as season_name,
    season.lead_agency, season.pilgrim_type as type, ${policyColumns},
    (select count(*)::int from ${table} where ${comesWith(sql`departure.id`)}) as "all"
  from departure left join season on season.id = departure.season where departure.id = ${ofThese(departures)}`;

/** Pilgrims whom a condition finds, with all that the requirements look at. */
export const travellersOf = (where: SQL | undefined): SQL => sql`
  select ${table}.id, concat_ws(' ', given_names, surname) as name, ${table}.status, ${table}.pilgrim_type, gender,
    ${sql.join([...sealed.map(isThere), ...days.map(asDay)], sql`, `)},
    pre_registration_no, has_health_certificate, is_vaccinated, health_certificate_no,
    health_certificate_date::text as health_certificate_date, accommodation_brn,
    ${departureBrn(sql`${table}.departure`)} as departure_brn, mahram_relation, mahram_waiver, visa_no, ticket_no,
    room, family, mahram, departure, outbound_flight, ${mahramFound(sql`${table}.mahram`)} as mahram_found,
    ${paidUp(sql`${table}.id`)} as is_paid_up
  from ${table} where ${where ?? sql`true`} order by name, ${table}.id`;

/** Pilgrims who are booked on some departures, as far as the caller may see them. */
export const pilgrimsOf = (caller: Caller, departures: readonly number[]): SQL =>
  travellersOf(and(comesWith(ofThese(departures)), withinScope({ caller, entity: pilgrim })));

/** How the pilgrims of a journey stand with what its season asks (rules B5). */
export function boardOf(journey: Journey, pilgrims: readonly BoardPilgrim[]): FlyBoard {
  const policy = policyOf(journey.season === null ? undefined : journey, journey.type ?? 'umrah');
  const asked = askedBy(policy.checklist, policy.pilgrim_type);
  const mixed = inMixedRooms(pilgrims);
  return {
    id: journey.id,
    code: journey.code,
    departure_date: journey.departure_date,
    season: journey.season_name,
    season_id: journey.season,
    lead_agency: journey.lead_agency,
    requirements: asked,
    hidden: journey.all - pilgrims.length,
    pilgrims: pilgrims.map(row => {
      const flaw = mahramFlawOf(policy, row);
      const until =
        requirementStatusOf('passport_valid', policy, row) === 'missing' ? passportUntil(policy, row) : undefined;
      return {
        id: row.id,
        name: row.name,
        status: row.status,
        standings: asked.map(one => requirementStatusOf(one, policy, row)),
        ...(flaw && { mahram_flaw: flaw }),
        ...(mixed.has(row.id) && { room_mixed: true }),
        ...(until && { passport_until: until }),
      };
    }),
  };
}
