import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Action, actions, policies, type Role } from '../../catalog/engine/policies.ts';
import { belongingOf, isBounded } from '../../catalog/registry/belonging.ts';
import { type Entity, stateFieldOf } from '../../catalog/engine/defineEntity.ts';
import { givenOn } from '../../catalog/registry/commands.ts';
import { entities, entityList, writableEntities } from '../../catalog/registry/entities.ts';
import { kinOf } from '../../catalog/registry/persons.ts';
import { tiesTo } from '../../catalog/registry/ties.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type CallOptions as Call, type Office, openOffice, type Reply } from '../support/office.ts';
import { type Ground, openGround, type BranchPlace, placesOf, recordAt, valuesAt } from '../support/places.ts';
import { sampleOf } from '../support/sample.ts';

/** `clerk` may do everything, but in the own branch alone. */
type Who = Role | 'guest' | 'clerk';
type KnownRecord = Readonly<Record<string, unknown>> & { readonly id: number };

const people = ['guest', 'user', 'staff', 'clerk', 'admin'] as const;

let office: Office;
let ground: Ground;
beforeAll(async () => {
  office = await openOffice();
  ground = await openGround(office);
});
afterAll(() => office.close());

const call = (as: Who, method: string, path: string, asked: Call = {}): Promise<Reply> =>
  as === 'clerk' ? ground.clerk.call(method, path, asked) : office.call(method, path, { ...asked, as });

function grants(who: Who, { access, extraPermission }: Entity): readonly Action[] {
  if (who === 'admin' || who === 'clerk') return actions;
  // What an entity asks for besides is given to nobody at first.
  return extraPermission ? [] : [...policies[access][who], ...policies[access].guest];
}

/** What the access table answers: done, not told of the record, no right, or nobody. */
function verdict(who: Who, place: BranchPlace, needs: readonly Need[]): 200 | 401 | 403 | 404 {
  if (!needs.every(([entity, action]) => grants(who, entity).includes(action))) return who === 'guest' ? 401 : 403;
  return place === 'foreign' && who !== 'admin' ? 404 : 200;
}

type Need = readonly [Entity, Action];

/** What a list says of a record: it is there, or as good as unknown, and not counted either. */
function found({ collection }: Entity, { status, body }: Reply): number {
  if (status !== 200) return status;
  const rows = body[collection].length;
  return rows === (body.total_elements ?? rows) && rows > 0 ? 200 : 404;
}
const first = ({ status, body }: Reply) => body.results?.[0].status ?? status;
const told = ({ status, body }: Reply) => (status === 200 && body.length === 0 ? 404 : status);

/** Whether values are refused because of a reference; whatever else is wrong with them. */
const pointed = (field: string, { status, body }: Reply): number => {
  const errors: { field: string; code: string }[] = body.rows?.[0].errors ?? body.errors ?? [];
  if (errors.some(one => one.field === field && one.code === 'unknown_reference')) return 404;
  return [400, 201].includes(status) ? 200 : status;
};

const changes = new Map<KnownRecord, Promise<Record<string, unknown>>>();

/** A new title for a record, the same for everybody who tries. */
function change({ entity, record }: AccessCase): Promise<Record<string, unknown>> {
  // The name of a permission is fixed, and it has nothing else.
  const name = entity.name === 'permission' ? undefined : entity.title.find(one => !entity.fields[one]?.readOnly);
  const made = changes.get(record) ?? sampleOf(office, entity).then(sample => (name ? { [name]: sample[name] } : {}));
  changes.set(record, made);
  return made;
}

/** A new record without what only an administrator gives, and without lines that not everybody reads in full. */
const newcomer = async (entity: Entity) =>
  Object.fromEntries(
    Object.entries(await sampleOf(office, entity)).filter(([name]) => {
      const { adminOnly, lines = {} } = entity.fields[name] ?? {};
      return !adminOnly && Object.values(lines).every(line => !line.readable);
    }),
  );

interface AccessCase {
  readonly entity: Entity;
  readonly record: KnownRecord;
  readonly as: Who;
}

const historyOf = ({ entity, record, as }: AccessCase) =>
  call(
    as,
    'GET',
    `/api/history?filter=${encodeURIComponent(JSON.stringify({ entity: entity.name, record: record.id }))}`,
  );
const dryRun = (as: Who, entity: Entity, row: object) =>
  call(as, 'POST', '/api/imports', { body: { entity: entity.name, commit: false, rows: [row] } });

/** All that tells of a record, as it is sent; the answer of one that a person has no page for is left out. */
async function readings(
  as: Who,
  { entity, id, name }: { entity: Entity; id: number; name: string },
): Promise<string[]> {
  const { all, everything, search, one } = calls(entity.name);
  const history = `/api/history?filter=${encodeURIComponent(JSON.stringify({ entity: entity.name, record: id }))}`;
  const paths = [`${all}?id=${id}`, `${everything}?id=${id}`, `${search}?id=${id}`, one(id), history];
  const replies = await Promise.all(paths.map(path => call(as, 'GET', path)));
  const person = kinOf(entity) && (await call(as, 'GET', `/api/people/${entity.name}/${id}`));
  const told = person && entity.list.includes(name) ? [person] : [];
  return [...replies, ...told].map(({ body }) => JSON.stringify(body));
}

type Surface = readonly [name: string, needs: readonly Action[], make: (asked: AccessCase) => Promise<number>];

const onRecords: readonly Surface[] = [
  [
    'list',
    ['list'],
    async ({ entity, record, as }) => found(entity, await call(as, 'GET', `${calls(entity.name).all}?id=${record.id}`)),
  ],
  [
    'list of everything',
    ['list'],
    async ({ entity, record, as }) =>
      found(entity, await call(as, 'GET', `${calls(entity.name).everything}?id=${record.id}`)),
  ],
  [
    'search',
    ['list'],
    async ({ entity, record, as }) =>
      found(entity, await call(as, 'GET', `${calls(entity.name).search}?id=${record.id}`)),
  ],
  [
    'one',
    ['show'],
    async ({ entity, record, as }) => (await call(as, 'GET', calls(entity.name).one(record.id))).status,
  ],
  [
    'update',
    ['edit'],
    async asked =>
      (await call(asked.as, 'PUT', calls(asked.entity.name).update(asked.record.id), { body: await change(asked) }))
        .status,
  ],
  [
    'import',
    ['list', 'edit'],
    async asked => {
      const { status, body } = await dryRun(asked.as, asked.entity, { id: asked.record.id, ...(await change(asked)) });
      return status === 200 && body.rows[0].errors[0]?.field === 'id' ? 404 : status;
    },
  ],
];

/** A record that may be gone afterwards: a new one for whoever may delete it. */
const doomed = async ({ entity, record, as }: AccessCase, place: BranchPlace): Promise<number> =>
  verdict(as, place, [[entity, 'delete']]) === 200 ? (await recordAt(ground, entity, place)).id : record.id;

describe.each(writableEntities.map(entity => [entity.name, entity] as const))('%s', (_, entity) => {
  const records = new Map<BranchPlace, KnownRecord>();
  beforeAll(async () => {
    for (const place of placesOf(entity)) records.set(place, await recordAt(ground, entity, place));
  });

  async function everybody(
    needs: readonly (Action | Need)[],
    make: (asked: AccessCase, place: BranchPlace) => Promise<number>,
    also: (place: BranchPlace) => readonly Need[] = () => [],
  ) {
    const answers: unknown[] = [];
    const expected: unknown[] = [];
    for (const as of people) {
      for (const [place, record] of records) {
        answers.push([as, place, await make({ entity, record, as }, place)]);
        expected.push([
          as,
          place,
          verdict(as, place, [
            ...needs.map((one): Need => (typeof one === 'string' ? [entity, one] : one)),
            ...also(place),
          ]),
        ]);
      }
    }
    expect(answers).toEqual(expected);
  }

  it.each(onRecords)(
    'answers %s as the access table says, to everybody, wherever the record stands',
    async (_name, needs, make) => {
      await everybody(needs, make);
    },
  );

  const guarded = Object.entries(entity.fields).filter(([, field]) => field.readable);
  it.runIf(guarded.length > 0)(
    'tells its guarded fields to whoever reads them, and nothing by any other way',
    async () => {
      for (const [place, { id }] of records) {
        for (const [name, field] of guarded) {
          const { [name]: value } = await sampleOf(office, entity);
          await call('admin', 'PUT', calls(entity.name).update(id), { body: { [name]: value } });
          for (const as of people) {
            if (verdict(as, place, [[entity, 'list']]) !== 200 || !grants(as, entity).includes('show')) continue;
            const reads =
              as === 'admin' || (field.readable !== 'admin' && (as === 'clerk' || grants(as, entity).includes('edit')));
            const seen = await readings(as, { entity, id, name });
            // What the host alone sets need not stand in everything that is told.
            const isWrong = (isTold: boolean): boolean => (field.readOnly ? isTold && !reads : isTold !== reads);
            expect([as, place, ...seen.filter(text => isWrong(text.includes(`"${name}":`)))]).toEqual([as, place]);
            const probes = await Promise.all(
              [`${name}=${value ?? 1}`, `${name}__gte=1`, `${name}__isnull=true`, `ordering=-${name}`].map(query =>
                call(as, 'GET', `${calls(entity.name).all}?id=${id}&${query}`),
              ),
            );
            const codes = probes.map(({ status, body }) => [status, body.errors?.[0].code]);
            expect([as, ...codes]).toEqual([as, ...probes.map(() => (reads ? [200, undefined] : [400, 'unreadable']))]);
            if (reads || !grants(as, entity).includes('edit')) continue;
            const written = await call(as, 'PUT', calls(entity.name).update(id), { body: { [name]: value } });
            expect(written.body.errors).toEqual([{ field: name, code: 'unreadable' }]);
          }
        }
      }
    },
  );

  it('tells its history to whoever may see the record, and never to a guest', async () => {
    for (const [place, record] of records) {
      const answers: unknown[] = [];
      for (const as of people) answers.push([as, told(await historyOf({ entity, record, as }))]);
      expect(answers).toEqual(people.map(as => [as, as === 'guest' ? 401 : verdict(as, place, [[entity, 'show']])]));
    }
  });

  it('is told of at a glance, as a reference and as the cell of a sheet to whoever may know of it', async () => {
    if (kinOf(entity))
      await everybody(
        ['show'],
        async ({ record, as }) => (await call(as, 'GET', `/api/people/${entity.name}/${record.id}`)).status,
      );
    const tie = tiesTo(entity.name).find(
      ({ entity: owner, field, line }) =>
        writableEntities.includes(owner) && field.kind === 'ref' && !field.readOnly && !field.within && !line,
    );
    if (!tie) return;
    const needs: Need[] = [
      [tie.entity, 'list'],
      [tie.entity, 'create'],
    ];
    await everybody(needs.slice(1), async ({ record, as }) =>
      pointed(tie.name, await call(as, 'POST', calls(tie.entity.name).create, { body: { [tie.name]: record.id } })),
    );
    await everybody(needs, async ({ record, as }) =>
      pointed(tie.name, await dryRun(as, tie.entity, { [tie.name]: `#${record.id}` })),
    );
  });

  it.runIf(stateFieldOf(entity))('answers a transition, alone and of many, as the access table says', async () => {
    const [name = ''] = stateFieldOf(entity) ?? [];
    // To where it stands already: the right is asked for, and nothing happens.
    await everybody(
      ['show', 'edit'],
      async ({ record, as }) =>
        (await call(as, 'POST', calls(entity.name).transition(record.id), { body: { to: record[name] } })).status,
    );
    await everybody(['show', 'edit'], async ({ record, as }) =>
      first(
        await call(as, 'POST', calls(entity.name).transitionMany, { body: { ids: [record.id], to: record[name] } }),
      ),
    );
  });

  it.each(givenOn(entity).map(command => [command.verb, command] as const))(
    'answers %s as the right of the command says, wherever the record stands',
    async (verb, command) => {
      const right = command.right === 'own' ? 'edit' : (command.right ?? 'edit');
      const owner = entityList.find(({ name }) => name === (command.rightOn ?? entity).name) ?? entity;
      // Only administrators: an action that nobody else is granted anywhere.
      const needs: Need[] = command.adminOnly ? [[entities.role, 'edit']] : [[owner, right]];
      const isGiven = command.on === 'record';
      // Told what it does not know, so that whoever may give it does not.
      const body = { nonsense: true };
      await everybody(isGiven ? ['show', ...needs] : needs, async ({ record, as }, place) => {
        const path = calls(entity.name).command(verb, isGiven ? record.id : undefined);
        const { status } = await call(as, 'POST', path, { body, headers: { 'idempotency-key': randomUUID() } });
        // Whoever holds every permission is no administrator yet; and what is given to no record knows no place.
        if (command.adminOnly && as === 'clerk') expect(status).toBe(403);
        else if (isGiven || status === 401 || status === 403) return [400, 409].includes(status) ? 200 : status;
        else expect(status).toBe(400);
        return verdict(as, place, needs);
      });
    },
  );

  it('is created by whom the access table lets, and stands where their bounds let it', async () => {
    const {
      field,
      owners: [owner],
    } = belongingOf(entity);
    for (const as of people) {
      for (const place of field || owner ? placesOf(entity) : (['anywhere'] as const)) {
        const answer = verdict(as, place, [[entity, 'create']]);
        // Whoever has no right is told so before anything is read.
        const sent =
          answer === 200 || answer === 404
            ? { ...(await newcomer(entity)), ...(await valuesAt(ground, entity, place)) }
            : {};
        const { status, body } = await call(as, 'POST', calls(entity.name).create, { body: sent });
        expect([as, place, status], JSON.stringify(body).slice(0, 300)).toEqual([
          as,
          place,
          { 200: 201, 404: 400, 401: 401, 403: 403 }[answer],
        ]);
        if (status === 201 && field)
          expect(body[field]).toBe(as === 'admin' ? ground.branches[place] : ground.branches.own);
        if (status === 400)
          expect(body.errors[0]).toMatchObject(
            field ? { field, code: 'foreign_branch' } : { field: owner?.field, code: 'unknown_reference' },
          );
      }
    }
  });

  it('is judged for an administrator as whoever works in a branch meets it', async () => {
    for (const [place, record] of records) {
      const { body } = await office.call(
        'GET',
        `/api/access/${ground.clerk.id}?entity=${entity.name}&action=show&record=${record.id}`,
      );
      expect([place, body.allowed, body.because, body.place?.id]).toEqual(
        place === 'foreign'
          ? [place, false, 'foreign_branch', ground.branches.foreign]
          : [place, true, policies[entity.access].guest.length > 0 ? 'guest' : 'permission', undefined],
      );
    }
  });

  it('is deleted, alone and with others, by whom the access table lets', async () => {
    const { remove, removeMany } = calls(entity.name);
    const {
      field,
      kin: [employment],
    } = belongingOf(entity);
    // People who name no branch themselves are employed there, and that goes with them.
    const also = (place: BranchPlace): readonly Need[] =>
      field === undefined && employment && place === 'own' ? [[employment, 'delete']] : [];
    await everybody(
      ['delete'],
      async (asked, place) => (await call(asked.as, 'DELETE', remove(await doomed(asked, place)))).status,
      also,
    );
    await everybody(
      ['delete'],
      async (asked, place) =>
        first(await call(asked.as, 'DELETE', removeMany, { body: { ids: [await doomed(asked, place)] } })),
      also,
    );
  });

  it.runIf(isBounded(belongingOf(entity)))('is as far away as it was when it is no more', async () => {
    for (const place of placesOf(entity)) {
      const record = await recordAt(ground, entity, place);
      expect((await office.call('DELETE', calls(entity.name).remove(record.id))).status).toBe(200);
      const answers = [
        told(await historyOf({ entity, record, as: 'clerk' })),
        told(await historyOf({ entity, record, as: 'admin' })),
      ];
      expect([place, ...answers]).toEqual([place, place === 'foreign' ? 404 : 200, 200]);
    }
  });
});

/** Entities that somebody may be at once. Being one of them elsewhere hides them as any other. */
const specialised = entityList.filter(entity => belongingOf(entity).kin.length > 0);

describe.each(specialised.filter(entity => belongingOf(entity).field).map(entity => [entity.name, entity] as const))(
  'somebody who is %s',
  (_, entity) => {
    const records = new Map<BranchPlace, KnownRecord>();
    beforeAll(async () => {
      for (const place of placesOf(entity)) records.set(place, await recordAt(ground, entity, place));
    });

    it.each(specialised.map(other => [other.name, other] as const))(
      'is met as %s by whom their branch lets, and only if they are one',
      async (_name, other) => {
        const isOne = other === entity || other === entity.base;
        for (const [place, record] of records) {
          for (const as of ['clerk', 'admin'] as const) {
            const asked = { entity: other, record, as };
            const answers = [
              told(await historyOf(asked)),
              (await call(as, 'GET', `/api/people/${other.name}/${record.id}`)).status,
            ];
            for (const [, , make] of onRecords) answers.push(await make(asked));
            const isKnown = isOne && (place !== 'foreign' || as === 'admin');
            expect([place, as, ...answers]).toEqual([place, as, ...answers.map(() => (isKnown ? 200 : 404))]);
          }
        }
      },
    );
  },
);
