import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallOptions, type Office, openOffice } from '../support/office.ts';
import { pilgrims } from '../support/pilgrim.ts';
import { statementsOf } from '../support/statements.ts';

let office: Office;
let id: number;
beforeAll(async () => {
  office = await openOffice();
  // Whose rights these are is known from the first call on.
  id = (await office.call('POST', pilgrims.create, { body: enquiry })).body.id;
});
afterAll(() => office.close());

const enquiry = {
  given_names: 'Amina',
  gender: 'female',
  birth_date: '1980-01-01',
  pilgrim_type: 'hajj',
  management: 'private',
};

/** How many statements a call takes, beside the one that says who asks. */
const worked = async (method: string, path: string, asked: CallOptions = {}): Promise<number> => {
  const seen = await statementsOf(office, async () => {
    expect((await office.call(method, path, asked)).status).toBeLessThan(300);
  });
  return seen.length - 1;
};

it('a pilgrim is read by four statements: the file, what has happened on the way, what their booking says, and what a step asks', async () => {
  expect(await worked('GET', pilgrims.one(id))).toBe(4);
});

it('a file is made by ten statements, the ends of its transaction and two for its number among them, and three more under a key', async () => {
  expect(await worked('POST', pilgrims.create, { body: enquiry })).toBe(10);
  const headers = { 'idempotency-key': randomUUID() };
  expect(await worked('POST', pilgrims.create, { body: enquiry, headers })).toBe(13);
});

it('a file is changed by nine; what its booking may say takes two more, what its party says two, and how its names sound a third', async () => {
  expect(await worked('PUT', pilgrims.update(id), { body: { serial: 'x1' } })).toBe(9);
  expect(await worked('PUT', pilgrims.update(id), { body: { pilgrim_type: 'umrah' } })).toBe(11);
  expect(await worked('PUT', pilgrims.update(id), { body: { given_names: 'Aminah' } })).toBe(12);
});
