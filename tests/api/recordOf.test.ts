import { describe, expect, it } from 'vitest';
import { flag, integer, lines, money, password, ref, text } from '#catalog/engine/fields.ts';
import { recordOf } from '#server/engine/records/recordOf.ts';

const bill = {
  fields: {
    number: text(),
    party: ref('party', { required: true }),
    amount: money({ required: true }),
    discount: money(),
    copies: integer(),
    is_paid: flag(),
    secret: password(),
    items: lines({ rate: money({ required: true }), taken_off: money(), ledger: ref('ledger_account') }),
  },
};
const wire = {
  id: 7,
  version: 2,
  number: 'SA-1',
  party: 3,
  amount: '12.50',
  discount: '0.05',
  copies: 2,
  is_paid: false,
  items: [{ id: 1, rate: '-3.00', taken_off: null, ledger: null }],
};

describe('recordOf', () => {
  it('reads money of a record and of its lines in minor units, anything else as it travels', () => {
    expect(recordOf(bill, wire)).toEqual({
      ...wire,
      amount: 1250n,
      discount: 5n,
      items: [{ id: 1, rate: -300n, taken_off: 0n, ledger: null }],
    });
  });

  it('takes an empty amount or count for nothing, and absent text, references and lines for empty', () => {
    const read = recordOf(bill, { id: 7, party: 3, amount: '1.00', discount: null });
    expect(read).toEqual({
      id: 7,
      party: 3,
      amount: 100n,
      discount: 0n,
      copies: 0,
      number: null,
      is_paid: null,
      items: [],
    });
  });

  it('leaves the record as it was', () => {
    recordOf(bill, wire);
    expect(wire.amount).toBe('12.50');
  });

  it.each([
    ['an amount that is a number', { amount: 12.5 }],
    ['an amount that is none', { amount: '12,50' }],
    ['a reference that is text', { party: '3' }],
    ['a count that is text', { copies: '2' }],
    ['a flag that is text', { is_paid: 'no' }],
    ['text that is a number', { number: 1 }],
    ['lines that are none', { items: 'none' }],
    ['a line without an id', { items: [{ rate: '3.00' }] }],
    ['a line of a wrong amount', { items: [{ id: 1, rate: true }] }],
    ['a required amount that is empty', { amount: null }],
    ['a required reference that is absent', { party: undefined }],
    ['no id', { id: undefined }],
  ])('refuses %s', (_, wrong) => {
    expect(() => recordOf(bill, { ...wire, ...wrong })).toThrow();
  });

  it('refuses a record without what the host gives every one', () => {
    expect(recordOf(bill, wire, ['number']).number).toBe('SA-1');
    expect(() => recordOf(bill, { ...wire, number: null }, ['number'])).toThrow('number is missing');
  });
});
