import { entities } from '#catalog/registry/entities.ts';
import { createSample } from '../sample.ts';
import type { Office } from '../office.ts';

const countries = [
  'Bangladesh',
  'Türkiye',
  'Saudi Arabia',
  'India',
  'Pakistan',
  'Indonesia',
  'Malaysia',
  'United Kingdom',
];
const cities: Readonly<Record<string, string>> = {
  Dhaka: 'Bangladesh',
  Sylhet: 'Bangladesh',
  Jeddah: 'Saudi Arabia',
  Lahore: 'Pakistan',
};

const categories = ['Ihram', 'Accessories', 'Prayer goods', 'All / Drinks', 'All / Travel'];
/** Groups of accounts as the programs call them: an account is not put into one that nobody has placed. */
const groups = [
  'Bank and Cash',
  'Income',
  'Bank',
  'Expenses',
  'Revenue',
  'Expense',
  'Bank Accounts',
  'Indirect Expenses',
  'Direct Incomes',
];

/** Accounts that the journals of other programs name, by name or by code. */
const ledgers: Readonly<Record<string, string>> = {
  'Rent of two offices': 'R-610',
  'Rent owed': 'R-211',
  'Visas paid for others': 'V-440',
  'Visas owed': 'V-212',
  'Depreciation of buses': '94160',
  'Buses written down': '97100',
};

/** What an office has before the first sheet comes: places, a season that is open, and what goods and accounts belong to. */
export async function sheetScene(office: Office): Promise<void> {
  const ids = new Map<string, number>();
  for (const name of countries) ids.set(name, (await createSample(office, entities.country, { name })).id);
  for (const [name, country] of Object.entries(cities))
    ids.set(name, (await createSample(office, entities.city, { name, country: ids.get(country) })).id);
  await createSample(office, entities.thana, { name: 'Savar', city: ids.get('Dhaka') });
  for (const name of categories) await createSample(office, entities.category, { name });
  await createSample(office, entities.brand, { name: 'Nur' });
  for (const name of groups) await createSample(office, entities.group, { name });
  for (const [name, code] of Object.entries(ledgers))
    await createSample(office, entities.ledger_account, { name, code });
  await createSample(office, entities.branch, { name: 'Harbour office' });
  const days = { begins_on: '2027-05-01', ends_on: '2027-07-01', quota: null };
  await createSample(office, entities.season, { name: 'Hajj 2027', pilgrim_type: 'hajj', ...days });
}
