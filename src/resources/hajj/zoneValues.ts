import type { ZoneFormat } from '#catalog/hajj/zones/format.ts';
import type { ZoneRecord } from '#catalog/hajj/zones/zoneRecord.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';
import type { CountryCodes } from './countryCodes.ts';

type Values = Readonly<Record<string, unknown>>;

export const countryFields = ['nationality', 'passport_country'] as const;
const isCountry = (name: string): boolean => countryFields.some(one => one === name);

/** What of each document goes into a file by itself: who somebody is, their passport says alone. */
const own: Readonly<Record<ZoneFormat['document'], RegExp>> = {
  passport: /^(?!visa_)/,
  visa: /^visa_/,
  card: /^nid_number$/,
};

/** What a document fills of a record. */
export const ofDocument = (record: ZoneRecord, document: ZoneFormat['document']): ZoneRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => own[document].test(name)));

/** Stands for a country whose code is not known: it is neither empty nor compared. */
export const UNKNOWN = '?';

/** What of a form can be compared with a document, in its words. */
export const fileOf = (values: Values, { codeOf }: Pick<CountryCodes, 'codeOf'>): ZoneRecord =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (isBlank(value)) return [];
      return [[name, isCountry(name) ? (codeOf.get(Number(value)) ?? UNKNOWN) : String(value)]];
    }),
  );

/** Of a document what a form can take: countries by their ids, and none that the office does not know. */
export const valuesOf = (record: ZoneRecord, { idOf }: Pick<CountryCodes, 'idOf'>): Values =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, said]) => {
      const value = isCountry(name) ? idOf.get(said) : said;
      return value === undefined ? [] : [[name, value]];
    }),
  );
