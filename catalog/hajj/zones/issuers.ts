/**
 * Codes of issuers and nationalities that are no codes of ISO 3166 (ICAO Doc 9303 part 3, section 5), and the country
 * behind each that has one: Germany, kinds of British nationals, Kosovo.
 */
const iso: Readonly<Record<string, string>> = {
  D: 'DEU',
  GBD: 'GBR',
  GBN: 'GBR',
  GBO: 'GBR',
  GBP: 'GBR',
  GBS: 'GBR',
  RKS: 'XKX',
};

/** Those that no country stands behind: organisations, and people without a nationality. */
export const withoutCountry = [
  'EUE',
  'UNA',
  'UNK',
  'UNO',
  'UTO',
  'XBA',
  'XCC',
  'XCE',
  'XCO',
  'XDC',
  'XEC',
  'XES',
  'XIM',
  'XMP',
  'XOM',
  'XPO',
  'XXA',
  'XXB',
  'XXC',
  'XXX',
] as const;
export type CodeWithoutCountry = (typeof withoutCountry)[number];

export const isWithoutCountry = (code: string): code is CodeWithoutCountry => withoutCountry.some(one => one === code);

/** The code of a country as records have it; empty of what is no country. */
export const countryOf = (code: string): string => (isWithoutCountry(code) ? '' : (iso[code] ?? code));
