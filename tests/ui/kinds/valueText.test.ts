import { describe, expect, test } from 'vitest';
import { choice, date, dateTime, flag, integer, money } from '#catalog/engine/fields.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';

const reader = (locale: string) => ({ locale, translate: (key: string) => `<${key}>` });

describe('a value in words', () => {
  test('a calendar day is the same day in every time zone and language', () => {
    expect(valueText(date(), '2026-01-01', reader('en'))).toBe('1 Jan 2026');
    expect(valueText(date(), '2026-01-01', reader('tr'))).toBe('1 Oca 2026');
    expect(valueText(date(), '2026-01-01', reader('ar'))).toContain('2026');
  });

  test('an instant is told by the clock of the place that is asked for', () => {
    const inZone = (timeZone: string) => valueText(dateTime(), '2026-01-01T20:30:00Z', { ...reader('en'), timeZone });
    expect(inZone('Asia/Dhaka')).toMatch(/^2 Jan 2026, 2:30\sAM$/);
    expect(inZone('America/New_York')).toMatch(/^1 Jan 2026, 3:30\sPM$/);
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

  test('several values stand between the commas of the language', () => {
    const kinds = choice(['hajj', 'umrah', 'ziyarah']);
    const words = { translate: (key: string) => key.replace('choices.', '') };
    const inWords = (locale: string) => valueText(kinds, ['hajj', 'umrah', 'ziyarah'], { ...words, locale });
    expect([inWords('en'), inWords('tr')]).toEqual(['hajj, umrah, ziyarah', 'hajj, umrah, ziyarah']);
    expect(inWords('ar')).toMatch(/^hajj، .?umrah، .?ziyarah$/);
  });

  test('what cannot be read as a day stands as it is', () => {
    expect(valueText(date(), 'soon', reader('en'))).toBe('soon');
  });
});
