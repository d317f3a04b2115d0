import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#catalog/engine/wire.ts';
import { AgencyForms } from '#server/engine/settings/AgencyForms.ts';
import { madeOf } from '../support/stock.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const told = async () => {
  const { body } = await office.call('GET', '/api/config', { as: 'guest' });
  return [body.day_order, body.decimal_sign, body.digit_grouping];
};

it('the general settings say how the agency writes days and numbers, at once and to every process', async () => {
  const other = new AgencyForms(office.host.db);
  const id = await madeOf(office, 'general_setting', { title: 'The office' });
  expect(await told()).toEqual(['day_first', 'point', 'thousands']);
  const body = { day_order: 'month_first', decimal_sign: 'comma', digit_grouping: 'lakhs' };
  expect((await office.call('PUT', calls('general_setting').update(id), { body })).status).toBe(200);
  expect(await told()).toEqual(['month_first', 'comma', 'lakhs']);
  await other.reload();
  expect(other.current).toEqual({ dayOrder: 'month_first', decimalSign: 'comma', digitGrouping: 'lakhs' });
});
