import { BUSINESS } from '../../engine/calendar.ts';
import { date, flag, integer, lines, ref, text } from '../../engine/fields.ts';
import { violation, type Violation } from '../../engine/violations/violation.ts';

/** What has to be done by a day for a season. */
export const deadlines = lines({
  title: text({ required: true }),
  due_date: date({ required: true, ...BUSINESS }),
  responsible: ref('employee'),
  /** Days before it from which on the office is reminded. */
  alarm_days: integer({ min: 0, max: 365, initial: 14 }),
  is_met: flag(),
  /** Silent until this day, for that reason. */
  put_off_until: date(BUSINESS),
  put_off_reason: text(),
});

type Line = Readonly<Record<string, unknown>>;

/** Nobody is reminded again without a day, nor falls silent without a reason. */
export const putOffWhole = (rows: readonly Line[] | undefined): Violation[] =>
  (rows ?? []).flatMap(({ put_off_until: day, put_off_reason: reason }, index) => {
    if (Boolean(day) === Boolean(reason)) return [];
    return [violation(`deadlines.${index}.${day ? 'put_off_reason' : 'put_off_until'}`, 'required')];
  });
