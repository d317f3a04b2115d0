import { specialize } from '../engine/defineEntity.ts';
import { flag, money, ref, text } from '../engine/fields.ts';
import { taxNumberNames } from '../engine/papers/taxNumbers.ts';
import { accountSection, contactSection, personSearch } from './personForm.ts';
import { user } from './user.ts';

export const customer = specialize(
  user,
  {
    user_type: text({ readOnly: true, initial: 'customer' }),
    branch: ref('branch'),
    customer_type: ref('customer_type'),
    is_online: flag({ initial: true }),
    customer_credit_limit: money({ min: 0 }),
  },
  {
    name: 'customer',
    collection: 'customers',
    route: 'customer-management/customers',
    title: ['first_name', 'last_name'],
    list: [
      'image',
      'first_name',
      'last_name',
      'email',
      'primary_phone',
      'customer_type',
      'branch',
      'customer_credit_limit',
      'is_active',
    ],
    form: {
      account: [...accountSection, 'branch', 'customer_type', 'is_online', 'customer_credit_limit', ...taxNumberNames],
      contact: contactSection,
      personal: ['gender', 'date_of_birth', 'nid'],
    },
    search: personSearch,
    access: 'personal',
  },
);
