import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { calls } from '#catalog/engine/wire.ts';
import { importing, mistakesOf, outcomesOf } from '../../support/importing.ts';
import { type Office, openOffice } from '../../support/office.ts';
import { createSample } from '../../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const goods = (rows: readonly Record<string, unknown>[], keys = ['sku'], commit = true) =>
  importing(office.call, { entity: 'product', rows, keys, commit });
const product = async (id: number) => (await office.call('GET', calls('product').one(id))).body;

describe('a row without an id', () => {
  it('changes the record that its key finds, and makes one where none is found', async () => {
    const { id } = await createSample(office, entities.product, {
      sku: 'Mat-1',
      unit_price: '100.00',
      old_price: null,
    });
    const rows = [
      { sku: ' mat-1 ', unit_price: '120' },
      { sku: 'MAT-2', name: 'Prayer mat', unit_price: '90' },
    ];
    const told = await goods(rows, ['sku'], false);
    expect([outcomesOf(told), (await product(id)).unit_price]).toEqual([['update', 'create'], '100.00']);
    const done = await goods(rows);
    expect([outcomesOf(done), done.body.rows[0].id]).toEqual([['update', 'create'], id]);
    // The spelling of the key stays that of the record.
    expect(await product(id)).toMatchObject({ sku: 'Mat-1', unit_price: '120.00' });
    expect(outcomesOf(await goods(rows))).toEqual(['unchanged', 'unchanged']);
  });

  it('makes a record each time without keys, as before', async () => {
    const rows = [{ name: 'Without keys', unit_price: '1' }];
    expect(outcomesOf(await goods(rows, []))).toEqual(['create']);
    expect(outcomesOf(await goods(rows, []))).toEqual(['create']);
  });

  it('leaves alone what its sheet leaves blank; one with an id still empties it', async () => {
    const { id } = await createSample(office, entities.product, { sku: 'BLANK', barcode: '4711' });
    expect(outcomesOf(await goods([{ sku: 'BLANK', barcode: ' ', name: '' }]))).toEqual(['unchanged']);
    expect((await product(id)).barcode).toBe('4711');
    expect(outcomesOf(await goods([{ id, barcode: '' }]))).toEqual(['update']);
    expect((await product(id)).barcode).toBeNull();
  });

  it('is refused where two records may be meant, with their number', async () => {
    await createSample(office, entities.product, { sku: 'ONE', barcode: '1111' });
    await createSample(office, entities.product, { sku: 'TWO', barcode: '2222' });
    const reply = await goods([{ sku: 'ONE', barcode: '2222' }], ['sku', 'barcode']);
    expect([reply.status, mistakesOf(reply)]).toEqual([400, [[1, 'barcode', 'matches_several', { count: 2 }]]]);
    expect(reply.body.rows[0].errors[0].text).toContain('2');
    for (const name of ['One of two', 'Two of two'])
      await createSample(office, entities.party, { name, email: 'both@rihla.example' });
    const party = { entity: 'party', rows: [{ email: 'BOTH@rihla.example', name: 'X' }], keys: ['email'] };
    expect(mistakesOf(await importing(office.call, party))).toEqual([[1, 'email', 'matches_several', { count: 2 }]]);
  });

  it('is refused where an earlier line has written its record, made or found', async () => {
    await createSample(office, entities.product, { sku: 'OLD-7', old_price: null });
    const rows = [
      { sku: 'NEW-7', name: 'New', unit_price: '5' },
      { sku: 'OLD-7', unit_price: '5' },
      { sku: 'new-7', name: 'Again', unit_price: '6' },
      { sku: 'OLD-7' },
    ];
    const reply = await goods(rows);
    expect(mistakesOf(reply)).toEqual([
      [3, 'sku', 'repeated_row', { line: 1 }],
      [4, 'sku', 'repeated_row', { line: 2 }],
    ]);
    expect(outcomesOf(await goods(rows.slice(0, 2)))).toEqual(['create', 'update']);
  });

  it('finds a person by an address in any case and a phone as it is dialled, whichever field has it', async () => {
    const first = await createSample(office, entities.customer, { email: 'amina@rihla.example' });
    const second = await createSample(office, entities.customer, { secondary_phone: '+8801711222333' });
    const reply = await importing(office.call, {
      entity: 'customer',
      keys: ['email', 'primary_phone'],
      rows: [
        { email: 'Amina@Rihla.example', last_name: 'Begum' },
        { primary_phone: '01711-222333', last_name: 'Rahman' },
      ],
    });
    expect(reply.body.rows).toMatchObject([
      { outcome: 'update', id: first.id },
      { outcome: 'update', id: second.id },
    ]);
    const { body } = await office.call('GET', calls('customer').one(second.id));
    expect(body).toMatchObject({ last_name: 'Rahman', primary_phone: second['primary_phone'] });
  });

  it('finds what others choose from by its name, told apart by what it lies within', async () => {
    const [one, other] = [await createSample(office, entities.country), await createSample(office, entities.country)];
    const here = await createSample(office, entities.city, { name: 'Tripoli', country: one.id });
    await createSample(office, entities.city, { name: 'Tripoli', country: other.id });
    const rows = [
      { name: 'tripoli', country: one['name'], bn_name: 'T' },
      { name: 'Tripoli', bn_name: 'T' },
      { name: 'Tripoli', country: 'Nowhere' },
    ];
    const reply = await importing(office.call, { entity: 'city', rows, keys: ['name'], commit: false });
    expect(reply.body.rows[0]).toMatchObject({ outcome: 'update', id: here.id });
    expect(mistakesOf(reply)).toEqual([
      [2, 'name', 'matches_several', { count: 2 }],
      [3, 'country', 'not_choice', { value: 'Nowhere', makes: 1 }],
    ]);
  });

  it('makes no record of a number that the host gives', async () => {
    const { body } = await office.call('GET', calls('booking').everything);
    expect(body.bookings).toEqual([]);
    const reply = await importing(office.call, {
      entity: 'booking',
      rows: [{ booking_no: 'B-9' }],
      keys: ['booking_no'],
    });
    expect(mistakesOf(reply)).toEqual([[1, 'booking_no', 'no_such_record', { value: 'B-9' }]]);
  });
});
