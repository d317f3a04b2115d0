import type { Field } from '../engine/fields.ts';
import { hajjPassengerInfo } from './hajjPassengerInfo.ts';

const fields: Readonly<Record<string, Field>> = hajjPassengerInfo.fields;

/** Numbers by which a pilgrim is recognised. */
export const recognised: readonly string[] = Object.keys(fields).filter(name => fields[name]?.recognised);

/** Of what a file says, what makes it one for the same person's same journey. */
export const telling: readonly string[] = [
  ...recognised,
  'passport_country',
  'season',
  'pilgrim_type',
  'departure_date',
  'return_date',
];
