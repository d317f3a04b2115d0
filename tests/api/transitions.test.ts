import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reachable } from '../../catalog/registry/commands.ts';
import { stateFieldOf } from '../../catalog/engine/defineEntity.ts';
import { entityList } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let books: Books;
let described: Readonly<Record<string, any>>;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  described = (await office.call('GET', '/openapi.json')).body.paths;
});
afterAll(() => office.close());

const keyed = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } });
const move = (path: string, body: object) => office.call('POST', path, keyed({ reason: 'A test', ...body }));

describe('naming the state where a document is to go', () => {
  const journals = calls('journal');
  const draft = async () => (await books.draft('journal', '2026-11-20', ['Rent', 5], ['Capital', -5])).body.id;

  it('does what the command does that leads there', async () => {
    const posted = await move(journals.transition(await draft()), { to: 'posted' });
    expect([posted.status, posted.body.status]).toEqual([200, 'posted']);
    expect(posted.body.invoice_no).toMatch(/^JO-/);
    const { body } = await move(journals.transition(posted.body.id), { to: 'reversed' });
    expect(body.errors).toMatchObject([{ field: 'reverse_date', code: 'required' }]);
    const reversed = await move(journals.transition(posted.body.id), { to: 'reversed', reverse_date: '2026-11-21' });
    expect([reversed.status, reversed.body.status]).toEqual([200, 'reversed']);
  });

  it('asks for a key where the command does, and for its right', async () => {
    const id = await draft();
    const unkeyed = await office.call('POST', journals.transition(id), { body: { to: 'posted' } });
    expect([unkeyed.status, unkeyed.body.code]).toEqual([428, 'key_required']);
    expect(
      (await office.call('POST', journals.transition(id), { ...keyed({ to: 'posted' }), as: 'user' })).status,
    ).toBe(403);
    expect((await office.call('GET', journals.one(id))).body.status).toBe('draft');
  });

  it('of many does what may be done with many at once', async () => {
    const ids = [await draft(), await draft()];
    const { body } = await move(journals.transitionMany, { ids, to: 'posted' });
    expect(body.results).toMatchObject(ids.map(id => ({ id, status: 200 })));
    const back = await move(journals.transitionMany, { ids, to: 'reversed', reverse_date: '2026-11-21' });
    expect(back.body.results).toMatchObject(ids.map(id => ({ id, status: 409, code: 'INVALID_TRANSITION' })));
  });
});

const moving = entityList.flatMap(entity => {
  const [name, field] = stateFieldOf(entity) ?? [];
  return name !== undefined && field?.lifecycle ? [{ entity, name, lifecycle: field.lifecycle }] : [];
});
const creatable = moving.filter(({ entity }) => entity.actions?.includes('create') ?? true);

it.each(creatable)(
  'a new $entity.name goes to the states that it is said to go to, and to no other',
  async ({ entity, name, lifecycle }) => {
    const { one, transition } = calls(entity.name);
    const { id } = await createSample(office, entity);
    const { body: seen } = await office.call('GET', one(id));
    const others = lifecycle.states.filter(to => to !== seen[name] && !seen.allowed_transitions.includes(to));
    for (const to of others) {
      const refused = await move(transition(id), { to });
      expect([to, refused.status, refused.body.code]).toEqual([to, 409, 'INVALID_TRANSITION']);
      expect(refused.body.allowed_transitions).toEqual(seen.allowed_transitions);
    }
    for (const to of seen.allowed_transitions) {
      const { id: fresh } = await createSample(office, entity);
      const moved = await move(transition(fresh), { to });
      const isMoved = moved.status === 200 && moved.body[name] === to;
      // What it is told beside the state, or what it refers to, may be missing.
      expect([to, isMoved || moved.status === 400], JSON.stringify(moved.body)).toEqual([to, true]);
    }
  },
);

it.each(moving)('$entity.name is described with the states that somebody may name', ({ entity, lifecycle }) => {
  const { transition } = calls(entity.name);
  const path = Object.keys(described).find(known => known.replace(/\/$/, '') === transition('{id}').replace(/\/$/, ''));
  const { schema } = described[path ?? ''].post.requestBody.content['application/json'];
  expect(schema.properties.to.enum).toEqual(reachable(entity, lifecycle));
});
