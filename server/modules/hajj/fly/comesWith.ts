import { type SQL, sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import { withdrawn } from '#catalog/hajj/pilgrimLifecycle.ts';
import { tableOf } from '#server/engine/schema/tables.ts';
import { inStates } from '#server/platform/db/inStates.ts';

const table = tableOf(entities.hajj_passenger_info);

/** Whether the board of a departure has a pilgrim: their file says so, and they have not withdrawn. */
export const comesWith = (departure: SQL): SQL => sql`
  ${table}.departure = ${departure} and not ${inStates(sql`${table}.status`, withdrawn)}`;
