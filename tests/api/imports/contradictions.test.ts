import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#catalog/engine/wire.ts';
import { entities } from '#catalog/registry/entities.ts';
import { hire } from '../../support/hire.ts';
import { importing, mistakesOf, outcomesOf } from '../../support/importing.ts';
import { type Office, openOffice } from '../../support/office.ts';
import { createSample } from '../../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const people = (rows: readonly Record<string, unknown>[], keys: readonly string[]) =>
  importing(office.call, { entity: 'customer', rows, keys });
const read = async (id: number) => (await office.call('GET', calls('customer').one(id))).body;

const keys = ['email', 'primary_phone'];
const amina = { first_name: 'Amina', email: 'amina@rihla.example', primary_phone: '01710000201' };

describe('a record that one key finds and another contradicts', () => {
  it('is not changed: the phone of one and the address of another are nobody', async () => {
    const { body } = await people([amina], keys);
    const [{ id }] = body.rows;
    const stranger = { first_name: 'Other', email: 'other@rihla.example', primary_phone: amina.primary_phone };
    expect(mistakesOf(await people([stranger], keys))).toEqual([[1, 'email', 'keys_disagree', {}]]);
    expect(await read(id)).toMatchObject({ first_name: 'Amina', email: amina.email });
  });

  it('is changed by the one key that somebody goes by, and given what it did not have', async () => {
    const moved = { ...amina, primary_phone: '01710000202' };
    expect(outcomesOf(await people([moved], ['email']))).toEqual(['update']);
    const without = { first_name: 'Karim', email: 'karim@rihla.example' };
    await people([without], keys);
    expect(outcomesOf(await people([{ ...without, primary_phone: '01710000203' }], keys))).toEqual(['update']);
  });
});

describe('a row without a value for any key', () => {
  const files = (rows: readonly Record<string, unknown>[], asked: readonly string[] = ['passport_number']) =>
    importing(office.call, { entity: 'hajj_passenger_info', rows, keys: asked });
  const nobody = { given_names: 'Nokey', gender: 'male', birth_date: '1975-04-05', passport_number: '' };

  it('makes a record once, however often its sheet comes', async () => {
    expect(outcomesOf(await files([nobody]))).toEqual(['create']);
    expect(outcomesOf(await files([nobody]))).toEqual(['unchanged']);
    expect(outcomesOf(await files([{ ...nobody, birth_date: '1976-04-05' }]))).toEqual(['create']);
    expect(outcomesOf(await files([nobody], []))).toEqual(['create']);
  });

  it('is nobody who has a number, and changes no number of anybody', async () => {
    const known = { ...nobody, given_names: 'Rahim', passport_number: 'AC1234567', nid_number: '1990123456125' };
    const [{ id }] = (await files([known])).body.rows;
    const namesake = { ...known, passport_number: '', nid_number: '1990123456113' };
    const bare = { ...nobody, given_names: 'Rahim' };
    const another = { ...namesake, nid_number: '1990123456137' };
    expect(outcomesOf(await files([namesake, another]))).toEqual(['create', 'create']);
    expect(outcomesOf(await files([bare], ['passport_number', 'nid_number']))).toEqual(['create']);
    const { body } = await office.call('GET', calls('hajj_passenger_info').one(id));
    expect([body.nid_number, body.version]).toEqual(['1990123456125', 1]);
  });

  it('is nobody of another branch', async () => {
    const branch = await createSample(office, entities.branch);
    await files([{ ...nobody, given_names: 'Elsewhere', branch: branch.id }]);
    const rights = ['LIST', 'DETAILS', 'CREATE', 'UPDATE'].map(verb => `HAJJ_PASSENGER_INFO_${verb}`);
    const home = await createSample(office, entities.branch);
    const clerk = await hire(office, rights, { branch: home.id });
    const row = { ...nobody, given_names: 'Elsewhere' };
    const sheet = { entity: 'hajj_passenger_info', rows: [row], keys: ['passport_number'] };
    expect(outcomesOf(await importing(clerk.call, sheet))).toEqual(['create']);
  });

  it('twice in a sheet is told', async () => {
    const twin = { ...nobody, given_names: 'Twice' };
    expect(mistakesOf(await files([twin, twin]))).toEqual([[2, 'given_names', 'repeated_row', { line: 1 }]]);
  });
});

it('a text that cannot be kept is a mistake of its row, also where it means another record', async () => {
  const rows = [amina, { ...amina, email: 'null@rihla.example', primary_phone: '', customer_type: 'a\u0000b' }];
  expect(mistakesOf(await people(rows, ['email']))).toEqual([[2, 'customer_type', 'control_characters', {}]]);
});
