import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { calls } from '#catalog/engine/wire.ts';
import { hire } from '../../support/hire.ts';
import { importing, mistakesOf, outcomesOf } from '../../support/importing.ts';
import { type Office, openOffice } from '../../support/office.ts';
import { createSample } from '../../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const types = async (): Promise<readonly { id: number; name: string }[]> =>
  (await office.call('GET', calls('customer_type').everything)).body.customer_types;
const named = async (name: string) => (await types()).filter(one => one.name.toLowerCase() === name.toLowerCase());

let count = 0;
/** A customer whom only their type makes worth a test. */
const customer = (customer_type: string, values: Record<string, unknown> = {}) => {
  count += 1;
  return { first_name: `C${count}`, email: `along${count}@rihla.example`, customer_type, ...values };
};
const customers = (rows: readonly Record<string, unknown>[], make: readonly string[], commit = true) =>
  importing(office.call, { entity: 'customer', rows, make, commit });

it('a title that no record has makes one, once for all its spellings', async () => {
  const rows = [customer('Umrah group'), customer('UMRAH GROUP'), customer('umrah group')];
  const told = await customers(rows, ['customer_type'], false);
  expect([outcomesOf(told), told.body.made.length, await named('Umrah group')]).toEqual([
    ['create', 'create', 'create'],
    1,
    [],
  ]);
  const done = await customers(rows, ['customer_type']);
  const [made] = await named('Umrah group');
  expect(done.body.made).toEqual([{ entity: 'customer_type', id: made?.id, title: 'Umrah group' }]);
  const { body } = await office.call('GET', calls('customer').one(done.body.rows[2].id));
  expect([body.customer_type, body.customer_type?.id]).toContain(made?.id);
  const history = await office.pool.query(`select by from history where entity = 'customer_type' and record = $1`, [
    made?.id,
  ]);
  expect(history.rows).toEqual([{ by: office.ids.admin }]);
});

it('goods come with the brands and categories of their sheet, after a yes', async () => {
  const rows = ['Ihram belt', 'Prayer mat'].map(name => ({
    name,
    unit_price: '450',
    brand: 'Noor',
    category: 'Ihram',
  }));
  const asked = await importing(office.call, { entity: 'product', rows, commit: false });
  expect(mistakesOf(asked).slice(0, 2)).toEqual([
    [1, 'category', 'not_choice', { value: 'Ihram', makes: 1 }],
    [1, 'brand', 'not_choice', { value: 'Noor', makes: 1 }],
  ]);
  const done = await importing(office.call, { entity: 'product', rows, make: ['brand', 'category'], commit: true });
  expect(outcomesOf(done)).toEqual(['create', 'create']);
  expect(done.body.made.map((one: { title: string }) => one.title)).toEqual(['Ihram', 'Noor']);
});

it('is offered where it is not asked for', async () => {
  const reply = await customers([customer('Not asked')], []);
  expect(mistakesOf(reply)).toEqual([[1, 'customer_type', 'not_choice', { value: 'Not asked', makes: 1 }]]);
});

it('goes with the row that it was made for, and is made again for the next', async () => {
  const rows = [customer('Unlucky', { email: 'no address' }), customer('Unlucky')];
  const told = await customers(rows, ['customer_type'], false);
  expect([outcomesOf(told), told.body.made.map((one: { title: string }) => one.title)]).toEqual([
    ['error', 'create'],
    ['Unlucky'],
  ]);
  const alone = await customers(rows.slice(0, 1), ['customer_type'], false);
  expect(alone.body.made).toEqual([]);
  await customers(rows, ['customer_type']);
  expect(await named('Unlucky')).toEqual([]);
});

it('takes what the records themselves would refuse for a mistake in the reference', async () => {
  const [first] = mistakesOf(await customers([customer('x'.repeat(300))], ['customer_type']));
  expect(first?.slice(0, 3)).toEqual([1, 'customer_type', 'too_long']);
});

it('never makes what more belongs to, such as a branch, a vendor or a season', async () => {
  const branch = await importing(office.call, {
    entity: 'customer',
    make: ['branch'],
    rows: [customer('', { branch: 'Sylheet' })],
  });
  expect(mistakesOf(branch)).toEqual([[1, 'branch', 'not_choice', { value: 'Sylheet' }]]);
  const make = ['vendor', 'tax'];
  const goods = { name: 'Mat', unit_price: '1', vendor: 'Nobody', tax: 'VAT of elsewhere' };
  const reply = await importing(office.call, { entity: 'product', make, rows: [goods] });
  expect(mistakesOf(reply).map(([, field, , params]) => [field, params])).toEqual([
    ['vendor', { value: 'Nobody' }],
    ['tax', { value: 'VAT of elsewhere' }],
  ]);
});

it('asks for the right to create what it makes, and offers it to nobody else', async () => {
  const rights = ['LIST', 'DETAILS', 'CREATE', 'UPDATE'].map(verb => `CUSTOMER_${verb}`);
  const clerk = await hire(office, [...rights, 'CUSTOMER_TYPE_LIST'], { branch: null });
  const sheet = { entity: 'customer', make: ['customer_type'], rows: [customer('Beyond me')] };
  expect(mistakesOf(await importing(clerk.call, sheet))).toEqual([
    [1, 'customer_type', 'not_choice', { value: 'Beyond me' }],
  ]);
  const [other] = [await createSample(office, entities.customer_type, { name: 'Known to all' })];
  expect(outcomesOf(await importing(clerk.call, { ...sheet, rows: [customer(String(other['name']))] }))).toEqual([
    'create',
  ]);
});
