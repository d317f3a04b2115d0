import { afterAll, beforeAll, expect, it } from 'vitest';
import { mount, calls } from '../../catalog/engine/wire.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let writer: Colleague;
beforeAll(async () => {
  office = await openOffice();
  writer = await hire(office, ['CUSTOMER_UPDATE', 'MENU_ITEM_UPDATE']);
});
afterAll(() => office.close());

it('a change of what its author may not read answers with nothing of it', async () => {
  const { id } = await createSample(office, entities.customer, { branch: null });
  const { one, update } = calls('customer');
  expect((await writer.call('GET', one(id))).status).toBe(403);
  for (const body of [{}, { last_name: 'Unseen' }]) {
    const { status, body: told } = await writer.call('PUT', update(id), { body });
    expect([status, Object.keys(told)]).toEqual([200, ['id', 'version']]);
  }
  expect((await office.call('GET', one(id))).body.last_name).toBe('Unseen');
  const { id: item } = await createSample(office, entities.menu_item);
  const items = [{ id: item, position: 7 }];
  const arranged = await writer.call('POST', `${mount('menu_item')}/arrange`, { body: { items } });
  expect([arranged.status, arranged.body]).toEqual([200, { results: 1, items: [] }]);
});
