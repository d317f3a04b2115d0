import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/entities.ts';
import { calls } from '../../catalog/wire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

it.each(['primary_group', 'group', 'ledger_account'] as const)(
  'a %s on which the product relies is not deleted, others are',
  async name => {
    const [kept, free] = [await createSample(office, entities[name]), await createSample(office, entities[name])];
    await office.host.db.execute(`update "${name}" set is_deletable = false where id = ${kept.id}`);
    const refused = await office.call('DELETE', calls(name).remove(kept.id));
    expect([refused.status, refused.body.code]).toEqual([409, 'fixed']);
    expect((await office.call('DELETE', calls(name).remove(free.id))).status).toBe(200);
    expect((await office.call('GET', calls(name).one(kept.id))).status).toBe(200);
  },
);
