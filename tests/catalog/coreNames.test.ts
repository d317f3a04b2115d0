import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { costLedgers } from '../../catalog/ledger/chart/costs.ts';
import { entityList } from '../../catalog/registry/entities.ts';
import { kindsOfPeople } from '../../catalog/registry/marks.ts';
import { type Import, importsIn, sourceFiles } from '../support/imports.ts';

/** The accounts: whatever else the agency does reaches them by what its modules say of themselves. */
const core = ['ledger', 'bills', 'banking'];
const files = sourceFiles(...core.flatMap(one => [`catalog/${one}`, `server/modules/${one}`, `src/resources/${one}`]));

const known = [...core, 'taxes', 'payables', 'access', 'papers', 'engine', 'registry'].join('|');
const isStrange = ({ to }: Import): boolean =>
  /^(catalog|server\/modules|src\/resources)\//.test(to) &&
  !new RegExp(`^(catalog|server/modules|src/resources)/(${known})/`).test(to);

const modules = ['shop', 'hajj', 'purchasing', 'payroll', 'donations'].map(one => `catalog/${one}`);
const declared = sourceFiles(...modules).flatMap(
  file => readFileSync(file, 'utf8').match(/(?<=^ +name: ')\w+/gm) ?? [],
);
/** People pay, a ledger is called as the list of the stock, and pages have a size. */
const shared: readonly string[] = [...kindsOfPeople, ...costLedgers, 'size'];
/** Wire names that the accounts have no business with. */
const names = entityList
  .map(({ name }) => name)
  .filter(name => (declared.includes(name) || name === 'monthly_subscription') && !shared.includes(name));

const any = names.join('|');
const named = new RegExp(
  [
    // In code, a text or SQL, whatever stands around it.
    `\\b(?:${names.filter(name => name.includes('_')).join('|')})\\b`,
    // What is an English word, too: as a text by itself, of the registry, or as a table.
    `(['"\`])(?:${any})\\1`,
    `\\bentities(?:\\.|\\[['"])(?:${any})\\b`,
    `\\{[^{}]*\\b(?:${any})\\b[^{}]*\\} = entities\\b`,
    `\\b(?:from|join|update|into|table) (?:${any})\\b`,
  ].join('|'),
  'g',
);
const namesIn = (text: string): readonly string[] => text.match(named) ?? [];

describe('the accounts', () => {
  it('import no module but each other, taxes and what is owed', () => {
    expect(files.length).toBeGreaterThan(400);
    const strange = files.flatMap(file => importsIn(file, readFileSync(file, 'utf8'))).filter(isStrange);
    expect(strange.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('name no document of another module', () => {
    expect(names).toEqual(
      expect.arrayContaining(['order', 'booking', 'purchase_final', 'salary_sheet', 'expense_claim', 'donation']),
    );
    const found = files.flatMap(file => namesIn(readFileSync(file, 'utf8')).map(name => `${file} names ${name}`));
    expect(found).toEqual([]);
  });

  it.each([
    `import { order } from '../shop/orders/order.ts'`,
    `import type { Gift } from '../donations/funds/fundEntry.ts'`,
    `await import('#catalog/payroll/salarySheet.ts')`,
  ])('would be noticed: %s', text => {
    expect(importsIn('server/modules/bills/billHandlers.ts', text).filter(isStrange)).toHaveLength(1);
  });

  it.each([
    `const kind = 'booking';`,
    'const { party, shipment } = entities;',
    'demand(entities.order)',
    `demand(entities['order'])`,
    'sql`select 1 from monthly_subscription`',
    'sql`select ${sql`(select id from donation)`}`',
    'sql`select "order".id from found`',
  ])('would be noticed: %s', text => {
    expect(namesIn(text)).toHaveLength(1);
  });

  it.each([`sort: { field: 'id', order: 'ASC' }`, 'sql`order by id`', 'the day of booking'])('may say: %s', text => {
    expect(namesIn(text)).toEqual([]);
  });
});
