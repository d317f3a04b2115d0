import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const { update, one } = calls('menu_item');
const entry = async (parent: number | null = null): Promise<number> =>
  (await createSample(office, entities.menu_item, { parent })).id;
const move = (id: number, parent: number | null) => office.call('PUT', update(id), { body: { parent } });
const parentOf = async (id: number) => (await office.call('GET', one(id))).body.parent;

describe('a record that stands below another of its kind', () => {
  it('never comes to stand below itself, near or far', async () => {
    const top = await entry();
    const middle = await entry(top);
    const low = await entry(middle);
    for (const parent of [top, middle, low]) {
      const { status, body } = await move(top, parent);
      expect([status, body.errors]).toEqual([400, [{ field: 'parent', code: 'circle' }]]);
    }
    expect((await move(low, top)).status).toBe(200);
    expect((await move(middle, low)).status).toBe(200);
    expect([await parentOf(top), await parentOf(low), await parentOf(middle)]).toEqual([null, top, low]);
  });

  it('is told so in three languages', async () => {
    const id = await entry();
    const texts = await Promise.all(
      ['en', 'tr', 'ar'].map(
        async language =>
          (await office.call('PUT', update(id), { body: { parent: id }, headers: { 'accept-language': language } }))
            .body.parent[0],
      ),
    );
    expect(texts).toEqual([
      'A record cannot stand below itself.',
      expect.stringContaining('altında'),
      expect.stringContaining('تحت'),
    ]);
  });

  it('is not moved into a circle by an import either', async () => {
    const [top, low] = [await entry(), await entry()];
    const rows = [
      { id: low, parent: top },
      { id: top, parent: low },
    ];
    const { body } = await office.call('POST', '/api/imports', { body: { entity: 'menu_item', commit: true, rows } });
    expect(body.rows.map((row: { outcome: string }) => row.outcome)).toEqual(['update', 'error']);
    expect(body.rows[1].errors).toMatchObject([{ field: 'parent', code: 'circle' }]);
  });

  it('forms no circle when two are moved below each other at once', async () => {
    for (let round = 0; round < 15; round += 1) {
      const ring = await Promise.all(Array.from({ length: 4 }, () => entry()));
      const replies = await Promise.all(ring.map((id, at) => move(id, ring[(at + 1) % ring.length] ?? null)));
      expect(replies.map(reply => reply.status).sort()).toEqual([200, 200, 200, 400]);
    }
  });

  it('may be moved by a caller who found a circle that was there before', async () => {
    const [a, b, free] = [await entry(), await entry(), await entry()];
    await office.host.db.execute(
      `update menu_item set parent = case id when ${a} then ${b} else ${a} end where id in (${a}, ${b})`,
    );
    expect((await move(free, a)).status).toBe(200);
    expect((await move(a, null)).status).toBe(200);
  });
});
