import { PAST } from '../engine/calendar.ts';
import { specialize } from '../engine/defineEntity.ts';
import { date, money, state, text } from '../engine/fields.ts';
import { accountSection, contactSection, personSearch } from './personForm.ts';
import { subscriptionLifecycle } from './subscriptionLifecycle.ts';
import { taxNumberNames } from '../engine/papers/taxNumbers.ts';
import { user } from './user.ts';

/**
 * Whoever belongs to the society that stands behind the agency; executives, advisers and generals are members with an
 * office.
 */
export const member = specialize(
  user,
  {
    user_type: text({ readOnly: true, initial: 'member' }),
    ref_no: text({ unique: true, max: 40 }),
    joined_on: date(PAST),
    subscription: state(subscriptionLifecycle),
    /** What the member pays each month; the amount of a new bill. */
    monthly_amount: money({ min: 0 }),
    father_name: text(),
    mother_name: text(),
    spouse_name: text(),
    village: text(),
    post_office: text(),
    union: text(),
    profession: text(),
    religion: text(),
  },
  {
    name: 'member',
    collection: 'members',
    route: 'member-management/members',
    title: ['first_name', 'last_name'],
    list: [
      'image',
      'ref_no',
      'first_name',
      'last_name',
      'email',
      'primary_phone',
      'subscription',
      'monthly_amount',
      'is_active',
    ],
    form: {
      account: [...accountSection, 'ref_no', 'joined_on'],
      membership: ['subscription', 'monthly_amount'],
      contact: [...contactSection, 'village', 'post_office', 'union'],
      personal: [
        'gender',
        'date_of_birth',
        'nid',
        ...taxNumberNames,
        'father_name',
        'mother_name',
        'spouse_name',
        'profession',
        'religion',
      ],
    },
    search: [...personSearch, 'ref_no'],
    access: 'personal',
  },
);
