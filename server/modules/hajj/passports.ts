import { and, between, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { dayAfter } from '#catalog/engine/days/days.ts';
import { entities } from '#catalog/registry/entities.ts';
import { underWay } from '#catalog/hajj/pilgrimLifecycle.ts';
import { tableOf } from '../../engine/schema/tables.ts';
import { AHEAD, type EventSource } from '../../engine/quickPanel/EventSource.ts';
import { linkTo } from '../../engine/quickPanel/links.ts';
import { peopleOf } from '../../engine/quickPanel/people.ts';
import { passportUntilSql } from './fly/passportUntil.ts';
import { pilgrimColumn, pilgrimEvents, seesPilgrims, underWayFor } from './pilgrims.ts';

const { hajj_passenger_info: pilgrim } = entities;
const [expiry, leaves, back] = [
  pilgrimColumn('passport_expiry_date'),
  pilgrimColumn('departure_date'),
  pilgrimColumn('return_date'),
];

/** Passports that end soon, by their last day. */
export const expiringPassports: EventSource = {
  sees: seesPilgrims,
  events: onlooker =>
    pilgrimEvents(onlooker, {
      kind: 'passport_expiry',
      where: between(expiry, onlooker.today, dayAfter(onlooker.today, AHEAD)),
      by: ['passport_expiry_date'],
      date: group => group['passport_expiry_date'],
    }),
};

/** Passports that have ended, since the first of them did. */
export const expiredPassports: EventSource = {
  sees: seesPilgrims,
  async events({ host, caller, today }) {
    const [row] = await host.db
      .select({ ...peopleOf(pilgrim), since: sql<string | null>`min(${expiry})` })
      .from(tableOf(pilgrim))
      .where(and(lt(expiry, today), underWayFor(caller)));
    if (!row?.since) return [];
    const { count, who, since } = row;
    return [
      {
        kind: 'passport_expired',
        date: since,
        count,
        who,
        link: linkTo(caller, pilgrim, row, { passport_expiry_date__lte: dayAfter(today, -1), status__in: underWay }),
      },
    ];
  },
};

const until = passportUntilSql(sql`${tableOf(pilgrim)}`);

/** Passports that end too soon for the season of a journey yet to begin, by journey; due when it begins. */
export const shortPassports: EventSource = {
  sees: seesPilgrims,
  events: onlooker =>
    pilgrimEvents(onlooker, {
      kind: 'passport_short',
      where: and(gte(back, onlooker.today), or(isNull(leaves), gte(leaves, onlooker.today)), lt(expiry, until)),
      by: ['departure_date', 'return_date', 'tour_package', 'season'],
      more: { until: sql`min(${until})::text` },
      date: group => group['departure_date'] ?? group['return_date'],
      filter: group => ({ passport_expiry_date__lte: dayAfter(String(group['until']), -1) }),
    }),
};
