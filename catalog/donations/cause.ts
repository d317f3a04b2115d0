import { BUSINESS } from '../engine/calendar.ts';
import { defineEntity } from '../engine/defineEntity.ts';
import { date, decimal, flag, image, integer, longText, money, text } from '../engine/fields.ts';

/** What money is collected for. */
export const cause = defineEntity({
  name: 'cause',
  collection: 'causes',
  route: 'cause-management/causes',
  fields: {
    name: text({ required: true }),
    goal_amount: money({ required: true, min: 0.01 }),
    /** Sum of the donations received and not refunded; kept by the host with every donation. */
    raised_amount: money({ readOnly: true, initial: '0.00' }),
    /** Raised of the goal, percent with two places. */
    process: decimal({ readOnly: true, initial: '0.00' }),
    /** How many people have given. */
    contributor: integer({ readOnly: true, initial: 0 }),
    start_date: date(BUSINESS),
    end_date: date(BUSINESS),
    image: image(),
    short_desc: longText(),
    is_active: flag({ initial: true }),
  },
  title: ['name'],
  list: ['image', 'name', 'goal_amount', 'raised_amount', 'contributor', 'end_date', 'is_active'],
  form: {
    main: [
      'name',
      'goal_amount',
      'raised_amount',
      'process',
      'contributor',
      'start_date',
      'end_date',
      'is_active',
      'image',
      'short_desc',
    ],
  },
  search: ['name'],
  access: 'content',
  checks: [
    { name: 'days', left: 'end_date', is: '>', right: 'start_date' },
    { name: 'goal', left: 'goal_amount', is: '>=', right: 0.01 },
    { name: 'raised', left: 'raised_amount', is: '>=', right: 0 },
    { name: 'contributor', left: 'contributor', is: '>=', right: 0 },
  ],
});
