import { defineEntity } from '../../engine/defineEntity.ts';
import { email, flag, integer, longText, ref, text } from '../../engine/fields.ts';
import { taxNumberNames, taxNumbers } from '../../engine/papers/taxNumbers.ts';

/**
 * Whom the agency owes, or who owes it: the other side of a control account (rule L4). Customers, vendors, employees,
 * members and pilgrims are parties from the start, under their own names; others, such as a landlord, are entered here.
 */
export const party = defineEntity({
  name: 'party',
  collection: 'parties',
  route: 'accounts/parties',
  fields: {
    name: text({ required: true, max: 200, sounds: true }),
    phone: text({ max: 40 }),
    email: email(),
    /** As it stands on a letter, line by line. */
    address: longText(),
    ...taxNumbers,
    branch: ref('branch'),
    /** Wire name of the entity of the person, and its id; none of somebody entered here. */
    source_type: text({ readOnly: true, max: 40 }),
    source_id: integer({ readOnly: true }),
    is_active: flag({ initial: true }),
  },
  title: ['name'],
  list: ['name', 'phone', 'branch', 'source_type', 'is_active'],
  form: { main: ['name', 'phone', 'email', 'address', ...taxNumberNames, 'branch', 'is_active'] },
  search: ['name', 'phone', ...taxNumberNames],
  access: 'books',
  selections: ['buyers', 'vendors'],
  unique: [['source_type', 'source_id']],
});
