import { describe, expect, it } from 'vitest';
import { phone } from '../../catalog/engine/fields.ts';
import { parseValue } from '../../catalog/engine/parse.ts';
import { isDialledFrom, phonesOf } from '../../catalog/engine/texts/phonesOf.ts';

const inCountry = (country: string) => {
  if (!isDialledFrom(country)) throw new Error(country);
  return phonesOf(country);
};
const home = phonesOf('BD');
const read = (typed: unknown, country = 'BD') => parseValue(phone(), typed, { phone: inCountry(country).number });

describe('a phone number', () => {
  it.each([
    '01712345678',
    '1712345678',
    1_712_345_678,
    '8801712345678',
    8_801_712_345_678,
    '008801712345678',
    '+8801712345678',
    '+880 1712-345678',
    '+880 (0)1712 345 678',
    '+88001712345678',
    '(01712) 345.678',
    '01712–345 678',
    ' 01712/345678 ',
    '০১৭১২৩৪৫৬৭৮',
    '৮৮০১৭১২-৩৪৫৬৭৮',
    '٠١٧١٢٣٤٥٦٧٨',
    '۰۱۷۱۲۳۴۵۶۷۸',
    '+٨٨٠١٧١٢٣٤٥٦٧٨',
    '‎+880 1712 345678‎',
    '＋８８０１７１２３４５６７８',
  ])('is one, however it is dialled in Bangladesh: %s', typed => {
    expect(read(typed)).toEqual({ value: '+8801712345678' });
  });

  it.each([
    ['00966501234567', '+966501234567'],
    ['+966 50 123 4567', '+966501234567'],
    ['+9660501234567', '+966501234567'],
    ['0090 532 123 45 67', '+905321234567'],
    ['+44 20 7946 0958', '+442079460958'],
    ['02-9123456', '+88029123456'],
  ])('of another country, or of a house, is read from Bangladesh: %s', (typed, number) => {
    expect(read(typed)).toEqual({ value: number });
  });

  it.each([
    ['TR', '0532 123 45 67', '+905321234567'],
    ['TR', '5321234567', '+905321234567'],
    ['SA', '0501234567', '+966501234567'],
    ['SA', '٠٥٠١٢٣٤٥٦٧', '+966501234567'],
    ['SA', '008801712345678', '+8801712345678'],
    ['US', '00447400123456', '+447400123456'],
    ['IT', '06 1234 5678', '+390612345678'],
  ])('is one of where the agency is: %s %s', (country, typed, number) => {
    expect(read(typed, country)).toEqual({ value: number });
  });

  it.each([
    '01711',
    '017123456789',
    '17123456789',
    '+88017123456789',
    '+880171',
    '+96650123456',
    '+99912345678',
    '+0123456789',
    '+1234567890123456',
    '++8801712345678',
    '0171 CALL ME',
    'none',
    '-',
    '+',
  ])('is refused when it cannot be one: %s', typed => {
    expect(read(typed)).toEqual({ code: 'not_phone' });
  });

  it.each(['07700900401', '05320000102', '07911 123456', '7700900401'])(
    'that only another country dials so is none of Bangladesh, unless somebody says so: %s',
    typed => {
      expect(read(typed)).toEqual({ code: 'not_phone' });
      expect(home.possible(typed)).toMatch(/^\+880\d+$/);
    },
  );

  it('of which somebody has said the country is one of it by its length', () => {
    expect(inCountry('GB').number('07700 900401')).toBeUndefined();
    expect(inCountry('GB').possible('07700 900401')).toBe('+447700900401');
    expect(inCountry('GB').possible('0770')).toBeUndefined();
  });

  it('goes on as it is where it is written in full, and is no longer than a line', () => {
    for (const kept of ['+8801711000000', '+8801999999999', '+966500000001', '+905320000000', '+14155550123'])
      expect(read(kept)).toEqual({ value: kept });
    expect(read('0'.repeat(41))).toEqual({ code: 'too_long', params: { max: 40 } });
    for (const wrong of [true, {}, []]) expect(read(wrong)).toEqual({ code: 'not_text' });
  });

  it('is read in an address that has lost its plus', () => {
    expect(home.number('966501234567')).toBeUndefined();
    expect(home.told('966501234567')).toBe('+966501234567');
    expect(home.told(' 8801712345678')).toBe('+8801712345678');
    expect(home.told('017123456789')).toBeUndefined();
  });

  it('is looked for by a part of it in the ways in which it may be kept', () => {
    const kept = '+8801712345678';
    for (const part of ['01712', '1712-34', '+880 17', '0088017', '৫৬৭৮', '01712345678'])
      expect(
        home.parts(part)?.some(one => kept.includes(one)),
        part,
      ).toBe(true);
    expect(inCountry('GB').parts('020 79')).toEqual(['02079', '+442079']);
    expect(home.parts('Amina')).toBeUndefined();
  });
});
