import { BUSINESS } from '../engine/calendar.ts';
import { defineEntity } from '../engine/defineEntity.ts';
import { choice, date, decimal, flag, lines, ref, text } from '../engine/fields.ts';

/**
 * A tax and its rates by the day from which each holds: on what the agency sells (`output`) or buys (`input`), or taken
 * from what it pays, by its base (`tds`) or by its VAT (`vds`) (rule S6).
 */
export const taxCode = defineEntity({
  name: 'tax_code',
  collection: 'tax_codes',
  route: 'accounts/tax-codes',
  fields: {
    name: text({ required: true, unique: true, max: 100 }),
    kind: choice(['output', 'input', 'tds', 'vds'], { required: true }),
    ledger: ref('ledger_account', { required: true }),
    rates: lines(
      {
        valid_from: date({ required: true, ...BUSINESS }),
        percent: decimal({ required: true, min: 0, max: 100 }),
      },
      { rules: { unique: [['valid_from']] } },
    ),
    is_active: flag({ initial: true }),
  },
  title: ['name'],
  list: ['name', 'kind', 'ledger', 'is_active'],
  form: { main: ['name', 'kind', 'ledger', 'rates', 'is_active'] },
  search: ['name'],
  access: 'staffDirectory',
  selections: ['on_sales'],
});
