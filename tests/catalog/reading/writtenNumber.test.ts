import { describe, expect, it } from 'vitest';
import { evaluateExpression } from '#catalog/engine/reading/amounts/evaluateExpression.ts';
import { decimalSigns, digitGroupings, usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import { writtenNumber } from '#catalog/engine/reading/writtenNumber.ts';

const forms = decimalSigns.flatMap(decimalSign =>
  digitGroupings.map(digitGrouping => ({ ...usualForms, decimalSign, digitGrouping })),
);

/** Always the same digits, so that a failure can be looked at again. */
function digitsFrom(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}

function someNumbers(): string[] {
  const next = digitsFrom(20_261_127);
  const digits = (count: number) => Array.from({ length: count }, () => next(10)).join('');
  return Array.from({ length: 3_000 }, () => {
    const whole = digits(1 + next(18)).replace(/^0+(?=\d)/, '');
    const places = next(11);
    const wire = places === 0 ? whole : `${whole}.${digits(places)}`;
    return next(3) === 0 && /[1-9]/.test(wire) ? `-${wire}` : wire;
  });
}

/** Those in which a comma and a point are most easily taken for each other. */
const delicate = ['1.234', '0.123', '1234', '1234567', '-1.234', '100.000', '12.345678', '0', '0.00', '999', '1000.5'];

describe('a number as the agency writes it', () => {
  it.each([
    ['1234567.00', ['1,234,567.00', '12,34,567.00', '1.234.567,00', '12.34.567,00']],
    ['1.234', ['1.234', '1.234', '1,234', '1,234']],
    ['-100000', ['-100,000', '-1,00,000', '-100.000', '-1.00.000']],
    ['123456789012345678.91', ['123,456,789,012,345,678.91', '1,23,45,67,89,01,23,45,678.91']],
    ['999', ['999', '999', '999', '999']],
  ])('%s', (wire, meant) => {
    expect(forms.slice(0, meant.length).map(one => writtenNumber(wire, one))).toEqual(meant);
  });

  it('has the places that are asked for, and none of its own taken off', () => {
    const [point] = forms;
    expect(point && ['5', '5.1', '5.123'].map(wire => writtenNumber(wire, point, { places: 2 }))).toEqual([
      '5.00',
      '5.10',
      '5.123',
    ]);
  });

  it('stays as it is where it is no number', () => {
    expect(forms.map(one => writtenNumber('half', one))).toEqual(['half', 'half', 'half', 'half']);
  });

  it.each(forms)('is read as the same number: $decimalSign, $digitGrouping', one => {
    for (const wire of [...delicate, ...someNumbers()])
      for (const isBare of [true, false]) {
        const places = wire.split('.')[1]?.length ?? 0;
        const written = writtenNumber(wire, one, { isBare });
        expect([written, evaluateExpression(written, places, one.decimalSign)]).toEqual([
          written,
          /[1-9]/.test(wire) ? wire : wire.replace('-', ''),
        ]);
      }
  });
});
