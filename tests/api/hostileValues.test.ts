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

const importOf = (entity: string, row: object, as: 'admin' | 'user' = 'admin') =>
  office.call('POST', '/api/imports', { as, body: { entity, commit: false, rows: [row] } });

const wide = (cells: number) => Object.fromEntries(Array.from({ length: cells }, (_, n) => [`k${n}`, 1]));

describe('a row of an import', () => {
  it('that is wider than any sheet is refused before it is unpacked', async () => {
    for (const cells of [301, 20_000]) {
      expect((await importOf('notice', wide(cells))).body).toMatchObject({ code: 'too_many_values' });
    }
  });

  it('is looked at no further for somebody without the right', async () => {
    expect((await importOf('employee', wide(5_000), 'user')).status).toBe(403);
  });

  it('names no more references in a cell than anybody types', async () => {
    const names = Array.from({ length: 201 }, (_, n) => `Size ${n}`).join(';');
    const { body } = await importOf('role', { name: 'PACKERS', menu_items: names });
    expect(JSON.stringify(body)).toContain('not_references');
  });

  it('with an instant of no year of ours is a mistake of its line', async () => {
    const { status, body } = await importOf('notice', { title: 'New', publish_at: '0001-01-01' });
    expect([status, body.totals.error]).toEqual([200, 1]);
  });
});

it('an instant of no year of ours is refused by its field, and in a filter', async () => {
  const { id } = await createSample(office, entities.notice);
  const changed = await office.call('PUT', calls('notice').update(id), { body: { publish_at: '0001-01-01' } });
  expect([changed.status, changed.body.errors?.[0]?.field]).toEqual([400, 'publish_at']);
  expect((await office.call('GET', `${calls('notice').all}?created_at__gte=0001-01-01`)).status).toBe(400);
});
