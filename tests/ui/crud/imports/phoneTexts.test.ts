import { describe, expect, test } from 'vitest';
import { phonesOf } from '#catalog/engine/texts/phonesOf.ts';
import { entities } from '#catalog/registry/entities.ts';
import { partedPhones } from '#src/engine/imports/assign/partedPhones.ts';
import { phoneTexts } from '#src/engine/imports/assign/phoneTexts.ts';
import { madeSheet } from '../../../support/madeSheet.ts';

test.each([
  ['Mobile: 01711000401', ['01711000401']],
  ['Phone: +880 2 5550 0402', ['+880 2 5550 0402']],
  ['M 01711000401', ['01711000401']],
  ['01711000401 (office)', ['01711000401']],
  ['হটলাইন: ০১৭১১০০০৪০১', ['০১৭১১০০০৪০১']],
  ['01711004401, 01811004401', ['01711004401', '01811004401']],
  ['01711-004402 / 01811-004402', ['01711-004402', '01811-004402']],
  ['01711004401 & 01811004401; 01911004401', ['01711004401', '01811004401', '01911004401']],
  ['Phone:02 5550 0402 Mobile:01711000401', ['02 5550 0402', '01711000401']],
])('the numbers of %s are %j', (text, numbers) => {
  expect(phoneTexts(text)).toEqual(numbers);
});

test.each(['01712/345678', '+880 (0)1712 345 678', '0171 CALL ME', 'ask Rahim', '01711004401/02', '', 'A1 2'])(
  '%s is left as it stands',
  text => {
    expect(phoneTexts(text)).toEqual([text]);
  },
);

describe('cells of phones', () => {
  const { customer } = entities;
  const { number } = phonesOf('BD');
  const parted = (...lines: readonly string[]) => {
    const sheet = madeSheet(...lines);
    return partedPhones(sheet, { entity: customer, firstLine: 2, filled: sheet[0] ?? [], number });
  };

  test('hold one number each, a second one goes where nothing else fills its field', () => {
    const { sheet, parted: found } = parted(
      'last_name|primary_phone',
      'Karim|01711004401 / 01811004401',
      'Islam|01711004402',
    );
    expect(sheet).toEqual([
      ['last_name', 'primary_phone', 'secondary_phone'],
      ['Karim', '01711004401', '01811004401'],
      ['Islam', '01711004402'],
    ]);
    expect(found).toEqual([
      {
        line: 2,
        field: 'primary_phone',
        text: '01711004401 / 01811004401',
        full: '01711004401 · 01811004401',
      },
    ]);
  });

  test('tell what is taken of them where there is no place for a second number, or where it is none', () => {
    const { sheet, parted: found } = parted(
      'primary_phone|secondary_phone',
      '01711004401; 01811004401|0255500402',
      'Mobile: 01711004402, 1234567|',
      'Home: 07700 900401|',
    );
    expect(sheet.slice(1)).toEqual([
      ['01711004401', '0255500402'],
      ['01711004402', ''],
      ['Home: 07700 900401', ''],
    ]);
    expect(found.map(({ line, full }) => `${line} ${full}`)).toEqual(['2 01711004401', '3 01711004402']);
  });
});
