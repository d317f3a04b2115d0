import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  afterWorking,
  isWorkday,
  minutesOf,
  workBetween,
  workdayFrom,
  type WorkingHours,
} from '../../catalog/support/tickets/workingHours.ts';

const HOUR = 3_600_000;
const office: WorkingHours = {
  timeZone: 'Asia/Dhaka',
  week: [true, true, true, true, true, false, false],
  opens: 9 * 60,
  closes: 18 * 60,
  closed: new Set(['2026-12-16']),
};
const due = (from: string, hours: number) => afterWorking(office, new Date(from), hours * HOUR).toISOString();

it('promises working hours: two from Thursday 17:30 end on Sunday at 10:30', () => {
  expect(due('2026-11-26T17:30:00+06:00', 2)).toBe('2026-11-29T04:30:00.000Z');
});

it('begins in the morning for what comes at night, and leaves out a closed day', () => {
  expect(due('2026-11-29T22:00:00+06:00', 1)).toBe('2026-11-30T04:00:00.000Z');
  expect(due('2026-12-15T17:00:00+06:00', 2)).toBe('2026-12-17T04:00:00.000Z');
  expect(workdayFrom(office, '2026-12-16')).toBe('2026-12-17');
});

it('reads a wall clock, and nothing else', () => {
  expect(['09:00', '23:59', '24:00', '9:00', ''].map(minutesOf)).toEqual([540, 1439, undefined, undefined, undefined]);
});

it('counts back exactly what it promised, across changes of the clock too', () => {
  const hours = fc.record({
    timeZone: fc.constantFrom('Asia/Dhaka', 'Europe/Istanbul', 'Europe/Berlin', 'Asia/Riyadh'),
    week: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }).filter(week => week.some(Boolean)),
    opens: fc.integer({ min: 6 * 60, max: 11 * 60 }),
    closes: fc.integer({ min: 12 * 60, max: 23 * 60 }),
    closed: fc.constant(new Set(['2026-12-16', '2027-03-28'])),
  });
  const from = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(hours, from, fc.integer({ min: 1, max: 200 * HOUR }), (when, begun, work) => {
      const end = afterWorking(when, begun, work);
      expect(workBetween(when, begun, end)).toBe(work);
      const day = new Intl.DateTimeFormat('sv', { timeZone: when.timeZone }).format(end);
      expect(isWorkday(when, day)).toBe(true);
    }),
    { numRuns: 150 },
  );
});
