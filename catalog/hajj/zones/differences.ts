import { folded } from '../../engine/texts/searchText.ts';
import { wholeNid } from '../../engine/texts/numberSpelling.ts';
import type { ZoneRecord } from './zoneRecord.ts';

/** A field of which document and record say different things. The name is compared as a whole, under `name`. */
export interface ZoneDifference {
  readonly field: 'name' | Exclude<keyof ZoneRecord, 'given_names' | 'surname'>;
  /** What the document says. */
  readonly passport: string;
  readonly file: string;
}

export const words = (name: string): string =>
  folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');

const fullName = ({ given_names: given, surname }: ZoneRecord): string => [given, surname].filter(Boolean).join(' ');

const same = (field: string, one: string, other: string): boolean =>
  field === 'nid_number' ? wholeNid(one) === wholeNid(other) : folded(one) === folded(other);

/**
 * Where a record contradicts a document; what either leaves open does not. Names may be divided and spelled with other
 * marks, and are cut where they fill the `room` of their line.
 */
export function differences(zone: ZoneRecord, file: ZoneRecord, room: number): ZoneDifference[] {
  const names = { passport: fullName(zone), file: fullName(file) };
  const isCut = names.passport.length >= room - 2;
  const sameName = !names.passport || isCut || words(names.passport) === words(names.file);
  const { given_names: _given, surname: _surname, ...others } = zone;
  const fields = Object.entries(others).flatMap(([name, passport]): ZoneDifference[] => {
    const field = name as keyof typeof others;
    const value = file[field];
    return value && !same(field, value, passport) ? [{ field, passport, file: value }] : [];
  });
  return [...(sameName ? [] : [{ field: 'name' as const, ...names }]), ...fields];
}
