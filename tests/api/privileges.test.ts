import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Action, actions, permissionName } from '../../catalog/engine/policies.ts';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { kinOf } from '../../catalog/registry/persons.ts';
import { calls, mount } from '../../catalog/engine/wire.ts';
import { accountById } from '../../server/engine/auth/account.ts';
import { updateWithin } from '../../server/engine/crud/write.ts';
import type { RequestContext } from '../../server/engine/context/host.ts';
import { Problem } from '../../server/platform/problem.ts';
import { type Colleague, hire, permissionIds } from '../support/hire.ts';
import { type Office, openOffice, PASSWORD, type Reply } from '../support/office.ts';
import { mailTo } from '../support/outbox.ts';
import { createSample, sampleOf } from '../support/sample.ts';

const people = kinOf(entities.user)?.entities ?? [];
const rightsTo = (entity: Entity, among: readonly Action[] = actions) =>
  among.map(action => permissionName(entity.name, action));
const everyRightOver = (...list: readonly Entity[]) => list.flatMap(entity => rightsTo(entity));
/** Whoever keeps people, roles, permissions and menus, and is no administrator. */
const KEEPER = everyRightOver(...people, entities.role, entities.permission, entities.menu_item);

let office: Office;
let keeper: Colleague;
const roles: Record<string, number> = {};

const makeRole = async (name: string, permissions: readonly string[]) => {
  const body = { name, permissions: await permissionIds(office, permissions) };
  return (await office.call('POST', calls('role').create, { body })).body.id;
};
const builtIn = async (name: string): Promise<number> =>
  (await office.call('GET', calls('role').everything)).body.roles.find((one: { name: string }) => one.name === name).id;

beforeAll(async () => {
  office = await openOffice();
  keeper = await hire(office, KEEPER);
  roles['less'] = await makeRole('ROLE LESS', ['USER_LIST']);
  roles['equal'] = await makeRole('ROLE EQUAL', KEEPER);
  roles['other'] = await makeRole('ROLE OTHER', ['DONATION_LIST']);
  roles['branches'] = await makeRole('ROLE BRANCHES', [...KEEPER, 'ALL_BRANCHES']);
  roles['admin'] = await builtIn('ADMIN');
});
afterAll(() => office.close());

/** People by what their account holds, seen from the keeper. */
const statuses = {
  'no account': { values: { role: null, password: undefined, is_active: true }, reach: 'all' },
  'a password alone': { values: { role: null, password: PASSWORD }, reach: 'person' },
  'a role alone': { values: { role: 'less', password: undefined }, reach: 'person' },
  less: { values: { role: 'less', password: PASSWORD }, reach: 'person' },
  'as much': { values: { role: 'equal', password: PASSWORD }, reach: 'person' },
  'other rights': { values: { role: 'other', password: PASSWORD }, reach: 'none' },
  'all branches beside': { values: { role: 'branches', password: PASSWORD }, reach: 'none' },
  'everything by the role': { values: { role: 'admin', password: PASSWORD }, reach: 'none' },
  'everything by the flag': { values: { role: null, is_admin: true, password: PASSWORD }, reach: 'none' },
  'everything, suspended': { values: { role: 'admin', is_active: false, password: PASSWORD }, reach: 'none' },
} as const;
type AccountStatus = keyof typeof statuses;
const everyStatus = Object.keys(statuses) as AccountStatus[];

async function person(entity: Entity, standing: AccountStatus) {
  const { values } = statuses[standing];
  const { password: _, ...sample } = await sampleOf(office, entity);
  const role = values.role && roles[values.role];
  const made = await createSample(office, entity, {
    ...sample,
    is_active: true,
    is_admin: false,
    ...values,
    role,
    password: undefined,
  });
  // Hashing one for everybody takes far longer than all else here.
  if (values.password)
    await office.host.db.execute(
      sql`update "user" set password = (select password from "user" where id = ${keeper.id}) where id = ${made.id}`,
    );
  return made;
}

/** What the keeper gets for a change of each field. */
const fields = {
  first_name: 'Another',
  email: 'another@rihla.example',
  username: 'another',
  street_address_one: 'Elsewhere',
  role: 'admin',
  is_admin: true,
  password: 'another long password',
  is_active: false,
} as const;
const adminOnly = new Set(['role', 'is_admin', 'password', 'is_active']);

function expected(standing: AccountStatus, field: string): 200 | 400 | 403 {
  if (adminOnly.has(field)) return 400;
  const { reach } = statuses[standing];
  const isName = field === 'email' || field === 'username';
  if (reach === 'none') return isName ? 400 : 403;
  return isName && reach === 'person' ? 400 : 200;
}

/** Why email, first name and role are closed, told before anything is typed. */
const reasons = {
  all: [undefined, undefined, 'admin_only'],
  person: ['account_admin_only', undefined, 'admin_only'],
  none: ['holds_more', 'holds_more', 'holds_more'],
} as const;

async function closedTo({ call }: Colleague, path: string): Promise<unknown[]> {
  const { closed = [] } = (await call('GET', path)).body;
  const why = new Map(closed.map((one: { field: string; because: string }) => [one.field, one.because]));
  return ['email', 'first_name', 'role'].map(name => why.get(name));
}

const code = ({ body }: Reply) => body.errors?.[0]?.code ?? body.code;

describe.each(people.map(entity => [entity.name, entity] as const))('a person as %s', (name, entity) => {
  it.each(everyStatus)(
    'who has %s is changed and deleted by an administrator, and by a keeper as far as they hold as much, who is told so',
    async standing => {
      const found = await person(entity, standing);
      const path = calls(name);
      const before = (await office.call('GET', path.one(found.id))).body;
      expect([before.closed, ...(await closedTo(keeper, path.one(found.id)))]).toEqual([
        undefined,
        ...reasons[statuses[standing].reach],
      ]);
      const answers: unknown[] = [];
      const wanted: unknown[] = [];
      for (const [field, raw] of Object.entries(fields)) {
        const value =
          field === 'role'
            ? roles['admin']
            : field === 'email' || field === 'username'
              ? `${found.id}${name}${String(raw)}`
              : raw;
        // What is so already is no change; sent back, it stands in nobody's way.
        if (before[field] === value) continue;
        const row = { id: found.id, [field]: value };
        const dry = (await keeper.call('POST', '/api/imports', { body: { entity: name, commit: false, rows: [row] } }))
          .body.rows[0].outcome;
        answers.push([
          field,
          (await keeper.call('PUT', path.update(found.id), { body: { [field]: value } })).status,
          dry,
        ]);
        const status = expected(standing, field);
        wanted.push([field, status, status === 200 ? 'update' : 'error']);
      }
      expect(answers).toEqual(wanted);
      const remove = statuses[standing].reach === 'all' ? 200 : 403;
      if (remove === 403) {
        expect(
          (await keeper.call('DELETE', path.removeMany, { body: { ids: [found.id] } })).body.results,
        ).toMatchObject([{ status: 403 }]);
        // Deleting under another name of the same record is the same.
        expect((await keeper.call('DELETE', calls('user').remove(found.id))).status).toBe(403);
      }
      expect((await keeper.call('DELETE', path.remove(found.id))).status).toBe(remove);
      if (remove === 403) {
        const email = `by${found.id}@rihla.example`;
        expect(
          (
            await office.call('PUT', path.update(found.id), {
              body: { email, username: null, first_name: 'By', ...(name === 'employee' && { username: email }) },
            })
          ).status,
        ).toBe(200);
        expect((await office.call('DELETE', path.remove(found.id))).status).toBe(200);
      }
    },
  );
});

it('a picture, a password and a step of a membership are as far away as the account', async () => {
  const boss = await person(entities.member, 'everything by the flag');
  const picture = new FormData();
  picture.set(
    'image',
    new File(
      [
        Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      ],
      'dot.png',
      { type: 'image/png' },
    ),
  );
  const replies = [
    await keeper.call('POST', `${mount('user')}/uploadimage/${boss.id}`, { body: picture }),
    await keeper.call('PATCH', `${mount('user')}/passwordchange/${boss.id}`, {
      body: { password: 'another long password', confirm_password: 'another long password' },
    }),
    await keeper.call('POST', calls('member').transition(boss.id), { body: { to: 'paused', reason: 'x' } }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
});

it('nobody’s own email is changed as other fields are, an administrator’s neither', async () => {
  for (const entity of ['user', 'employee']) {
    const reply = await office.call('PUT', calls(entity).update(office.ids.admin), {
      body: { email: 'other@rihla.example' },
    });
    expect([reply.status, code(reply)]).toEqual([400, 'own_email']);
  }
});

it('the former address is told in every language when an administrator changes the email of an account', async () => {
  const found = await person(entities.customer, 'less');
  await office.call('PUT', calls('customer').update(found.id), { body: { email: `new${found.id}@rihla.example` } });
  const [mail] = await mailTo(office, String(found['email']));
  expect(mail?.subject).toBe('Your email address has changed · E-posta adresiniz değişti · تغيّر عنوان بريدك');
  expect(mail?.text).toContain(`new${found.id}@rihla.example`);
  const stranger = await person(entities.customer, 'no account');
  await keeper.call('PUT', calls('customer').update(stranger.id), {
    body: { email: `new${stranger.id}@rihla.example` },
  });
  expect(await mailTo(office, String(stranger['email']))).toEqual([]);
});

describe('a role', () => {
  it('cannot have a name that looks like one of the product’s', async () => {
    for (const [name, said] of [
      ['ADM\u200bIN', 'hidden_characters'],
      ['\u202eADMIN', 'hidden_characters'],
      ['АDMIN', 'mixed_scripts'],
      ['ＡＤＭＩＮ', 'taken'],
    ] as const) {
      const { status, body } = await office.call('POST', calls('role').create, { body: { name } });
      expect([status, body.errors], name).toMatchObject([400, [{ field: 'name', code: said }]]);
    }
    const made = await office.call('POST', calls('role').create, { body: { name: 'Ｃlerk' } });
    expect(made.body.name).toBe('Clerk');
  });

  it('of the product keeps its name, lends it to no other, and stays', async () => {
    for (const [name, id] of [
      ['ADMIN', await builtIn('ADMIN')],
      ['STAFF', await builtIn('STAFF')],
      ['USER', await builtIn('USER')],
    ] as const) {
      expect(code(await office.call('PUT', calls('role').update(id), { body: { name: `${name}S` } }))).toBe(
        'built_in_name',
      );
      expect(code(await office.call('DELETE', calls('role').remove(id)))).toBe('fixed');
      for (const by of [office, keeper])
        expect(
          (await by.call('PUT', calls('role').update(roles['less'] ?? 0), { body: { name: name.toLowerCase() } }))
            .status,
        ).toBe(400);
    }
  });

  it('that holds more than the keeper is neither renamed, put on a menu nor deleted by them', async () => {
    for (const [name, status] of [
      ['less', 200],
      ['equal', 200],
      ['other', 403],
      ['branches', 403],
      ['admin', 403],
    ] as const) {
      const id = roles[name] ?? 0;
      const { body: entry } = await office.call('POST', calls('menu_item').create, {
        body: await sampleOf(office, entities.menu_item),
      });
      const menu = await keeper.call('POST', '/role_menu/api/v1/role_menu/create/', {
        body: { role: id, menu_items: [entry.id] },
      });
      const chosen = await keeper.call('PUT', calls('menu_item').update(entry.id), {
        body: { auth: 'chosen', roles: [id] },
      });
      expect([name, menu.status, chosen.status]).toEqual([name, status, status === 200 ? 200 : 400]);
      await office.call('PUT', calls('menu_item').update(entry.id), { body: { auth: 'chosen', roles: [id] } });
      const taken = await keeper.call('PUT', calls('menu_item').update(entry.id), { body: { roles: [roles['less']] } });
      expect([name, taken.status]).toEqual([name, status === 200 ? 200 : 400]);
    }
    for (const name of ['other', 'branches'] as const) {
      expect(
        (await keeper.call('PUT', calls('role').update(roles[name] ?? 0), { body: { name: 'RENAMED' } })).body.code,
      ).toBe('holds_more');
      expect((await keeper.call('DELETE', calls('role').remove(roles[name] ?? 0))).body.code).toBe('holds_more');
    }
  });

  it('is given permissions by administrators alone', async () => {
    const [id] = await permissionIds(office, ['CITY_LIST']);
    const made = await keeper.call('POST', calls('role').create, { body: { name: 'ROLE OF MINE', permissions: [id] } });
    expect([made.status, code(made)]).toEqual([400, 'read_only']);
  });
});

it('a permission is its name, and one that the product asks for stays', async () => {
  const [id = 0] = await permissionIds(office, ['USER_LIST']);
  for (const by of [office, keeper]) {
    expect(code(await by.call('PUT', calls('permission').update(id), { body: { name: 'USER_LISTS' } }))).toBe(
      'permission_name',
    );
    expect(code(await by.call('DELETE', calls('permission').remove(id)))).toBe('fixed');
  }
});

/** Something that is waited for until it is opened. */
function latch() {
  let open = () => {};
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

describe('the last administrator', () => {
  it('is neither suspended nor demoted, whoever of two is faster', async () => {
    const small = await openOffice();
    const other = await hire(small, undefined, { is_admin: true });
    const { db } = small.host;
    const by = (id: number): RequestContext => ({
      host: small.host,
      entity: entities.user,
      caller: { id, email: null, role: 'admin', permissions: new Set(), branch: null },
    });
    const standing = () => db.execute<{ id: number }>('select id from "user" where is_active and is_admin order by id');
    for (const change of [{ is_active: false }, { is_admin: false, role: null }]) {
      const [written, over] = [latch(), latch()];
      const first = db.transaction(async tx => {
        await updateWithin(tx, by(small.ids.admin), other.id, { body: change });
        written.open();
        await over.opened;
      });
      await written.opened;
      const second = db
        .transaction(tx => updateWithin(tx, by(other.id), small.ids.admin, { body: change }))
        .then(
          () => 'done',
          (error: unknown) => (error instanceof Problem ? error.code : error),
        );
      const isWaiting = async () =>
        (
          await db.execute(
            "select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
          )
        ).rows.length > 0;
      await Promise.race([second, vi.waitFor(async () => expect(await isWaiting()).toBe(true), { timeout: 15_000 })]);
      over.open();
      await first;
      expect([await second, (await standing()).rows]).toEqual(['last_administrator', [{ id: small.ids.admin }]]);
      await small.call('PUT', calls('user').update(other.id), { body: { is_active: true, is_admin: true } });
    }
    await small.close();
  });

  it('is the last who can sign in: whoever was given no password yet does not count', async () => {
    const small = await openOffice();
    const { password: _, ...sample } = await sampleOf(small, entities.employee);
    const invited = await small.call('POST', calls('employee').create, {
      body: { ...sample, is_active: true, is_admin: true },
    });
    expect(invited.status).toBe(201);
    const request: RequestContext = {
      host: small.host,
      entity: entities.user,
      caller: { id: invited.body.id, email: null, role: 'admin', permissions: new Set(), branch: null },
    };
    const demoted = small.host.db.transaction(tx =>
      updateWithin(tx, request, small.ids.admin, { body: { is_admin: false, role: null } }),
    );
    await expect(demoted).rejects.toMatchObject({ code: 'last_administrator' });
    await small.close();
  });
});

describe('a keeper’s way up', () => {
  /** What every account holds now, and under which email it is found. */
  async function world() {
    const { rows } = await office.host.db.execute<{ id: number }>('select id from "user" order by id');
    const held = await Promise.all(
      rows.map(async ({ id }) => {
        const account = await accountById(office.host.db, id);
        const isAdmin = account?.isAdmin || account?.roleName?.trim().toLowerCase() === 'admin';
        return [
          id,
          {
            email: account?.email,
            password: account?.password,
            names: new Set(isAdmin ? ['everything'] : (account?.permissions ?? [])),
          },
        ] as const;
      }),
    );
    return new Map(held);
  }

  it('does not exist: no sequence of calls gives anybody what its caller does not hold, or the account of whoever does', async () => {
    const targets = await Promise.all(everyStatus.map(standing => person(entities.member, standing)));
    const users = fc.constantFrom(...targets.map(({ id }) => id), keeper.id, office.ids.admin);
    const roleIds = fc.constantFrom(...Object.values(roles));
    const [ids, admins] = [
      await permissionIds(office, ['USER_UPDATE', 'DONATION_LIST', 'ALL_BRANCHES']),
      await builtIn('ADMIN'),
    ];
    let counter = 0;
    const email = () => `way${(counter += 1)}@rihla.example`;
    const values = fc.constantFrom<() => Record<string, unknown>>(
      () => ({ email: email() }),
      () => ({ username: email() }),
      () => ({ first_name: 'X', email: email() }),
      () => ({ is_admin: true }),
      () => ({ role: admins }),
      () => ({ role: roles['branches'] }),
      () => ({ password: 'a password of mine' }),
      () => ({ id: 1, email: email() }),
    );
    const roleValues = fc.constantFrom<Record<string, unknown>>(
      { name: 'ADMIN' },
      { name: 'admin' },
      { name: 'STAFFS' },
      { permissions: ids },
      { permissions: [] },
      { menu_items: [] },
    );
    const kin = fc.constantFrom(...people.map(one => one.name));
    const send = (method: string, path: string, body?: unknown) => () =>
      keeper.call(method, path, body === undefined ? {} : { body });
    const call = fc.oneof(
      fc.tuple(kin, users, values).map(
        ([name, id, make]) =>
          () =>
            send('PUT', calls(name).update(id), make())(),
      ),
      fc.tuple(kin, users, values).map(
        ([name, id, make]) =>
          () =>
            send('POST', '/api/imports', { entity: name, commit: true, rows: [{ ...make(), id }] })(),
      ),
      fc.tuple(kin, values).map(
        ([name, make]) =>
          async () =>
            send('POST', calls(name).create, {
              ...(await sampleOf(office, entities[name as 'member'])),
              password: undefined,
              role: null,
              is_admin: false,
              ...make(),
            })(),
      ),
      fc.tuple(kin, users).map(([name, id]) => send('DELETE', calls(name).remove(id))),
      fc.tuple(roleIds, roleValues).map(([id, body]) => send('PUT', calls('role').update(id), body)),
      roleValues.map(body => send('POST', calls('role').create, { name: `ROLE ${(counter += 1)}`, ...body })),
      roleIds.map(id => send('DELETE', calls('role').remove(id))),
      fc
        .constantFrom(...ids)
        .chain(id =>
          fc.constantFrom(
            send('PUT', calls('permission').update(id), { name: 'ROLE_SET' }),
            send('DELETE', calls('permission').remove(id)),
          ),
        ),
      fc
        .constantFrom('ADMIN_ALL', 'USER_UPDATE', 'FUTURE_LIST')
        .map(name => send('POST', calls('permission').create, { name })),
      users.map(id =>
        send('PATCH', `${mount('user')}/passwordchange/${id}`, {
          password: 'a password of mine',
          confirm_password: 'a password of mine',
          old_password: 'guess',
        }),
      ),
      values.map(make => () => send('PUT', `${mount('user')}/me/`, make())()),
    );
    const own = new Set(KEEPER);
    let before = await world();
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 2, maxLength: 6 }), async sequence => {
        for (const one of sequence) expect((await one()).status).toBeLessThan(500);
        const after = await world();
        for (const [id, { email: address, password, names }] of after) {
          const was = before.get(id);
          expect(
            [...names].filter(name => !was?.names.has(name) && !own.has(name)),
            `account ${id}`,
          ).toEqual([]);
          // An account that holds anything keeps the address to which its links are mailed.
          if (was && was.names.size > 0) expect([address, password]).toEqual([was.email, was.password]);
        }
        for (const [id, { names }] of before) if (names.has('everything')) expect(after.has(id)).toBe(true);
        before = after;
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});
