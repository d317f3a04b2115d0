import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

it.each(['orderstatus', 'purchase_status'] as const)(
  'the last label of a code of %s is not deleted, another is',
  async name => {
    const code = name === 'orderstatus' ? 'processing' : 'approved';
    const label = { code, color: '#1e88e5', is_active: true };
    const made = async (called: string) =>
      Number((await office.call('POST', calls(name).create, { body: { ...label, name: called } })).body.id);
    const [first, second] = [await made('At work'), await made('In the works')];
    const gone = await Promise.all([first, second].map(id => office.call('DELETE', calls(name).remove(id))));
    expect(gone.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(gone.find(({ status }) => status === 409)?.body.code).toBe('fixed');
  },
);

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
