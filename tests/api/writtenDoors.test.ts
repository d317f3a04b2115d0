import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#catalog/engine/wire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { type Written, writtenTable } from '../support/writtenTable.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const rowOf = (kind: Written['kind'], text: string): Written => {
  const row = writtenTable.find(one => one.kind === kind && one.text === text);
  if (!row) throw new Error(`the table has no ${text}`);
  return row;
};
const field = { day: 'start_date', number: 'goal_amount' } as const;

it.each([
  ['day', '05/04/2027'],
  ['day', '٥/٤/٢٠٢٧'],
  ['day', '৫ এপ্রিল ২০২৭'],
  ['day', '5 Nisan 2027'],
  ['day', '31/2/2027'],
  ['number', '1.200,00'],
  ['number', '৳1,200'],
  ['number', '১,২০,০০০'],
  ['number', '1200*3'],
  ['number', '05/04/2027'],
] as const)('the host keeps the %s that is written as %s, or refuses it', async (kind, text) => {
  const { meaning } = rowOf(kind, text);
  const body = { name: 'A well', goal_amount: '1.00', [field[kind]]: text };
  const { status, body: told } = await office.call('POST', calls('cause').create, { body });
  expect(status).toBe(meaning === undefined ? 400 : 201);
  if (meaning === undefined) return;
  const { body: all } = await office.call('GET', calls('cause').everything);
  const kept = (all.causes as Record<string, unknown>[]).find(one => one['id'] === told.id);
  expect(kept?.[field[kind]]).toBe(meaning);
});
