import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { folded } from '../texts/searchText.ts';

/**
 * A phone number with the zero before it that a spreadsheet has taken for the beginning of a number; undefined where
 * none is missing: with it, and in no other reading without it, this is a number of the country.
 */
export function withTrunkZero(country: string, text: string): string | undefined {
  const digits = folded(text).trim();
  if (!isSupportedCountry(country) || !/^[1-9]\d{5,13}$/.test(digits)) return undefined;
  const read = (number: string) => {
    const found = parsePhoneNumberFromString(number, { defaultCountry: country, extract: false });
    return found?.isValid() ? found.number : undefined;
  };
  const [full, bare] = [read(`0${digits}`), read(digits)];
  return full !== undefined && (bare === undefined || bare === full) ? `0${digits}` : undefined;
}
