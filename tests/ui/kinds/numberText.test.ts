import { describe, expect, it } from 'vitest';
import { decimal, type Field, integer, money } from '#catalog/engine/fields.ts';
import { usualForms, type WrittenForms } from '#catalog/engine/reading/WrittenForms.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';

const point = usualForms;
const lakhs: WrittenForms = { ...usualForms, digitGrouping: 'lakhs' };
const comma: WrittenForms = { ...usualForms, decimalSign: 'comma' };

const table: readonly (readonly [WrittenForms, Field, unknown, string])[] = [
  [point, money(), '1234567.00', '1,234,567.00'],
  [lakhs, money(), '1234567.00', '12,34,567.00'],
  [comma, money(), '-1234567.5', '-1.234.567,50'],
  [lakhs, decimal(), '100000.125', '1,00,000.125'],
  [comma, decimal(), '1.234', '1,234'],
  [point, decimal(), 12, '12'],
  [comma, integer(), 2027, '2027'],
  [lakhs, integer(), 123_456, '123456'],
];

describe('a number that is shown', () => {
  it.each(['en', 'tr', 'ar'])('is written as the agency does in each language: %s', locale => {
    for (const [forms, field, value, meant] of table)
      expect(valueText(field, value, { locale, forms, translate: key => key })).toBe(meant);
  });
});
