import { holds } from '../../engine/access/holds.ts';
import type { Principal } from '../../engine/access/access.ts';
import { defineFacts } from '../../engine/defineEntity.ts';
import { date, longText, ref, text } from '../../engine/fields.ts';

/** That somebody posted into a month that was locked softly, and why (rules A5, identity 9). */
export const periodOverride = defineFacts({
  name: 'period_override',
  collection: 'period_overrides',
  route: 'accounts/period_overrides',
  fields: {
    period: ref('accounting_period', { required: true }),
    posting: ref('posting', { required: true }),
    reference_no: text({ required: true, max: 40 }),
    log_date: date({ required: true, indexed: true }),
    branch: ref('branch'),
    reason: longText({ required: true, max: 500 }),
  },
  title: ['reference_no'],
  list: ['log_date', 'reference_no', 'period', 'reason', 'branch'],
  search: ['reference_no'],
  access: 'books',
});

/** Permission to post into months that are locked softly, with a reason (rules A5). */
export const PERIOD_OVERRIDE = 'PERIOD_OVERRIDE';

/** Whether somebody may post into a month that is locked softly. */
export const mayOverride = (who: Principal): boolean => holds(who, PERIOD_OVERRIDE);
