import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions, permissionName } from '../../catalog/engine/policies.ts';
import { entities, entityList } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type CallOptions, type Office, openOffice } from '../support/office.ts';
import { createSample, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const why = (user: number | string, query = '', asked: CallOptions = {}) =>
  office.call('GET', `/api/access/${user}${query}`, asked);

describe('why a user may or may not see something', () => {
  it('is said for every entity and action, exactly as the host lets her', async () => {
    const clerk = await hire(office, ['DEPARTMENT_LIST']);
    const { status, body } = await why(clerk.id);
    expect([status, body.length]).toEqual([200, entityList.length * actions.length]);
    const lists = body.filter((one: { action: string }) => one.action === 'list');
    for (const { entity, allowed } of lists)
      expect([entity, (await clerk.call('GET', calls(entity).all)).status]).toEqual([entity, allowed ? 200 : 403]);
  });

  it('names the ground: the role’s permission, everybody’s right, or an administrator’s', async () => {
    expect((await why(office.ids.staff, '?entity=department&action=list')).body).toEqual({
      entity: 'department',
      action: 'list',
      allowed: true,
      because: 'permission',
      permission: 'DEPARTMENT_LIST',
      role: 'STAFF',
      closed: [],
    });
    expect((await why(office.ids.user, '?entity=country&action=list')).body).toMatchObject({
      allowed: true,
      because: 'guest',
    });
    expect((await why(office.ids.admin, '?entity=role&action=delete')).body).toMatchObject({
      allowed: true,
      because: 'admin',
      permission: 'ROLE_DELETE',
    });
  });

  it('names what is missing: the permission, the role, or the account itself', async () => {
    expect((await why(office.ids.user, '?entity=employee&action=list')).body).toEqual({
      entity: 'employee',
      action: 'list',
      allowed: false,
      because: 'no_permission',
      permission: permissionName('employee', 'list'),
      role: 'USER',
      bounds: null,
      closed: [],
    });
    const nobody = await hire(office);
    expect((await why(nobody.id, '?entity=employee&action=list')).body).toMatchObject({
      allowed: false,
      because: 'no_role',
      role: null,
    });
    await office.call('PUT', calls('employee').update(nobody.id), { body: { is_active: false, is_admin: true } });
    expect((await why(nobody.id, '?entity=country&action=list')).body).toMatchObject({
      allowed: false,
      because: 'inactive',
    });
  });

  it('is asked for one entity, or one action, alone', async () => {
    expect((await why(office.ids.user, '?entity=city')).body.map((one: { action: string }) => one.action)).toEqual(
      actions,
    );
    expect((await why(office.ids.user, '?action=edit')).body).toHaveLength(entityList.length);
    for (const query of ['?entity=pilgrimage', '?action=fly', '?entity=city&action=fly'])
      expect((await why(office.ids.user, query)).status).toBe(400);
  });

  it('ends where the rights end: at the own branch, and at the fields that stay closed', async () => {
    const branch = await createSample(office, entities.branch);
    const clerk = await hire(office, ['HAJJ_PASSENGER_INFO_LIST', 'EMPLOYEE_UPDATE'], { branch: branch.id });
    const list = (await why(clerk.id, '?entity=hajj_passenger_info&action=list')).body;
    expect([list.allowed, list.bounds]).toEqual([true, { id: branch.id, name: branch.name }]);
    expect(list.closed).toContainEqual({ field: 'passport_number', because: 'sealed' });
    expect((await why(clerk.id, '?entity=employee&action=edit')).body.closed).toContainEqual({
      field: 'is_admin',
      because: 'admin_only',
    });
    const free = await hire(office, ['HAJJ_PASSENGER_INFO_LIST', 'HAJJ_PASSENGER_INFO_UPDATE', 'ALL_BRANCHES'], {
      branch: branch.id,
    });
    const all = (await why(free.id, '?entity=hajj_passenger_info&action=list')).body;
    expect([all.allowed, all.bounds, all.closed]).toEqual([true, undefined, []]);
  });

  it('is said of a single record as the host answers for it, whoever asks and wherever it belongs', async () => {
    const pilgrims = calls('hajj_passenger_info');
    const [here, there] = [await createSample(office, entities.branch), await createSample(office, entities.branch)];
    const rights = ['HAJJ_PASSENGER_INFO_DETAILS', 'HAJJ_PASSENGER_INFO_UPDATE'];
    const people = [
      await hire(office, rights, { branch: here.id }),
      await hire(office, rights, { branch: null }),
      await hire(office, [...rights, 'ALL_BRANCHES'], { branch: here.id }),
      await hire(office, ['HAJJ_PASSENGER_INFO_DETAILS'], { branch: there.id }),
      await hire(office),
    ];
    for (const branch of [here.id, there.id, null]) {
      const sample = await sampleOf(office, entities.hajj_passenger_info);
      const { id } = (await office.call('POST', pilgrims.create, { body: { ...sample, branch } })).body;
      for (const person of people) {
        const verdict = async (action: string) =>
          (await why(person.id, `?entity=hajj_passenger_info&action=${action}&record=${id}`)).body;
        const [show, edit] = [await verdict('show'), await verdict('edit')];
        const answers = [
          (await person.call('GET', pilgrims.one(id))).status,
          (await person.call('PUT', pilgrims.update(id), { body: {} })).status,
        ];
        const expected = [show, edit].map(({ allowed, because }) =>
          allowed ? 200 : because === 'foreign_branch' ? 404 : 403,
        );
        expect(answers, JSON.stringify([show, edit])).toEqual(expected);
        if (show.because === 'foreign_branch') expect(show.place.id).toBe(branch);
      }
    }
  });

  it('is not said of a record that is not there, or of no one entity', async () => {
    expect((await why(office.ids.user, '?entity=city&record=2000000000')).status).toBe(404);
    expect((await why(office.ids.user, '?record=1')).status).toBe(400);
  });

  it('begins with who has which role: users are counted for all of them at once', async () => {
    const before = (await why('roles')).body;
    const clerk = await hire(office, ['CITY_LIST']);
    const { role } = (await office.call('GET', calls('employee').one(clerk.id))).body;
    const after = (await why('roles')).body;
    expect(after).toContainEqual({ role, users: 1 });
    expect(after).toHaveLength(before.length + 1);
    expect((await why('roles', '', { as: 'staff' })).status).toBe(403);
  });

  it('is for administrators to know, about users who are', async () => {
    expect((await why(office.ids.user, '', { as: 'guest' })).status).toBe(401);
    for (const as of ['user', 'staff'] as const) expect((await why(office.ids.user, '', { as })).status).toBe(403);
    for (const user of ['abc', '0', '2000000000', '99999999999999']) expect((await why(user)).status).toBe(404);
  });
});
