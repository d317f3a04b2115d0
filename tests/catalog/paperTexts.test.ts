import { describe, expect, it } from 'vitest';
import { paperLanguages } from '../../catalog/engine/papers/PaperData.ts';
import { amountText, dayText, decimalText, percentText } from '../../catalog/engine/papers/paperTexts.ts';
import { wordsIn } from '../../catalog/engine/papers/words/paperWords.ts';
import { usualForms } from '../../catalog/engine/reading/WrittenForms.ts';
import { decimal, money, date } from '../../catalog/engine/fields.ts';
import { valueText } from '../../src/engine/kinds/valueText.ts';

const LARGE = '999999999999999999.99';

describe('figures on papers', () => {
  it.each([
    ['en', '999,999,999,999,999,999.99', '1,234.50', '-5.00', '7.125'],
    ['tr', '999,999,999,999,999,999.99', '1,234.50', '-5.00', '7.125'],
    ['ar', '999,999,999,999,999,999.99', '1,234.50', '-5.00', '7.125'],
    ['bn', '999,999,999,999,999,999.99', '1,234.50', '-5.00', '7.125'],
  ] as const)('are exact, grouped and in Latin digits: %s', (...[language, large, amount, negative, decimalOf]) => {
    expect(amountText({ language, forms: usualForms }, LARGE)).toBe(large);
    expect(amountText({ language, forms: usualForms }, '1234.5')).toBe(amount);
    expect(amountText({ language, forms: usualForms }, '1234.50', 'USD')).toBe(`${amount} USD`);
    expect(amountText({ language, forms: usualForms }, '-5')).toBe(negative);
    expect(decimalText({ language, forms: usualForms }, '7.125')).toBe(decimalOf);
    expect(percentText({ language, forms: usualForms }, 15)).toBe('15 %');
    expect(percentText({ language, forms: usualForms }, '7.125')).toBe(`${decimalOf} %`);
  });

  it.each(['en', 'tr', 'ar'] as const)('are those of the screens: %s', language => {
    const reader = { locale: language, translate: (key: string) => key };
    for (const amount of ['0.00', '12.50', '1234567.89', LARGE])
      expect(amountText({ language, forms: usualForms }, amount)).toBe(valueText(money(), amount, reader));
    for (const day of ['2026-01-31', '2026-11-02'])
      expect(dayText({ language, forms: usualForms }, day)).toBe(valueText(date(), day, reader));
    expect(decimalText({ language, forms: usualForms }, '1234.5')).toBe(valueText(decimal(), '1234.5', reader));
  });

  it('say the day that it is, wherever they are drawn', () => {
    expect(paperLanguages.map(language => dayText({ language, forms: usualForms }, '2026-11-02'))).toEqual([
      '2 Nov 2026',
      '2 Kas 2026',
      '2 نوفمبر 2026',
      '2 নভে 2026',
    ]);
  });
});

describe('the words of papers', () => {
  const textsIn = (words: object): string[] =>
    Object.values(words).flatMap((one: unknown) => (typeof one === 'string' ? [one] : textsIn(one as object)));
  const placesIn = (text: string): string[] => (text.match(/%\{\w+\}/g) ?? []).toSorted();

  it.each(paperLanguages)('are all there, and keep what is filled in: %s', language => {
    const [english, texts] = [textsIn(wordsIn('en')), textsIn(wordsIn(language))];
    expect(texts.filter(text => text.trim() === '' || text !== text.normalize('NFC'))).toEqual([]);
    expect(texts.map(placesIn)).toEqual(english.map(placesIn));
  });
});
