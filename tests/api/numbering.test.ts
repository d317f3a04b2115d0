import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/entities.ts';
import { calls } from '../../catalog/wire.ts';
import { nextNumber } from '../../server/numbering/nextNumber.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

async function donate(values: Readonly<Record<string, unknown>>) {
  const { status, body } = await office.call('POST', calls('donation').create, { body: { amount: '10', ...values } });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

it('fifty donations at once take fifty numbers without a gap', async () => {
  const [cause, member] = [await createSample(office, entities.cause), await createSample(office, entities.member)];
  const made = await Promise.all(Array.from({ length: 50 }, () => donate({ cause: cause.id, member: member.id, donated_on: '2031-05-01' })));
  const wanted = Array.from({ length: 50 }, (_, index) => `DO-2031-${String(index + 1).padStart(6, '0')}`);
  expect(made.map(one => one.donation_no).sort()).toEqual(wanted);
});

it('each year begins with the first number, whatever was given before', async () => {
  const [cause, member] = [await createSample(office, entities.cause), await createSample(office, entities.member)];
  const year = async (day: string) => (await donate({ cause: cause.id, member: member.id, donated_on: day })).donation_no;
  expect([await year('2041-12-31'), await year('2042-01-01'), await year('2041-01-01')]).toEqual(['DO-2041-000001', 'DO-2042-000001', 'DO-2041-000002']);
});

it('a record that is refused, or a transaction that fails, takes no number', async () => {
  const [cause, member] = [await createSample(office, entities.cause), await createSample(office, entities.member)];
  const refused = await office.call('POST', calls('donation').create, { body: { cause: cause.id, member: member.id, amount: '-1', donated_on: '2051-01-01' } });
  expect(refused.status).toBe(400);
  const lost = office.host.db.transaction(async tx => {
    expect(await nextNumber(tx, { prefix: 'DO', day: '2051-03-01' })).toBe('DO-2051-000001');
    throw new Error('lost');
  });
  await expect(lost).rejects.toThrow('lost');
  expect((await donate({ cause: cause.id, member: member.id, donated_on: '2051-06-01' })).donation_no).toBe('DO-2051-000001');
});

it('nobody chooses a number of her own', async () => {
  const [cause, member] = [await createSample(office, entities.cause), await createSample(office, entities.member)];
  const asked = await office.call('POST', calls('donation').create, { body: { cause: cause.id, member: member.id, amount: '5', donated_on: '2026-01-01', donation_no: 'DO-2026-999999' } });
  expect([asked.status, asked.body.errors]).toEqual([400, [{ field: 'donation_no', code: 'read_only' }]]);
});
