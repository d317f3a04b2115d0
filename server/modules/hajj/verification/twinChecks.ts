import { type SQL, sql } from 'drizzle-orm';
import { hashColumn, likeColumn } from '#server/engine/schema/derivedColumns.ts';
import { type BookCheck, finding } from '../../verification/BookCheck.ts';
import { withdrawn } from '#catalog/hajj/pilgrimLifecycle.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import { journeyOf, sameJourney, withBooked } from '../pilgrims/sameJourney.ts';
import { recognised } from '#catalog/hajj/telling.ts';

const pairsBy = (field: string): SQL => sql`
  select one.id, other.tracking_no, other.id as twin from hajj_passenger_info as one join hajj_passenger_info as other
    on one.${sql.identifier(likeColumn(field))} = other.${sql.identifier(likeColumn(field))}
    and one.${sql.identifier(hashColumn(field))} = other.${sql.identifier(hashColumn(field))} and one.id < other.id
    ${withBooked('one')} ${withBooked('other')}
  where coalesce(one.first_file, one.id) <> coalesce(other.first_file, other.id)
    and not ${inStates(sql`one.status`, withdrawn)} and not ${inStates(sql`other.status`, withdrawn)}
    and ${sameJourney(journeyOf('one'), journeyOf('other'))}
    ${field === 'passport_number' ? sql`and coalesce(one.passport_country = other.passport_country, true)` : sql``}`;

/** J6: nobody is registered twice for one journey; from before that was asked somebody may be. */
export const registeredOnce: BookCheck = {
  name: 'registered_once',
  offending: () => sql`
    select ${finding({
      entity: sql`'hajj_passenger_info'`,
      record: sql`id`,
      reference: sql`null`,
      found: sql`string_agg(distinct coalesce(tracking_no, '#' || twin), ', ')`,
    })}
    from (${sql.join(recognised.map(pairsBy), sql` union all `)}) as pairs group by id order by id`,
};
