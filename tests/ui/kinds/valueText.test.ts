import { describe, expect, test } from 'vitest';
import { choice, date, flag, integer, money } from '../../../catalog/fields.ts';
import { valueText } from '../../../src/kinds/valueText.ts';

const reader = (locale: string) => ({ locale, translate: (key: string) => `<${key}>` });

describe('a value in words', () => {
  test('a calendar day is the same day in every time zone and language', () => {
    expect(valueText(date(), '2026-01-01', reader('en'))).toBe('Jan 1, 2026');
    expect(valueText(date(), '2026-01-01', reader('tr'))).toBe('1 Oca 2026');
    expect(valueText(date(), '2026-01-01', reader('ar'))).toContain('2026');
  });

  test('an amount keeps the digits that a float would lose', () => {
    expect(valueText(money(), '123456789012345678.91', reader('en'))).toBe('123,456,789,012,345,678.91');
  });

  test('a year is not written with a thousands separator', () => {
    expect(valueText(integer(), 2027, reader('en'))).toBe('2027');
  });

  test('choices and yes or no are words', () => {
    expect(valueText(choice(['hajj', 'umrah']), 'hajj', reader('en'))).toBe('<choices.hajj>');
    expect(valueText(flag(), false, reader('en'))).toBe('<ra.boolean.false>');
  });

  test('what cannot be read as a day stands as it is', () => {
    expect(valueText(date(), 'soon', reader('en'))).toBe('soon');
  });
});
