import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { readAgency } from '../../server/engine/papers/readAgency.ts';
import { readSide } from '../../server/modules/ledger/chart/readSide.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let books: Books;
let home: Record<string, number>;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  const made = async (entity: 'country' | 'city' | 'thana', name: string, more: object = {}) =>
    (await createSample(office, entities[entity], { name, ...more })).id;
  const country = await made('country', 'Bangladesh');
  const city = await made('city', 'Dhaka', { country });
  home = { country, city, thana: await made('thana', 'Motijheel', { city }) };
});
afterAll(() => office.close());

const partyIn = async (id: number, source = 'user') => {
  const { rows } = await office.pool.query('select * from party where source_type = $1 and source_id = $2', [
    source,
    id,
  ]);
  return rows[0];
};
const lived = () => ({
  ...home,
  street_address_one: '12 Demo Tower',
  street_address_two: 'Dilkusha',
  postal_code: '1000',
});
const change = (entity: 'customer' | 'user' | 'vendor' | 'party' | 'hajj_passenger_info', id: number, body: object) =>
  office.call('PUT', calls(entity).update(id), { body });
const ADDRESS = '12 Demo Tower\nDilkusha\nMotijheel, Dhaka 1000\nBangladesh';

describe('what a party takes over', () => {
  it.each(['customer', 'vendor'] as const)(
    'of a %s is address, mail and numbers too, also as they change',
    async name => {
      const { id, email } = await createSample(office, entities[name], { ...lived(), bin_no: ' 001-B ', tin_no: '77' });
      const vat = (await partyIn(id)).vat_no;
      expect(await partyIn(id)).toMatchObject({ email, address: ADDRESS, bin_no: '001-B', tin_no: '77' });
      await change(name, id, { postal_code: '1001', bin_no: null, email: `${name}@new.example` });
      expect(await partyIn(id)).toMatchObject({
        email: `${name}@new.example`,
        address: ADDRESS.replace('1000', '1001'),
        bin_no: null,
        tin_no: '77',
        vat_no: vat,
      });
      await change('user', id, { street_address_two: null, tin_no: '78', vat_no: 'V 9' });
      expect(await partyIn(id)).toMatchObject({
        address: '12 Demo Tower\nMotijheel, Dhaka 1001\nBangladesh',
        tin_no: '78',
        vat_no: 'V 9',
      });
      await change('user', id, { street_address_one: null, postal_code: null, city: null, thana: null });
      expect((await partyIn(id)).address).toBeNull();
    },
  );

  it.each(['employee', 'member', 'hajj_passenger_info'] as const)(
    'of a %s is no address, mail or number: these are for whoever may read their records',
    async name => {
      const own =
        name === 'hajj_passenger_info'
          ? { present_address: '4 Station Road', email: 'pilgrim@rihla.example' }
          : { ...lived(), bin_no: '9', tin_no: '78', vat_no: '7' };
      const { id } = await createSample(office, entities[name], own);
      const source = name === 'hajj_passenger_info' ? name : 'user';
      const none = { email: null, address: null, bin_no: null, tin_no: null, vat_no: null };
      expect(await partyIn(id, source)).toMatchObject(none);
      const changed =
        name === 'hajj_passenger_info' ? { present_address: '5 Road' } : { street_address_one: '13 Demo Tower' };
      await change(name === 'hajj_passenger_info' ? name : 'user', id, changed);
      expect(await partyIn(id, source)).toMatchObject(none);
    },
  );

  it('is changed on the record of the person alone, as its page says', async () => {
    const { id } = await createSample(office, entities.vendor, lived());
    const party = (await partyIn(id)).id;
    for (const body of [{ email: 'other@rihla.example' }, { address: 'Elsewhere' }, { tin_no: '1' }]) {
      const { status, body: told } = await change('party', party, body);
      expect([status, told.errors]).toMatchObject([400, [{ field: Object.keys(body)[0], code: 'from_person' }]]);
    }
    const { closed } = (await office.call('GET', calls('party').one(party))).body;
    expect(closed).toEqual(
      ['name', 'phone', 'email', 'address', 'bin_no', 'tin_no', 'vat_no', 'branch'].map(field => ({
        field,
        because: 'from_person',
      })),
    );
    expect((await change('party', party, { is_active: false })).status).toBe(200);
  });

  it('goes with the person as far as it says where they are', async () => {
    const { id } = await createSample(office, entities.customer, { ...lived(), bin_no: '002' });
    const party = (await partyIn(id)).id;
    await books.post('receipt_voucher', '2026-11-20', ['Cash', 5], ['Accounts Receivable', -5, party]);
    expect((await office.call('DELETE', calls('customer').remove(id))).status).toBe(200);
    expect((await office.call('GET', calls('party').one(party))).body).toMatchObject({
      email: null,
      address: null,
      bin_no: '002',
    });
  });
});

describe('a party that is nobody else’s record', () => {
  const own = { name: 'The landlord', email: 'landlord@rihla.example', address: '1 Lane\nDhaka', tin_no: ' 990-11 ' };

  it('has an address, a mail and numbers of its own', async () => {
    const { status, body } = await office.call('POST', calls('party').create, { body: own });
    expect([status, body]).toMatchObject([201, { ...own, tin_no: '990-11' }]);
    const { body: told } = await office.call('GET', calls('party').one(body.id));
    expect(told.closed ?? []).toEqual([]);
    expect((await change('party', body.id, { address: '2 Lane', tin_no: '990-12' })).body).toMatchObject({
      address: '2 Lane',
      tin_no: '990-12',
    });
  });

  it('and people are found by their numbers', async () => {
    const { id } = await createSample(office, entities.customer, { first_name: 'Rahima', vat_no: 'VAT-5521' });
    for (const entity of ['customer', 'party'] as const) {
      const { body } = await office.call('GET', `${calls(entity).all}?search=5521`);
      expect(body[entities[entity].collection]).toMatchObject([entity === 'party' ? { source_id: id } : { id }]);
    }
  });

  it('is imported with them, and so is a vendor', async () => {
    const rows = [{ name: 'Printer', address: '7 Press Lane', email: 'printer@rihla.example', bin_no: ' 88-1 ' }];
    const { body } = await office.call('POST', '/api/imports', { body: { entity: 'party', rows, commit: true } });
    expect(body.totals).toMatchObject({ create: 1, error: 0 });
    const { rows: kept } = await office.pool.query(`select address, email, bin_no from party where name = 'Printer'`);
    expect(kept).toEqual([{ address: '7 Press Lane', email: 'printer@rihla.example', bin_no: '88-1' }]);
    const vendor = {
      first_name: 'Paper mill',
      email: 'mill@rihla.example',
      street_address_one: 'Mill Road',
      vat_no: 'M',
    };
    await office.call('POST', '/api/imports', { body: { entity: 'vendor', rows: [vendor], commit: true } });
    const { rows: mill } = await office.pool.query(`select address, vat_no from party where name = 'Paper mill'`);
    expect(mill).toEqual([{ address: 'Mill Road', vat_no: 'M' }]);
  });
});

describe('the facts of a paper', () => {
  it('name the other side with all that is known of it, and leave the rest empty', async () => {
    const { id, ...made } = await createSample(office, entities.customer, { ...lived(), tin_no: '5', bin_no: '4' });
    expect(await readSide(office.host.db, (await partyIn(id)).id)).toEqual({
      name: `${made['first_name']} ${made['last_name']}`,
      address: ADDRESS,
      phone: made['primary_phone'],
      email: made['email'],
      numbers: [
        { kind: 'bin', number: '4' },
        { kind: 'tin', number: '5' },
        ...(made['vat_no'] ? [{ kind: 'vat', number: made['vat_no'] }] : []),
      ],
    });
    const { body } = await office.call('POST', calls('party').create, { body: { name: 'Nobody' } });
    expect(await readSide(office.host.db, body.id)).toEqual({
      name: 'Nobody',
      address: '',
      phone: '',
      email: '',
      numbers: [],
    });
  });

  it('name a vendor that is a company by the company, and no pilgrim of the same number', async () => {
    const more = { is_company: true, company_name: 'Skyline Tours Ltd.' };
    const { id } = await createSample(office, entities.vendor, { ...lived(), ...more });
    expect((await readSide(office.host.db, (await partyIn(id)).id)).name).toBe('Skyline Tours Ltd.');
    const pilgrim = await createSample(office, entities.hajj_passenger_info, { present_address: null });
    const { id: other, name } = await partyIn(pilgrim.id, 'hajj_passenger_info');
    await office.pool.query('update party set source_id = $1 where id = $2', [id, other]);
    expect((await readSide(office.host.db, other)).name).toBe(name);
  });

  it('name a vendor that is no company by itself', async () => {
    const { id } = await createSample(office, entities.vendor, { is_company: false, company_name: 'Its employer' });
    const { rows } = await office.pool.query('select is_company, company_name from vendor where id = $1', [id]);
    expect(rows).toEqual([{ is_company: false, company_name: 'Its employer' }]);
    const party = await partyIn(id);
    expect((await readSide(office.host.db, party.id)).name).toBe(party.name);
  });

  it('name the agency by its newest settings', async () => {
    expect((await readAgency(office.host.db)).agency).toMatchObject({
      name: 'Rihla',
      address: '',
      numbers: [],
      names: {},
    });
    await createSample(office, entities.general_setting);
    const said = {
      title: 'Settings',
      site_name: 'Rihla Travels',
      site_address: 'https://www.rihla.example',
      agency_name_arabic: 'رحلة',
      agency_name_bangla: 'রিহলা',
      rl_no: '0452',
      email: 'office@rihla.example',
      phone: '+8801711000000',
      address: '12 Demo Tower',
      bin_no: '000111-0101',
      vat_no: null,
      tin_no: '123',
    };
    await createSample(office, entities.general_setting, said);
    expect((await readAgency(office.host.db)).agency).toEqual({
      name: 'Rihla Travels',
      address: '12 Demo Tower',
      phone: '+8801711000000',
      email: 'office@rihla.example',
      numbers: [
        { kind: 'bin', number: '000111-0101' },
        { kind: 'tin', number: '123' },
      ],
      names: { ar: 'رحلة', bn: 'রিহলা' },
      website: 'https://www.rihla.example',
      licence: '0452',
    });
  });
});

it('parties of before are told what those made since take over', async () => {
  const folder = new URL('../../server/engine/schema/migrations/', import.meta.url);
  const file = readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
    .find(text => text.includes('UPDATE "party" SET "email"'));
  const statements = (file ?? '').split('--> statement-breakpoint').filter(one => one.includes('UPDATE "party"'));
  expect(statements).toHaveLength(2);
  await createSample(office, entities.hajj_passenger_info, { present_address: '4 Road', present_city: null });
  const told = async () =>
    (await office.pool.query('select id, email, address from party where source_type is not null order by id')).rows;
  const before = await told();
  await office.pool.query('update party set email = null, address = null where source_type is not null');
  for (const statement of statements) await office.pool.query(statement);
  expect(await told()).toEqual(before);
  expect(before.filter(({ address }) => address !== null).length).toBeGreaterThan(3);
});
