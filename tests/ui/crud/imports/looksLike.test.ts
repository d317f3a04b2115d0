import { expect, test } from 'vitest';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { looksLike } from '#src/engine/imports/assign/looksLike.ts';

const { fields } = hajjPassengerInfo;

test.each([
  ['gender', ['M', 'Kadın', 'ذكر', 'মহিলা'], 1],
  ['gender', ['M', 'Dhaka'], 0.5],
  ['birth_date', ['05/05/1970', '1390/05/12', 'A1234567', ''], 2 / 3],
  ['primary_phone', ['+8801711000000', '01711-000000', '05-05-1970'], 2 / 3],
  ['email', ['a@b.example', 'b'], 0.5],
  ['passport_number', ['A01234567', '2031-05-04'], 0.5],
  ['occupation', ['Farmer', 'a@b.example'], 0.5],
  ['tour_package', ['Economy'], undefined],
  ['email', ['', ' '], undefined],
] as const)('cells of %s: %s', (name, cells, share) => {
  expect(looksLike(cells, { name, field: fields[name] }, '2026-11-27')).toBe(share);
});
