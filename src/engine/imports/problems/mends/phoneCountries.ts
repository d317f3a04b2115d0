import { uniq } from 'es-toolkit';
import type { ReadNumber } from '#catalog/engine/texts/Phones.ts';
import { hostConfig } from '#src/authProvider/hostConfig.ts';
import { fetchOnce } from '../../../onDemand/fetchOnce.ts';

/** A country that phone numbers may be dialled in. */
export interface PhoneCountry {
  /** Of ISO 3166, such as `BD`. */
  readonly code: string;
  /** What is dialled for it from abroad, such as `880`. */
  readonly calling: string;
  /** A number as people of the country write it, in full. */
  readonly number: ReadNumber;
}

const countries = fetchOnce(async (): Promise<readonly PhoneCountry[]> => {
  const [{ country }, { getCountries, getCountryCallingCode }, { phonesOf }] = await Promise.all([
    hostConfig(),
    import('libphonenumber-js/min'),
    import('#catalog/engine/texts/phonesOf.ts'),
  ]);
  const all = getCountries();
  return uniq([...all.filter(code => code === country), ...all]).map(code => ({
    code,
    calling: getCountryCallingCode(code),
    number: text => phonesOf(code).possible(text),
  }));
});

/** Every country with rules of phone numbers, the agency's own first. They are fetched once somebody needs them. */
export const phoneCountries = (): Promise<readonly PhoneCountry[]> => countries.fetch();
