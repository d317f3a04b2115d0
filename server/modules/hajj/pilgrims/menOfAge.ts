import { sql } from 'drizzle-orm';
import { MAHRAM_MINIMUM_AGE } from '#catalog/hajj/fly/mahram.ts';
import { withdrawn } from '#catalog/hajj/pilgrimLifecycle.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { inStates } from '#server/platform/db/inStates.ts';

/** Who may be somebody's mahram: men who come, and are old enough for their season when they leave. */
export const menOfAge: Effect = {
  selections: {
    men_of_age: sql`(hajj_passenger_info.gender = 'male'
      and not ${inStates(sql`hajj_passenger_info.status`, withdrawn)}
      and hajj_passenger_info.birth_date <= greatest(hajj_passenger_info.departure_date, current_date)
        - make_interval(years => coalesce((
          select mahram_minimum_age from season where season.id = hajj_passenger_info.season), ${MAHRAM_MINIMUM_AGE})))`,
  },
};
