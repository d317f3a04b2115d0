import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { integer } from '../../catalog/engine/fields.ts';
import { mayRead } from '../../catalog/engine/access/fieldRights.ts';
import { mayReadReport } from '../../catalog/registry/reportRights.ts';
import { reports } from '../../catalog/registry/reports.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { seedRights } from '../../server/seed/seedRights.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample, sampleOf } from '../support/sample.ts';

const employee = calls('employee');
const own = ['basic_money', 'allowance_money'];
const give = (...names: string[]) => `insert into role_permissions (owner, target)
  select role.id, permission.id from role cross join permission
  where role.name = 'STAFF' and permission.name in (${names.map(one => `'${one}'`).join()}) on conflict do nothing`;
const take = (name: string) =>
  `delete from role_permissions where target = (select id from permission where name = '${name}')`;

let office: Office;
let id: number;
beforeAll(async () => {
  office = await openOffice();
  await office.host.db.execute(give('EMPLOYEE_UPDATE', 'EMPLOYEE_CREATE', 'ALL_BRANCHES'));
  ({ id } = await createSample(office, entities.employee, { basic_money: 70_000, allowance_money: 7_000 }));
});
afterAll(() => office.close());

const read = async () => (await office.call('GET', employee.one(id), { as: 'staff' })).body;

describe('the salary of an employee', () => {
  it('is not read by whoever may change the employee alone, who is told that it is closed', async () => {
    const body = await read();
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(own));
    expect(JSON.stringify(body)).not.toContain('7000');
    expect(body.closed).toEqual(expect.arrayContaining(own.map(field => ({ field, because: 'unreadable' }))));
  });

  it('is not written blindly, nor told by what is refused: the present value is as wrong as any', async () => {
    for (const value of [70_000, 1, null]) {
      const asked = { as: 'staff', body: { basic_money: value } } as const;
      const { status, body } = await office.call('PUT', employee.update(id), asked);
      expect([status, body.errors]).toEqual([400, [{ field: 'basic_money', code: 'unreadable' }]]);
    }
    const sample = await sampleOf(office, entities.employee);
    const { password, role, is_admin, is_active, ...plain } = sample;
    const made = await office.call('POST', employee.create, { as: 'staff', body: plain });
    expect(made.body.errors).toEqual(own.map(field => ({ field, code: 'unreadable' })));
    const row = { id, basic_money: 70_000 };
    const asked = { as: 'staff', body: { entity: 'employee', commit: false, rows: [row] } } as const;
    const { body } = await office.call('POST', '/api/imports', asked);
    expect(body.rows[0].errors).toMatchObject([{ field: 'basic_money', code: 'unreadable' }]);
  });

  it('stays as it is when the record is sent back as it was read', async () => {
    const changed = await office.call('PUT', employee.update(id), {
      as: 'staff',
      body: { ...(await read()), note: undefined },
    });
    expect([changed.status, changed.body.version]).toEqual([200, 1]);
    await office.call('PUT', employee.update(id), { as: 'staff', body: { father_name: 'Karim' } });
    const { body } = await office.call('GET', employee.one(id));
    expect(body).toMatchObject({ basic_money: 70_000, allowance_money: 7_000, father_name: 'Karim' });
  });

  it('is read and changed with the right of its own, and no longer without', async () => {
    await office.host.db.execute(give('EMPLOYEE_SALARY'));
    expect(await read()).toMatchObject({ basic_money: 70_000 });
    const asked = { as: 'staff', body: { basic_money: 71_000 } } as const;
    expect((await office.call('PUT', employee.update(id), asked)).body.basic_money).toBe(71_000);
    await office.host.db.execute(take('EMPLOYEE_SALARY'));
    expect(await read()).not.toHaveProperty('basic_money');
  });

  it('goes with an upgrade to the roles that could change employees before, once', async () => {
    await seedRights(office.host.db);
    expect(await read()).not.toHaveProperty('basic_money');
    await office.host.db.execute(`delete from permission where name = 'EMPLOYEE_SALARY'`);
    await seedRights(office.host.db);
    expect(await read()).toHaveProperty('basic_money');
    await office.host.db.execute(take('EMPLOYEE_SALARY'));
  });

  it('stands in the description of the API with who reads it', async () => {
    const { body } = await office.call('GET', '/openapi.json', { as: 'guest' });
    const { employee: read, employee_change: change } = body.components.schemas;
    for (const schema of [read, change]) expect(schema.properties.basic_money['x-readable']).toBe('own:salary');
  });
});

it('a field is read by whoever may change the record, or by administrators alone, as it says', () => {
  const who = (...names: string[]) => ({ role: null, permissions: new Set(names), branch: null });
  const open = {
    ...entities.brand,
    fields: { cost: integer({ readable: 'edit' }), profit: integer({ readable: 'admin' }) },
  };
  expect(['cost', 'profit'].map(name => mayRead(who('BRAND_LIST'), open, name))).toEqual([false, false]);
  expect(['cost', 'profit'].map(name => mayRead(who('BRAND_UPDATE'), open, name))).toEqual([true, false]);
});

it('a report with such a column is read by whoever reads the field, and a reckoned one too', () => {
  const [salary, plain] = [integer({ readable: 'own:salary' }), integer()];
  const report = { ...reports.donations_by_cause, reads: ['employee'] as const, parameters: {} };
  const reader = (...names: string[]) => ({
    role: null,
    permissions: new Set(['EMPLOYEE_LIST', ...names]),
    branch: null,
  });
  const reads = (field: typeof salary, ...names: string[]) =>
    mayReadReport(reader(...names), { ...report, columns: { sum: { field } }, groupBy: 'sum' });
  expect([reads(plain), reads(salary), reads(salary, 'EMPLOYEE_SALARY')]).toEqual([true, false, true]);
});
