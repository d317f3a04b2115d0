import { expect, it } from 'vitest';
import { usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import { countText } from '#src/engine/kinds/number/countText.ts';
import { inForms } from '#src/engine/kinds/number/inForms.ts';

const lakhs = { ...usualForms, digitGrouping: 'lakhs' } as const;
const comma = { ...usualForms, decimalSign: 'comma' } as const;

it('how many there are is grouped as the agency writes, whatever the language', () => {
  expect([countText(1_234_567), countText(1_234_567, lakhs), countText(1_234_567, comma)]).toEqual([
    '1,234,567',
    '12,34,567',
    '1.234.567',
  ]);
});

it('a share has the agency’s sign within the words of the language', () => {
  const share = (locale: string) =>
    new Intl.NumberFormat(`${locale}-u-nu-latn`, {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    });
  expect([inForms(share('en'), 0.125, comma), inForms(share('tr'), -1234.567, lakhs), inForms(share('en'), 0)]).toEqual(
    ['+12,5%', '-%1,23,456.7', '0%'],
  );
});

it('a short figure too', () => {
  const short = (locale: string) => new Intl.NumberFormat(`${locale}-u-nu-latn`, { notation: 'compact' });
  expect([inForms(short('en'), 1_200_000, comma), inForms(short('tr'), 1_200_000)]).toEqual(['1,2M', '1.2\u00A0Mn']);
});
