import { AsYouType, type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Phones } from './Phones.ts';
import { typedNumber } from './typedNumber.ts';

/** Two zeros are dialled before a country's code in most of the world, and begin no number at home. */
const abroad = (digits: string): string => digits.replace(/^00(?=[1-9])/, '+');

/**
 * Numbers whose country's code exists and whose length may be one there. Which ranges are given out is not asked of a
 * number in full: that changes faster than this is updated.
 */
function possibleIn(country: CountryCode, digits: string): string | undefined {
  const found = parsePhoneNumberFromString(abroad(digits), { defaultCountry: country, extract: false });
  return found?.isPossible() ? found.number : undefined;
}

/**
 * One without the country's code has to fit the rules of the country: else somebody abroad wrote it as it is dialled
 * there, and with our code it would be the number of a stranger.
 */
function numberIn(country: CountryCode, digits: string): string | undefined {
  if (abroad(digits).startsWith('+')) return possibleIn(country, digits);
  const found = parsePhoneNumberFromString(digits, { defaultCountry: country, extract: false });
  return found?.isValid() ? found.number : undefined;
}

/** A plus of an address arrives as a blank, or not at all. */
const asTold = (country: CountryCode, digits: string): string | undefined =>
  numberIn(country, digits) ?? (/^[1-9]/.test(digits) ? numberIn(country, `+${digits}`) : undefined);

function partsIn(country: CountryCode, typed: string): readonly string[] {
  const digits = abroad(typed);
  const dialled = new AsYouType(country);
  dialled.input(digits);
  const all = [digits, dialled.getNumberValue() ?? digits];
  // What holds the longer one holds the shorter one as well.
  return all[1]?.includes(digits) ? [digits] : all;
}

function withZeroIn(country: CountryCode, digits: string): string | undefined {
  if (!/^[1-9]\d{5,13}$/.test(digits)) return undefined;
  const given = (number: string) => {
    const found = parsePhoneNumberFromString(number, { defaultCountry: country, extract: false });
    return found?.isValid() ? found.number : undefined;
  };
  const [full, bare] = [given(`0${digits}`), given(digits)];
  return full !== undefined && (bare === undefined || bare === full) ? `0${digits}` : undefined;
}

export const isDialledFrom = (country: string): country is CountryCode => isSupportedCountry(country);

/** How people of a country, by its code of ISO 3166 such as `BD`, write phone numbers. */
export function phonesOf(country: CountryCode): Phones {
  const reading =
    <T>(read: (country: CountryCode, digits: string) => T) =>
    (text: string): T | undefined => {
      const digits = typedNumber(text);
      return digits === undefined ? undefined : read(country, digits);
    };
  return {
    country,
    number: reading(numberIn),
    possible: reading(possibleIn),
    told: reading(asTold),
    withZero: reading(withZeroIn),
    parts: reading(partsIn),
  };
}
