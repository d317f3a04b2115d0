import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandsOn } from '../../catalog/registry/commands.ts';
import { stateFieldOf } from '../../catalog/engine/defineEntity.ts';
import { entities, entityList, entityNamed } from '../../catalog/registry/entities.ts';
import type { Field } from '../../catalog/engine/fields.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { openBooks } from '../support/books.ts';
import { createSample, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await openBooks(office);
});
afterAll(() => office.close());

/**
 * Documents that are drafts until they are entered into the books, or stand for what a bank has said. An order to a vendor
 * is neither: what of it was not received yet may change (rule M5).
 */
const documents = entityList.filter(
  one =>
    one !== entities.purchase_final &&
    stateFieldOf(one)?.[1].initial === 'draft' &&
    commandsOn(one).some(({ verb }) => ['post', 'issue', 'finish', 'enter', 'close_cash'].includes(verb)),
);

/** What may be said of a document whatever has become of it. */
const words = new Set(['details', 'file', 'statement_no', 'difference_reason']);

async function otherThan(field: Field, stored: unknown, sample: unknown): Promise<unknown> {
  if (field.kind === 'ref' && field.target) return (await createSample(office, entityNamed(field.target))).id;
  if (field.kind === 'date') return '2026-01-15';
  if (field.kind === 'choice') return field.options?.find(option => option !== stored);
  if (!field.lines) return sample;
  return Array.isArray(stored) && stored.length > 0 ? [] : [{ item: 1, amount: '1.00' }];
}

it.each(documents.map(one => [one.name, one] as const))(
  '%s stays as it was entered, but for its words',
  async (...[, entity]) => {
    const { id } = await createSample(office, entity);
    const [state = '', { options = [] } = {}] = stateFieldOf(entity) ?? [];
    const entered = options.find(one => !['draft', 'pending_approval'].includes(one));
    await office.pool.query(`update ${entity.name} set ${state} = '${entered}' where id = ${id}`);
    const path = calls(entity.name).update(id);
    const { body: stored } = await office.call('GET', calls(entity.name).one(id));
    const sample = await sampleOf(office, entity);
    const open: string[] = [];
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.readOnly || field.kind === 'file') continue;
      const value = await otherThan(field, stored[name], sample[name]);
      const { body } = await office.call('PUT', path, { body: { [name]: value } });
      const codes = (body.errors ?? []).map((one: { field: string; code: string }) => `${one.field} ${one.code}`);
      if (!codes.includes(`${name} settled`)) open.push(name);
    }
    expect(open.filter(name => !words.has(name))).toEqual([]);
    expect((await office.call('DELETE', calls(entity.name).remove(id))).status).toBe(409);
  },
);

it('all kinds of documents are walked', () => {
  expect(documents.length).toBeGreaterThanOrEqual(12);
});
