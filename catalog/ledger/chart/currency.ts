import { defineEntity } from '../../engine/defineEntity.ts';
import { decimal, flag, text } from '../../engine/fields.ts';

/** A foreign currency in which the agency is billed or bills, such as riyals. The books are kept in the agency's own. */
export const currency = defineEntity({
  name: 'currency',
  collection: 'currencies',
  route: 'accounts/currencies',
  fields: {
    /** By ISO 4217, e.g. `SAR`. */
    code: text({ required: true, unique: true, max: 3 }),
    name: text({ required: true, max: 60 }),
    /** What one of it is worth in the agency's currency, as a proposal for new lines. */
    exchange_rate: decimal({ min: 0 }),
    is_active: flag({ initial: true }),
  },
  title: ['code'],
  list: ['code', 'name', 'exchange_rate', 'is_active'],
  form: { main: ['code', 'name', 'exchange_rate', 'is_active'] },
  search: ['code', 'name'],
  access: 'staffDirectory',
});
