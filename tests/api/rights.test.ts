import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Action, policies, type Role } from '../../catalog/engine/policies.ts';
import { roleNameOf } from '../../catalog/engine/access/roleNameOf.ts';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { entities, writableEntities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { hire, permissionIds } from '../support/hire.ts';
import { type Office, openOffice, PASSWORD } from '../support/office.ts';
import { createSample, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

type Who = Role | 'guest';
const grants = (who: Who, { access }: Entity): readonly Action[] =>
  who === 'admin'
    ? ['list', 'show', 'create', 'edit', 'delete']
    : [...policies[access][who], ...policies[access].guest];

describe.each(writableEntities.map(entity => [entity.name, entity] as const))('%s', (_, entity) => {
  it('changes nothing for whoever may not', async () => {
    const created = await createSample(office, entity);
    const call = calls(entity.name);
    const [field = ''] = entity.title;
    const readers = (['guest', 'user', 'staff'] as const).filter(one =>
      grants(one, entity).every(action => action === 'list' || action === 'show'),
    );
    // What a sample refers to may bring records of this entity with it.
    const wanted = [];
    for (const who of readers) wanted.push({ who, body: await sampleOf(office, entity) });
    const { body: before } = await office.call('GET', call.everything);
    for (const { who, body } of wanted) {
      await office.call('PUT', call.update(created.id), { as: who, body: { [field]: 'changed' } });
      await office.call('DELETE', call.remove(created.id), { as: who });
      await office.call('DELETE', call.removeMany, { as: who, body: { ids: [created.id] } });
      await office.call('POST', call.create, { as: who, body });
      await office.call('POST', '/api/imports', {
        as: who,
        body: { entity: entity.name, commit: true, rows: [{ id: created.id, [field]: 'changed' }] },
      });
    }
    const { body: after } = await office.call('GET', call.everything);
    expect(after[entity.collection].find((one: { id: number }) => one.id === created.id)).toEqual(
      before[entity.collection].find((one: { id: number }) => one.id === created.id),
    );
    expect(after[entity.collection]).toHaveLength(before[entity.collection].length);
  });
});

it('an administrator by the flag alone may do everything, and is told so, until it is taken from her', async () => {
  const head = await hire(office, ['CITY_LIST'], { is_admin: true });
  const signedIn = await office.call('POST', '/user/api/v1/user/login/', {
    as: 'guest',
    body: { email: head.email, password: PASSWORD },
  });
  const me = () => head.call('GET', '/user/api/v1/user/me/');
  const roles = () => head.call('GET', calls('role').all);
  expect([signedIn.body, (await me()).body].map(roleNameOf)).toEqual(['admin', 'admin']);
  expect((await roles()).status).toBe(200);
  await office.call('PUT', calls('employee').update(head.id), { body: { is_admin: false } });
  expect(roleNameOf((await me()).body)).not.toBe('admin');
  expect((await roles()).status).toBe(403);
});

describe('the permissions of a role', () => {
  it('make a role of the agency’s own: what they name and nothing more', async () => {
    const clerk = await hire(office, ['DEPARTMENT_LIST', 'DEPARTMENT_CREATE']);
    expect((await clerk.call('GET', calls('department').all)).status).toBe(200);
    expect(
      (await clerk.call('POST', calls('department').create, { body: await sampleOf(office, entities.department) }))
        .status,
    ).toBe(201);
    const { id } = await createSample(office, entities.department);
    expect((await clerk.call('GET', calls('department').one(id))).status).toBe(403);
    expect((await clerk.call('PUT', calls('department').update(id), { body: { name: 'Another' } })).status).toBe(403);
    expect((await clerk.call('DELETE', calls('department').remove(id))).status).toBe(403);
    expect((await clerk.call('GET', calls('designation').all)).status).toBe(403);
  });

  it('count at the next request when they are taken or given', async () => {
    const clerk = await hire(office, ['DEPARTMENT_LIST']);
    const { body: me } = await office.call('GET', calls('employee').one(clerk.id));
    const all = () => clerk.call('GET', calls('department').all);
    const give = async (...names: string[]) =>
      office.call('PUT', calls('role').update(me.role), { body: { permissions: await permissionIds(office, names) } });
    expect((await all()).status).toBe(200);
    await give();
    expect((await all()).status).toBe(403);
    await give('DEPARTMENT_LIST', 'DEPARTMENT_DETAILS');
    expect((await all()).status).toBe(200);
  });

  it('can be taken from a role that the catalogue granted at first', async () => {
    const { body } = await office.call('GET', calls('role').everything);
    const staff = body.roles.find((role: { name: string }) => role.name === 'STAFF');
    const [id] = await permissionIds(office, ['TOUR_PACKAGE_LIST']);
    await office.call('PUT', calls('role').update(staff.id), {
      body: { permissions: staff.permissions.filter((one: number) => one !== id) },
    });
    expect((await office.call('GET', calls('tour_package').all, { as: 'staff' })).status).toBe(403);
    await office.call('PUT', calls('role').update(staff.id), { body: { permissions: staff.permissions } });
    expect((await office.call('GET', calls('tour_package').all, { as: 'staff' })).status).toBe(200);
  });

  it('are none for an account without a role', async () => {
    const nobody = await hire(office);
    expect((await nobody.call('GET', calls('department').all)).status).toBe(403);
    expect((await nobody.call('GET', calls('country').all)).status).toBe(200);
  });
});

describe('what only an administrator changes', () => {
  const secret = ['password', 'role', 'is_active', 'is_admin'];

  it('is refused to whoever may edit accounts otherwise', async () => {
    const clerk = await hire(office, [
      'EMPLOYEE_UPDATE',
      'EMPLOYEE_DETAILS',
      'EMPLOYEE_CREATE',
      'EMPLOYEE_LIST',
      'USER_UPDATE',
    ]);
    const other = await createSample(office, entities.employee, { is_admin: false });
    const admins = (await office.call('GET', calls('role').everything)).body.roles.find(
      (role: { name: string }) => role.name === 'ADMIN',
    ).id;
    const values: Record<string, unknown> = {
      password: 'another long password',
      role: admins,
      is_active: !other['is_active'],
      is_admin: !other['is_admin'],
    };
    for (const [entity, id] of [
      ['employee', other.id],
      ['user', other.id],
      ['employee', clerk.id],
      ['user', clerk.id],
    ] as const) {
      for (const field of secret) {
        const value =
          id === clerk.id && field === 'is_admin'
            ? true
            : id === clerk.id && field === 'is_active'
              ? false
              : values[field];
        const { status, body } = await clerk.call('PUT', calls(entity).update(id), { body: { [field]: value } });
        expect([status, body.errors?.[0]], `${entity} ${field}`).toEqual([400, { field, code: 'read_only' }]);
      }
      expect((await clerk.call('PUT', calls(entity).update(id), { body: { first_name: 'Allowed' } })).status).toBe(200);
    }
    const created = await clerk.call('POST', calls('employee').create, {
      body: { ...(await sampleOf(office, entities.employee)), is_admin: true },
    });
    expect(created.body.errors).toContainEqual({ field: 'is_admin', code: 'read_only' });
  });

  it('does not stand in the way of a form that sends it back as it was', async () => {
    const clerk = await hire(office, ['EMPLOYEE_UPDATE', 'EMPLOYEE_CREATE', 'EMPLOYEE_SALARY']);
    const other = await createSample(office, entities.employee, { is_admin: false });
    const { status } = await clerk.call('PUT', calls('employee').update(other.id), {
      body: { ...other, password: '', first_name: 'Amina' },
    });
    expect(status).toBe(200);
    const { password: _, ...sample } = await sampleOf(office, entities.employee);
    const created = await clerk.call('POST', calls('employee').create, {
      body: { ...sample, is_active: true, is_admin: false, role: null },
    });
    expect([created.status, created.body.is_active, created.body.is_admin]).toEqual([201, true, false]);
  });

  it('is not taken from oneself: nobody deletes, suspends or demotes himself', async () => {
    const { id } = await hire(office);
    await office.call('PUT', calls('employee').update(id), { body: { is_admin: true } });
    expect((await office.call('DELETE', calls('employee').remove(office.ids.admin))).body.code).toBe('own_account');
    for (const entity of ['user', 'employee']) {
      for (const change of [{ is_active: false }, { is_admin: false }]) {
        const { status, body } = await office.call('PUT', calls(entity).update(office.ids.admin), { body: change });
        expect([status, body.code]).toEqual([409, 'own_account']);
      }
    }
    const roleOf = async (who: number) => (await office.call('GET', calls('user').one(who))).body.role;
    const chief = await hire(office, undefined, { role: await roleOf(office.ids.admin) });
    for (const change of [{ role: null }, { role: await roleOf(office.ids.staff) }]) {
      const { status, body } = await chief.call('PUT', calls('user').update(chief.id), { body: change });
      expect([status, body.code]).toEqual([409, 'own_account']);
    }
    expect((await office.call('PUT', calls('user').update(chief.id), { body: { role: null } })).status).toBe(200);
    const many = await office.call('DELETE', calls('user').removeMany, { body: { ids: [office.ids.admin] } });
    expect(many.body.results).toMatchObject([{ status: 409, code: 'own_account' }]);
  });
});
