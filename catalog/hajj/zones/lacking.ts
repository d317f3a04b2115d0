import { words } from './differences.ts';
import type { ZoneRecord } from './zoneRecord.ts';

/**
 * What a document says and a record leaves open. A surname is one of the same given names: a record may hold both in
 * one field.
 */
export function lacking(zone: ZoneRecord, file: ZoneRecord): ZoneRecord {
  const { given_names: given = '' } = file;
  const isNamed = given === '' || words(given) === words(zone.given_names ?? '');
  return Object.fromEntries(
    Object.entries(zone).filter(([name]) => !file[name as keyof ZoneRecord] && (name !== 'surname' || isNamed)),
  );
}
