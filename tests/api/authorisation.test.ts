import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Action, actions, policies, type Role } from '../../catalog/access.ts';
import { type Entity, stateFieldOf } from '../../catalog/defineEntity.ts';
import { entities, entityList } from '../../catalog/entities.ts';
import { calls } from '../../catalog/wire.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { createSample, sampleOf } from '../support/sample.ts';

/** Where a record stands for whoever works in a branch; `anywhere` for entities that no branch bounds. */
type Place = 'own' | 'foreign' | 'none' | 'anywhere';
type Who = Role | 'guest';
type Known = Readonly<Record<string, unknown>> & { readonly id: number };

const people = ['guest', 'user', 'staff', 'admin'] as const;

let office: Office;
const branches: Partial<Record<Place, unknown>> = { none: null };
beforeAll(async () => {
  office = await openOffice();
  branches.own = (await createSample(office, entities.branch)).id;
  branches.foreign = (await createSample(office, entities.branch)).id;
  for (const who of ['user', 'staff'] as const) await office.call('PUT', calls('employee').update(office.ids[who]), { body: { branch: branches.own } });
});
afterAll(() => office.close());

// The table says `scope` of some policies only.
const isBounded = ({ access, fields }: Entity): boolean => 'scope' in policies[access] && fields['branch']?.target === 'branch';
const placesOf = (entity: Entity): readonly Place[] => (isBounded(entity) ? ['own', 'foreign', 'none'] : ['anywhere']);
const at = (place: Place) => (place === 'anywhere' ? {} : { branch: branches[place] });

const grants = (who: Who, { access }: Entity): readonly Action[] => (who === 'admin' ? actions : [...policies[access][who], ...policies[access].guest]);

/** What the access table answers: done, not told of the record, no right, or nobody. */
function verdict(who: Who, entity: Entity, needs: readonly Action[], place: Place): 200 | 401 | 403 | 404 {
  if (!needs.every(action => grants(who, entity).includes(action))) return who === 'guest' ? 401 : 403;
  return place === 'foreign' && who !== 'admin' ? 404 : 200;
}

/** What a list says of a record: it is there, or as good as unknown. */
const found = (entity: Entity, { status, body }: Reply) => (status === 200 && body[entity.collection].length === 0 ? 404 : status);
const first = ({ status, body }: Reply) => body.results?.[0].status ?? status;

async function change(entity: Entity): Promise<Record<string, unknown>> {
  const name = entity.title.find(one => !entity.fields[one]?.readOnly);
  return name ? { [name]: (await sampleOf(office, entity))[name] } : {};
}

/** A new record without what only an administrator gives. */
const newcomer = async (entity: Entity) =>
  Object.fromEntries(Object.entries(await sampleOf(office, entity)).filter(([name]) => !entity.fields[name]?.adminOnly));

interface Asked {
  readonly entity: Entity;
  readonly record: Known;
  readonly as: Who;
}

type Call = readonly [name: string, needs: readonly Action[], make: (asked: Asked) => Promise<number>];

const onRecords: readonly Call[] = [
  ['list', ['list'], async ({ entity, record, as }) => found(entity, await office.call('GET', `${calls(entity.name).all}?id=${record.id}`, { as }))],
  ['list of everything', ['list'], async ({ entity, record, as }) => found(entity, await office.call('GET', `${calls(entity.name).everything}?id=${record.id}`, { as }))],
  ['search', ['list'], async ({ entity, record, as }) => found(entity, await office.call('GET', `${calls(entity.name).search}?id=${record.id}`, { as }))],
  ['one', ['show'], async ({ entity, record, as }) => (await office.call('GET', calls(entity.name).one(record.id), { as })).status],
  ['history', ['show'], async ({ entity, record, as }) => {
    const filter = encodeURIComponent(JSON.stringify({ entity: entity.name, record: record.id }));
    const { status, body } = await office.call('GET', `/api/history?filter=${filter}`, { as });
    return status === 200 && body.length === 0 ? 404 : status;
  }],
  ['update', ['edit'], async ({ entity, record, as }) => (await office.call('PUT', calls(entity.name).update(record.id), { as, body: await change(entity) })).status],
  ['import', ['list', 'edit'], async ({ entity, record, as }) => {
    const rows = [{ id: record.id, ...(await change(entity)) }];
    const { status, body } = await office.call('POST', '/api/imports', { as, body: { entity: entity.name, commit: false, rows } });
    return status === 200 && body.rows[0].errors[0]?.field === 'id' ? 404 : status;
  }],
];

/** A record that may be gone afterwards: a new one for whoever may delete it. */
const doomed = async ({ entity, record, as }: Asked, place: Place): Promise<number> =>
  (verdict(as, entity, ['delete'], place) === 200 ? (await createSample(office, entity, at(place))).id : record.id);

describe.each(entityList.map(entity => [entity.name, entity] as const))('%s', (_, entity) => {
  const records = new Map<Place, Known>();
  beforeAll(async () => {
    for (const place of placesOf(entity)) records.set(place, await createSample(office, entity, at(place)));
  });

  async function everybody(needs: readonly Action[], make: (asked: Asked, place: Place) => Promise<number>) {
    const answers: unknown[] = [];
    const expected: unknown[] = [];
    for (const as of people) {
      for (const [place, record] of records) {
        answers.push([as, place, await make({ entity, record, as }, place)]);
        expected.push([as, place, verdict(as, entity, needs, place)]);
      }
    }
    expect(answers).toEqual(expected);
  }

  it.each(onRecords)('answers %s as the access table says, to everybody, wherever the record stands', async (_name, needs, make) => {
    await everybody(needs, make);
  });

  it('answers a transition, alone and of many, as the access table says', async () => {
    const [name = '', field] = stateFieldOf(entity) ?? [];
    const needs: Action = field?.lifecycle?.steps.find(step => step.to === field.lifecycle?.initial)?.needs ?? 'edit';
    // There is no such call of it, which says nothing of the record.
    if (!field) return everybody(['show'], async ({ record, as }, place) => {
      const { status, body } = await office.call('POST', calls(entity.name).transition(record.id), { as, body: { to: 'anything' } });
      return body.code === 'no_such_call' && (place !== 'foreign' || as === 'admin') ? 200 : status;
    });
    // To where it stands already: the right is asked for, and nothing happens.
    await everybody(['show', needs], async ({ record, as }) => (await office.call('POST', calls(entity.name).transition(record.id), { as, body: { to: record[name] } })).status);
    await everybody(['show', needs], async ({ record, as }) => first(await office.call('POST', calls(entity.name).transitionMany, { as, body: { ids: [record.id], to: record[name] } })));
  });

  it('is created by whom the access table lets, and stands where her bounds let it', async () => {
    for (const as of people) {
      for (const place of placesOf(entity)) {
        const { status, body } = await office.call('POST', calls(entity.name).create, { as, body: { ...(await newcomer(entity)), ...at(place) } });
        const answer = verdict(as, entity, ['create'], place);
        expect([as, place, status], JSON.stringify(body).slice(0, 300)).toEqual([as, place, { 200: 201, 404: 400, 401: 401, 403: 403 }[answer]]);
        if (status === 201 && place !== 'anywhere') expect(body.branch).toBe(as === 'admin' ? branches[place] : branches.own);
        if (status === 400) expect(body.errors).toEqual([{ field: 'branch', code: 'foreign_branch' }]);
      }
    }
  });

  it('is deleted, alone and with others, by whom the access table lets', async () => {
    const { remove, removeMany } = calls(entity.name);
    await everybody(['delete'], async (asked, place) => (await office.call('DELETE', remove(await doomed(asked, place)), { as: asked.as })).status);
    await everybody(['delete'], async (asked, place) => first(await office.call('DELETE', removeMany, { as: asked.as, body: { ids: [await doomed(asked, place)] } })));
  });
});
