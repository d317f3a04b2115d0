import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Colleague, hire, permissionIds } from '../support/hire.ts';
import { sampleOf } from '../support/sample.ts';
import { openTwoHosts, type TwoHosts } from '../support/twoHosts.ts';
import { whileHeld } from '../support/whileHeld.ts';

const RIGHT = 'DEPARTMENT_LIST';
const departments = calls('department').all;

let two: TwoHosts;
beforeAll(async () => {
  two = await openTwoHosts();
}, 120_000);
afterAll(() => two.close());

/** What each of the three hosts answers to the colleague. */
async function answers({ token }: Colleague, path = departments): Promise<readonly number[]> {
  const headers = { authorization: `Bearer ${token}` };
  const asked = await Promise.all([0, 1].map(client => two.call(client, 'GET', path, { headers })));
  const near = await two.office.call('GET', path, { as: 'guest', headers });
  return [...asked, near].map(({ status }) => status);
}
const all = (status: number) => [status, status, status];

/** A clerk whom every host has answered, and so knows. */
async function clerk(...others: readonly string[]): Promise<Colleague & { readonly role: number }> {
  const colleague = await hire(two.office, [RIGHT, ...others]);
  expect(await answers(colleague)).toEqual(all(200));
  const { body } = await two.office.call('GET', calls('employee').one(colleague.id));
  return { ...colleague, role: body.role };
}
const sql = (statement: string, ...values: readonly unknown[]) => two.office.pool.query(statement, [...values]);
const idOf = async (name: string): Promise<number> => (await permissionIds(two.office, [name]))[0] ?? 0;

describe('at the very next call, at whichever host it arrives,', () => {
  it('a right that was taken from a role is gone, and one that was given is there', async () => {
    const { role, ...one } = await clerk();
    const put = (permissions: readonly number[]) =>
      two.office.call('PUT', calls('role').update(role), { body: { permissions } });
    await put([]);
    expect(await answers(one)).toEqual(all(403));
    await put(await permissionIds(two.office, [RIGHT]));
    expect(await answers(one)).toEqual(all(200));
  });

  it('so it is where somebody writes into the tables themselves', async () => {
    const { role, ...one } = await clerk();
    const id = await idOf(RIGHT);
    await sql('delete from role_permissions where owner = $1 and target = $2', role, id);
    expect(await answers(one)).toEqual(all(403));
    await sql('insert into role_permissions (owner, target) values ($1, $2)', role, id);
    expect(await answers(one)).toEqual(all(200));
    const other = await idOf('CITY_LIST');
    await sql('update role_permissions set target = $1 where owner = $2 and target = $3', other, role, id);
    expect(await answers(one)).toEqual(all(403));
    expect(await answers(one, calls('city').all)).toEqual(all(200));
  });

  it('a permission of another name opens something else', async () => {
    const one = await clerk();
    const id = await idOf(RIGHT);
    await sql(`update permission set name = 'DEPARTMENT_LIST_OF_OLD' where id = $1`, id);
    expect(await answers(one)).toEqual(all(403));
    await sql('update permission set name = $1 where id = $2', RIGHT, id);
    expect(await answers(one)).toEqual(all(200));
  });

  it('a permission that was deleted opens nothing', async () => {
    const { body } = await two.office.call('POST', calls('permission').create, { body: { name: 'ALL_BRANCHES_AND' } });
    const one = await clerk('ALL_BRANCHES_AND');
    const told = async () => (await one.call('GET', '/user/api/v1/user/me/')).body.permissions;
    expect(await told()).toEqual(['ALL_BRANCHES_AND', RIGHT]);
    await sql('delete from role_permissions where target = $1', body.id);
    await sql('delete from permission where id = $1', body.id);
    expect(await told()).toEqual([RIGHT]);
  });

  it('another role, or none, counts for whoever has been given it', async () => {
    const one = await clerk();
    await sql('update "user" set role = null where id = $1', one.id);
    expect(await answers(one)).toEqual(all(403));
    const { body } = await two.office.call('POST', calls('role').create, {
      body: { ...(await sampleOf(two.office, entities.role)), permissions: await permissionIds(two.office, [RIGHT]) },
    });
    await sql('update "user" set role = $1 where id = $2', body.id, one.id);
    expect(await answers(one)).toEqual(all(200));
  });

  it('whoever is suspended, or was signed out everywhere, is out', async () => {
    const [suspended, gone] = [await clerk(), await clerk()];
    await sql('update "user" set is_active = false where id = $1', suspended.id);
    expect(await answers(suspended)).toEqual(all(401));
    await two.office.call('POST', '/user/api/v1/user/logout_everywhere/', {
      as: 'guest',
      headers: { authorization: `Bearer ${gone.token}` },
    });
    expect(await answers(gone)).toEqual(all(401));
  });

  it('whoever has signed out is out', async () => {
    const one = await clerk();
    await one.call('POST', '/user/api/v1/user/logout/');
    expect(await answers(one)).toEqual(all(401));
  });

  it('a role that was given a permission while that got another name holds what it is called by now', async () => {
    const { role, ...one } = await clerk();
    const [right, id] = [await idOf('CITY_LIST'), await idOf(RIGHT)];
    await sql('delete from role_permissions where owner = $1', role);
    await whileHeld(
      two.office,
      `update permission set name = 'DEPARTMENT_LIST_OF_OLD' where name = '${RIGHT}'`,
      async () => {
        await sql('insert into role_permissions (owner, target) values ($1, $2), ($1, $3)', role, id, right);
        return answers(one);
      },
    );
    expect(await answers(one)).toEqual(all(403));
    expect(await answers(one, calls('city').all)).toEqual(all(200));
    await sql('update permission set name = $1 where id = $2', RIGHT, id);
  });

  it('nobody has any right by a role once all that roles hold was taken away', async () => {
    const one = await clerk();
    const { rows } = await sql('select owner, target from role_permissions');
    await sql('truncate role_permissions');
    expect(await answers(one)).toEqual(all(403));
    for (const { owner, target } of rows)
      await sql('insert into role_permissions (owner, target) values ($1, $2)', owner, target);
    expect(await answers(one)).toEqual(all(200));
  });

  it('what a role holds is asked each time where the mark of the rights was taken away', async () => {
    const { role, ...one } = await clerk();
    await sql('delete from rights_stamp');
    expect(await answers(one)).toEqual(all(200));
    await sql('delete from role_permissions where owner = $1', role);
    expect(await answers(one)).toEqual(all(403));
  });
});
