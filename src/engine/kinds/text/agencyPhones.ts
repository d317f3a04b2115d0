import type { Phones, ReadNumber } from '#catalog/engine/texts/Phones.ts';
import { typedNumber } from '#catalog/engine/texts/typedNumber.ts';
import { hostConfig } from '#src/authProvider/hostConfig.ts';
import { fetchOnce } from '../../onDemand/fetchOnce.ts';

/** Digits that a number has at least and at most, a country's code and what is dialled before it among them. */
const DIGITS = /^\+?\d{6,17}$/;
const IN_FULL = /^\+[1-9]\d{6,14}$/;

/** The rules of every country are fetched once somebody types a number: they weigh as much as a page. */
const phones = fetchOnce(async (): Promise<Phones | undefined> => {
  const [{ country }, { isDialledFrom, phonesOf }] = await Promise.all([
    hostConfig(),
    import('#catalog/engine/texts/phonesOf.ts'),
  ]);
  return country !== null && isDialledFrom(country) ? phonesOf(country) : undefined;
});

/** How the agency dials; undefined while nobody can tell, and the host alone decides. */
export const agencyPhones = async (): Promise<Phones | undefined> => phones.fetch().catch(() => undefined);

/**
 * Until the rules are here, whatever may be a number is left to the host as it was typed; so is always what is written
 * in full, since a record may keep a number from before that its rules would refuse.
 */
export const readPhone: ReadNumber = text => {
  const known = phones.ready();
  const typed = typedNumber(text);
  const left = typed !== undefined && (known ? IN_FULL : DIGITS).test(typed) ? typed : undefined;
  return known?.number(text) ?? left;
};
