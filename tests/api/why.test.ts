import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions, permissionName } from '../../catalog/access.ts';
import { entityList } from '../../catalog/entities.ts';
import { calls } from '../../catalog/wire.ts';
import { hire } from '../support/hire.ts';
import { type Asked, type Office, openOffice } from '../support/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const why = (user: number | string, query = '', asked: Asked = {}) => office.call('GET', `/api/access/${user}${query}`, asked);

describe('why a user may or may not see something', () => {
  it('is said for every entity and action, exactly as the host lets her', async () => {
    const clerk = await hire(office, ['DEPARTMENT_LIST']);
    const { status, body } = await why(clerk.id);
    expect([status, body.length]).toEqual([200, entityList.length * actions.length]);
    const lists = body.filter((one: { action: string }) => one.action === 'list');
    for (const { entity, allowed } of lists) expect([entity, (await clerk.call('GET', calls(entity).all)).status]).toEqual([entity, allowed ? 200 : 403]);
  });

  it('names the ground: the role’s permission, everybody’s right, or an administrator’s', async () => {
    expect((await why(office.ids.staff, '?entity=employee&action=list')).body).toEqual({ entity: 'employee', action: 'list', allowed: true, because: 'permission', permission: 'EMPLOYEE_LIST', role: 'STAFF' });
    expect((await why(office.ids.user, '?entity=country&action=list')).body).toMatchObject({ allowed: true, because: 'guest' });
    expect((await why(office.ids.admin, '?entity=role&action=delete')).body).toMatchObject({ allowed: true, because: 'admin', permission: 'ROLE_DELETE' });
  });

  it('names what is missing: the permission, the role, or the account itself', async () => {
    expect((await why(office.ids.user, '?entity=employee&action=list')).body).toEqual({ entity: 'employee', action: 'list', allowed: false, because: 'no_permission', permission: permissionName('employee', 'list'), role: 'USER' });
    const nobody = await hire(office);
    expect((await why(nobody.id, '?entity=employee&action=list')).body).toMatchObject({ allowed: false, because: 'no_role', role: null });
    await office.call('PUT', calls('employee').update(nobody.id), { body: { is_active: false, is_admin: true } });
    expect((await why(nobody.id, '?entity=country&action=list')).body).toMatchObject({ allowed: false, because: 'inactive' });
  });

  it('is asked for one entity, or one action, alone', async () => {
    expect((await why(office.ids.user, '?entity=city')).body.map((one: { action: string }) => one.action)).toEqual(actions);
    expect((await why(office.ids.user, '?action=edit')).body).toHaveLength(entityList.length);
    for (const query of ['?entity=pilgrimage', '?action=fly', '?entity=city&action=fly']) expect((await why(office.ids.user, query)).status).toBe(400);
  });

  it('is for administrators to know, about users who are', async () => {
    expect((await why(office.ids.user, '', { as: 'guest' })).status).toBe(401);
    for (const as of ['user', 'staff'] as const) expect((await why(office.ids.user, '', { as })).status).toBe(403);
    for (const user of ['abc', '0', '2000000000', '99999999999999']) expect((await why(user)).status).toBe(404);
  });
});
