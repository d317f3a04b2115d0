import { folded } from '../engine/texts/searchText.ts';
import { isTrusted, type ReadZone } from './mrz.ts';

/** What a zone says in the words of a pilgrim's record. Countries are the passport's codes. */
export type ZoneRecord = Partial<
  Record<
    | 'given_names'
    | 'surname'
    | 'passport_number'
    | 'birth_date'
    | 'gender'
    | 'passport_expiry_date'
    | 'nationality'
    | 'passport_country',
    string
  >
>;

/** A field of which passport and record say different things. The name is compared as a whole, under `name`. */
export interface ZoneDifference {
  readonly field: 'name' | Exclude<keyof ZoneRecord, 'given_names' | 'surname'>;
  readonly passport: string;
  readonly file: string;
}

/** Codes that passports have and ISO 3166 has otherwise (ICAO Doc 9303 part 3, section 5). */
const iso: Readonly<Record<string, string>> = { D: 'DEU' };
const countryOf = (code: string): string => iso[code] ?? code;

const inSmall = (name: string): string => name.toLowerCase().replace(/(^|\s)\S/g, first => first.toUpperCase());

/** Names of a zone; who has but one has it as surname there, while a record asks for given names. */
const namesOf = ({ surname, given_names: given }: ReadZone['mrz']): ZoneRecord =>
  given ? { given_names: inSmall(given), surname: inSmall(surname) } : { given_names: inSmall(surname) };

/** What a zone says for certain: nothing from where a sum, a character or a whole line is wrong. */
export function zoneRecord({ mrz, problems }: ReadZone): ZoneRecord {
  const said: readonly (readonly [1 | 2, number, number, ZoneRecord])[] = [
    [1, 3, 5, { passport_country: countryOf(mrz.issuing_state) }],
    [1, 6, 44, namesOf(mrz)],
    [2, 1, 10, { passport_number: mrz.document_number }],
    [2, 11, 13, { nationality: countryOf(mrz.nationality) }],
    [2, 14, 20, { birth_date: mrz.birth_date ?? '' }],
    [2, 21, 21, { gender: mrz.sex ?? '' }],
    [2, 22, 28, { passport_expiry_date: mrz.expiry_date ?? '' }],
  ];
  const values = said
    .filter(([line, from, to]) => isTrusted(problems, line, from, to))
    .flatMap(([, , , record]) => Object.entries(record));
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

const words = (name: string): string =>
  folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');

/** Letters that fit between names and the end of their line; longer names are cut. */
const ROOM = 37;

const fullName = ({ given_names: given, surname }: ZoneRecord): string => [given, surname].filter(Boolean).join(' ');

/**
 * Where a record contradicts a passport; what either leaves open does not. Names may be divided and spelled with other
 * marks.
 */
export function differences(zone: ZoneRecord, file: ZoneRecord): ZoneDifference[] {
  const names = { passport: fullName(zone), file: fullName(file) };
  const isCut = names.passport.length >= ROOM;
  const sameName = !names.passport || isCut || words(names.passport) === words(names.file);
  const { given_names: _given, surname: _surname, ...others } = zone;
  const fields = Object.entries(others).flatMap(([name, passport]): ZoneDifference[] => {
    const field = name as keyof typeof others;
    const value = file[field];
    return value && folded(value) !== folded(passport) ? [{ field, passport, file: value }] : [];
  });
  return [...(sameName ? [] : [{ field: 'name' as const, ...names }]), ...fields];
}
