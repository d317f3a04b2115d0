import { specialize } from '../engine/defineEntity.ts';
import { flag, money, ref, text } from '../engine/fields.ts';
import { violation } from '../engine/violations/violation.ts';
import { taxNumberNames } from '../engine/papers/taxNumbers.ts';
import { accountSection, contactSection, personSearch } from './personForm.ts';
import { user } from './user.ts';

/** Whom the agency buys from: airlines, hotels, transporters, makers of goods. */
export const vendor = specialize(
  user,
  {
    user_type: text({ readOnly: true, initial: 'vendor' }),
    branch: ref('branch'),
    is_company: flag(),
    company_name: text({ max: 200, sounds: true }),
    contact_person: text({ max: 30, sounds: true }),
    is_online: flag({ initial: true }),
    customer_credit_limit: money({ min: 0 }),
  },
  {
    name: 'vendor',
    collection: 'vendors',
    route: 'vendor-management/vendors',
    title: ['first_name', 'last_name'],
    list: [
      'image',
      'company_name',
      'first_name',
      'last_name',
      'contact_person',
      'email',
      'primary_phone',
      'branch',
      'is_active',
    ],
    form: {
      account: [
        ...accountSection,
        'branch',
        'is_company',
        'company_name',
        'contact_person',
        'is_online',
        'customer_credit_limit',
        ...taxNumberNames,
      ],
      contact: contactSection,
      personal: ['gender', 'date_of_birth', 'nid'],
    },
    search: [...personSearch, 'company_name', 'contact_person'],
    access: 'personal',
    check: ({ is_company, company_name }) =>
      is_company && !company_name ? [violation('company_name', 'required')] : [],
  },
);
