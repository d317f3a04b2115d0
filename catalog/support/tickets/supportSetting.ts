import { BUSINESS } from '../../engine/calendar.ts';
import { defineEntity } from '../../engine/defineEntity.ts';
import { date, flag, integer, lines, ref, text } from '../../engine/fields.ts';
import { type Violation, violation } from '../../engine/violations/violation.ts';
import { minutesOf } from './workingHours.ts';

/** Days of the week, Sunday first, as `Date` counts them. */
export const workdays = [
  'works_sunday',
  'works_monday',
  'works_tuesday',
  'works_wednesday',
  'works_thursday',
  'works_friday',
  'works_saturday',
] as const;

const works = flag({ initial: true });
const rests = flag({ initial: false });
const days = (initial: number) => integer({ required: true, min: 1, max: 365, initial });

/** When the office works and what it promises. There is one record, which comes with the product. */
export const supportSetting = defineEntity({
  name: 'support_setting',
  collection: 'support_settings',
  route: 'support-management/support-settings',
  fields: {
    name: text({ required: true, max: 100 }),
    works_sunday: works,
    works_monday: works,
    works_tuesday: works,
    works_wednesday: works,
    works_thursday: works,
    works_friday: rests,
    works_saturday: rests,
    /** Wall clock of the agency, `HH:MM`. */
    opens_at: text({ required: true, max: 5, initial: '09:00' }),
    closes_at: text({ required: true, max: 5, initial: '18:00' }),
    closed_days: lines({ day: date({ required: true, ...BUSINESS }), name: text({ max: 100 }) }),
    /** Working hours until the first reply and until the solution, by priority. */
    targets: lines({
      ticket_priority: ref('ticket_priority', { required: true }),
      response_hours: integer({ required: true, min: 1, max: 1000 }),
      resolve_hours: integer({ required: true, min: 1, max: 1000 }),
    }),
    /** Days of silence after which a question to the requester counts as settled. */
    silence_days: days(7),
    /** Days for which an answer reopens what was resolved; then it is closed. */
    reopen_days: days(7),
  },
  title: ['name'],
  list: ['name', 'opens_at', 'closes_at', 'silence_days', 'reopen_days'],
  form: {
    main: ['name', ...workdays, 'opens_at', 'closes_at', 'closed_days', 'targets', 'silence_days', 'reopen_days'],
  },
  search: ['name'],
  access: 'staffDirectory',
  actions: ['list', 'show', 'edit'],
  check({ opens_at: opens, closes_at: closes, ...rest }): Violation[] {
    const [from, to] = [minutesOf(opens ?? ''), minutesOf(closes ?? '')];
    return [
      ...(from === undefined ? [violation('opens_at', 'not_a_time')] : []),
      ...(to === undefined ? [violation('closes_at', 'not_a_time')] : []),
      ...(from !== undefined && to !== undefined && to <= from ? [violation('closes_at', 'closes_before')] : []),
      ...(workdays.some(day => rest[day]) ? [] : [violation('works_sunday', 'never_works')]),
    ];
  },
});
