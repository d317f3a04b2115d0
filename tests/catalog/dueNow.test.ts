import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinor } from '../../catalog/engine/money/money.ts';
import { dueNow, restOf } from '../../catalog/hajj/bookings/dueNow.ts';

const plan = [
  { due_date: '2027-02-01', amount: '300.00' },
  { due_date: '2026-12-01', amount: '100.00' },
  { due_date: '2027-01-01', amount: '200.00' },
];
const booking = (paid_amount: string, more: object = {}) => ({
  status: 'confirmed',
  due_amount: '600.00',
  paid_amount,
  instalments: plan,
  ...more,
});
const proposed = (record: object, day: string) => fromMinor(dueNow(record, day));

describe('what is due now', () => {
  it.each([
    ['nothing is overdue: the next one', '0.00', '2026-11-30', '100.00'],
    ['on its day', '0.00', '2026-12-01', '100.00'],
    ['all that is overdue', '0.00', '2027-01-15', '300.00'],
    ['one that is due today beside one that is overdue', '0.00', '2027-01-01', '300.00'],
    ['what is left of one that is paid in part', '130.00', '2026-11-30', '170.00'],
    ['the next one, where the others are paid ahead', '300.00', '2026-11-30', '300.00'],
    ['all, once the last is overdue', '50.00', '2027-03-01', '550.00'],
    ['nothing, once all is paid', '600.00', '2027-03-01', '0.00'],
    ['nothing, where more is paid', '700.00', '2027-03-01', '0.00'],
  ])('%s', (_, paid, day, amount) => {
    expect(proposed(booking(paid), day)).toBe(amount);
  });

  it('is all that is owed where there are no instalments', () => {
    expect(proposed(booking('50.00', { instalments: [] }), '2026-11-30')).toBe('550.00');
    expect(proposed({ due_amount: '50.00', paid_amount: '20.00' }, '2026-11-30')).toBe('30.00');
  });

  it('is what a cancellation costs, whatever was planned', () => {
    const cancelled = booking('0.00', { status: 'cancelled', due_amount: '250.00' });
    expect(proposed(cancelled, '2026-11-30')).toBe('250.00');
  });

  it('is never more than is owed, where the journey came to less than was planned', () => {
    expect(proposed(booking('0.00', { status: 'no_show', due_amount: '250.00' }), '2027-03-01')).toBe('250.00');
  });

  it('is above nothing and at most what is owed, as long as something is', () => {
    const amount = fc.bigInt({ min: 0n, max: 100_000n }).map(fromMinor);
    const day = fc.integer({ min: 1, max: 28 }).map(of => `2027-01-${String(of).padStart(2, '0')}`);
    const record = fc.record({
      status: fc.constantFrom('waiting', 'held', 'confirmed', 'departed', 'no_show', 'cancelled'),
      due_amount: amount,
      paid_amount: amount,
      instalments: fc.array(fc.record({ due_date: day, amount }), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(record, day, (one, today) => {
        const [due, rest] = [dueNow(one, today), restOf(one)];
        expect(due <= rest && due > 0n === rest > 0n).toBe(true);
      }),
    );
  });
});
