import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityList } from '../../catalog/registry/entities.ts';
import type { EntityName } from '../../catalog/engine/names.ts';
import { calls, comparisons } from '../../catalog/engine/wire.ts';
import { accountById, callerOf } from '../../server/engine/auth/account.ts';
import { mapInOrder } from '../../server/platform/db/mapInOrder.ts';
import { tableOf } from '../../server/engine/schema/tables.ts';
import { history } from '../../server/engine/schema/systemTables.ts';
import { titlesOf } from '../../server/engine/access/titlesOf.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice, PASSWORD, type Reply } from '../support/office.ts';
import { type Ground, openGround, recordAt } from '../support/places.ts';
import { createSample, sampleOf } from '../support/sample.ts';

let office: Office;
let ground: Ground;
let clerk: Colleague;
let [own, foreign] = [0, 0];
beforeAll(async () => {
  office = await openOffice();
  ground = await openGround(office);
  ({ clerk } = ground);
  [own, foreign] = [Number(ground.branches.own), Number(ground.branches.foreign)];
});
afterAll(() => office.close());

const read = (who: Colleague, entity: EntityName, record: number) =>
  who.call('GET', `/api/history?filter=${encodeURIComponent(JSON.stringify({ entity, record }))}`);
const change = (entity: EntityName, id: number, body: object) => office.call('PUT', calls(entity).update(id), { body });
const fieldsOf = (entries: { before: object; after: object }[]) =>
  entries.map(({ before, after }) => [...new Set([...Object.keys(before), ...Object.keys(after)])]);
const errors = ({ status, body }: Reply) => [
  status,
  body.errors?.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`),
];

describe('the history', () => {
  /** A member who works in the clerk's branch. */
  async function colleague(): Promise<number> {
    const { id } = await recordAt(ground, entities.member, 'own');
    await change('employee', id, { username: `colleague${id}`, basic_money: 70_000, father_name: 'Hidden Father' });
    await change('employee', id, { basic_money: 71_000 });
    await change('employee', id, { first_name: 'Shown' });
    await change('member', id, { father_name: 'Told Father' });
    return id;
  }

  it('tells only fields that its reader finds in the record, whatever name they were changed under', async () => {
    const id = await colleague();
    const secretary = await hire(office, ['MEMBER_DETAILS'], { branch: own });
    const { body, headers } = await read(secretary, 'member', id);
    expect(fieldsOf(body).slice(0, -1)).toEqual([['father_name'], ['first_name'], ['username']]);
    expect(new Set(body.map((one: { entity: string }) => one.entity))).toEqual(new Set(['member']));
    expect(headers.get('x-total-count')).toBe('4');
    expect(JSON.stringify(body)).not.toMatch(/7.000|Hidden Father|basic_money/);
    const page = await secretary.call('GET', `/api/people/member/${id}`);
    expect(page.body.history.map((one: { fields: string[] }) => one.fields).slice(0, 3)).toEqual([
      ['father_name'],
      ['first_name'],
      ['username'],
    ]);
  });

  it('tells all of it to whoever may see the person under each name', async () => {
    const { body } = await read(clerk, 'member', await colleague());
    expect(fieldsOf(body).slice(0, 4)).toEqual([
      ['father_name'],
      ['first_name'],
      ['basic_money'],
      expect.arrayContaining(['username', 'father_name']),
    ]);
  });

  it('hides what is sealed today and leaves out what is no field any more, however it was written', async () => {
    const { id } = await recordAt(ground, entities.hajj_passenger_info, 'own');
    const entry = {
      entity: 'hajj_passenger_info',
      record: id,
      action: 'update',
      at: office.host.clock(),
      by: null,
      by_name: null,
      reason: null,
    };
    await office.host.db.insert(history).values({
      ...entry,
      before: { passport_number: null, old_secret: 'x' },
      after: { passport_number: 'CLEAR0001' },
    });
    const {
      body: [latest],
    } = await read(clerk, 'hajj_passenger_info', id);
    expect([latest.before, latest.after]).toEqual([{ passport_number: null }, { passport_number: '••••' }]);
  });

  it('knows where somebody belonged who was deleted under another name', async () => {
    for (const place of ['own', 'foreign'] as const) {
      const { id } = await recordAt(ground, entities.employee, place);
      expect((await office.call('DELETE', calls('user').remove(id))).status).toBe(200);
      expect([
        place,
        (await read(clerk, 'employee', id)).body.length > 0,
        (await read(clerk, 'user', id)).body.length > 0,
      ]).toEqual([place, place === 'own', place === 'own']);
    }
  });

  it('tells that a password was set to whoever may change the record alone', async () => {
    const { id } = await recordAt(ground, entities.employee, 'own');
    const body = { password: PASSWORD, confirm_password: PASSWORD };
    await office.call('PATCH', `/user/api/v1/user/passwordchange/${id}`, { body });
    const reader = await hire(office, ['EMPLOYEE_DETAILS'], { branch: own });
    const told = async (who: Colleague) => JSON.stringify((await read(who, 'employee', id)).body).includes('password');
    expect([await told(reader), await told(clerk)]).toEqual([false, true]);
  });

  it('of what belonged to somebody of whom nothing is known is told to nobody in a branch', async () => {
    const { id, employee } = await recordAt(ground, entities.qualification, 'foreign');
    await office.call('DELETE', calls('qualification').remove(id));
    await office.host.db.execute(`delete from employee where id = ${Number(employee)}`);
    expect((await read(clerk, 'qualification', id)).body).toEqual([]);
  });
});

it('a sheet of a report names by their titles only those of whom its reader knows', async () => {
  const { db } = office.host;
  const reader = await accountById(db, clerk.id);
  if (!reader) throw new Error('there is no clerk');
  const ids = await mapInOrder(
    ['own', 'foreign'] as const,
    async place => (await recordAt(ground, entities.employee, place)).id,
  );
  const titles = await titlesOf(db, { caller: callerOf(reader), entity: entities.employee }, ids);
  expect([...titles.keys()]).toEqual(ids.slice(0, 1));
});

it('a sheet does not tell by its title whether there is a record beyond the bounds', async () => {
  const rows = async (title: string) => {
    const row = { member: title, subscription_date: '2026-03-01', amount: '5.00' };
    const body = { entity: 'monthly_subscription', commit: false, rows: [row] };
    return (await clerk.call('POST', '/api/imports', { body })).body.rows[0].errors;
  };
  for (const place of ['own', 'foreign'] as const) {
    const { id } = await recordAt(ground, entities.member, place, { is_active: true });
    const title = `Titled ${place}`;
    await change('member', id, { first_name: title, last_name: null });
    const wrong = { field: 'member', code: 'not_choice', params: { value: title } };
    expect([place, await rows(title)]).toEqual([place, place === 'own' ? [] : [expect.objectContaining(wrong)]]);
  }
});

describe('a search', () => {
  it('finds nothing by what stands in a record that its reader may not list, or not see', async () => {
    const hits = async (who: Colleague, employee: Record<string, unknown>) =>
      (await who.call('GET', `${calls('qualification').all}?search=${encodeURIComponent(String(employee['email']))}`))
        .body.total_elements;
    const employee = await recordAt(ground, entities.employee, 'own');
    await createSample(office, entities.qualification, { employee: employee.id });
    const archivist = await hire(office, ['QUALIFICATION_LIST'], { branch: own });
    expect([await hits(clerk, employee), await hits(archivist, employee)]).toEqual([1, 0]);
  });

  it('neither sorts nor compares by what is shown to nobody in full', async () => {
    const closed = entityList.flatMap(entity =>
      Object.entries(entity.fields)
        .filter(([, { sealed, kind }]) => sealed || kind === 'password')
        .map(([name]) => [entity.name, name] as const),
    );
    expect(closed.length).toBeGreaterThan(8);
    for (const [entity, name] of closed) {
      const asked = [
        `ordering=${name}`,
        `ordering=-${name}`,
        `${name}=1`,
        ...comparisons.map(one => `${name}__${one}=1`),
      ];
      for (const query of asked)
        expect([entity, query, (await clerk.call('GET', `${calls(entity).all}?${query}`)).status]).toEqual([
          entity,
          query,
          400,
        ]);
    }
  });
});

describe('a value that is taken', () => {
  const asks = (who: Colleague, moment: string, query: Record<string, string>) =>
    who.call('GET', `/user/api/v1/user/check_email_when_${moment}/?${new URLSearchParams(query).toString()}`);

  it('is told to whoever is about to write a person, and to nobody else', async () => {
    const [reader, maker] = [
      await hire(office, ['EMPLOYEE_LIST', 'EMPLOYEE_DETAILS']),
      await hire(office, ['CUSTOMER_CREATE']),
    ];
    const email = reader.email;
    expect((await asks(reader, 'create', { email })).status).toBe(403);
    expect((await asks(reader, 'update', { email: maker.email, user: String(maker.id) })).status).toBe(403);
    expect((await asks(maker, 'create', { email })).body).toEqual({ email_exists: true });
    expect((await asks(reader, 'update', { email, user: String(reader.id) })).body).toEqual({ email_exists: false });
  });

  it('does not tell whose it is beyond the own branch', async () => {
    const [near, away] = [
      await recordAt(ground, entities.customer, 'own'),
      await recordAt(ground, entities.customer, 'foreign'),
    ];
    const answers = [near, away].map(
      async ({ id, email }) =>
        (await asks(clerk, 'update', { email: String(email), user: String(id) })).body.email_exists,
    );
    expect(await Promise.all(answers)).toEqual([false, true]);
  });
});

describe('a record that another branch needs', () => {
  it('stays, and its reader is not told by what', async () => {
    const guided = async (branch: number) => {
      const guide = await recordAt(ground, entities.employee, 'own');
      await createSample(office, entities.hajj_passenger_info, { branch, guide: guide.id });
      const { status, body } = await clerk.call('DELETE', calls('employee').remove(guide.id));
      return [status, body.code, body.used_by?.[0]?.entity === 'hajj_passenger_info'];
    };
    expect([await guided(own), await guided(foreign)]).toEqual([
      [409, 'in_use', true],
      [409, 'in_use_elsewhere', false],
    ]);
  });

  it('is not named to whoever may not list what needs it', async () => {
    const registrar = await hire(office, ['CITY_DELETE']);
    const thana = await createSample(office, entities.thana);
    expect((await registrar.call('DELETE', calls('city').remove(Number(thana['city'])))).body.code).toBe('in_use');
    const { id } = await createSample(office, entities.country);
    await createSample(office, entities.hajj_passenger_info, { nationality: id });
    const clearer = await hire(office, ['COUNTRY_DELETE']);
    expect((await clearer.call('DELETE', calls('country').remove(id))).body.code).toBe('in_use_elsewhere');
  });
});

describe('a member of another branch', () => {
  it('is found by no phone as a donor, and is billed like one who does not exist', async () => {
    const member = await recordAt(ground, entities.member, 'foreign', { is_active: true, monthly_amount: null });
    const cause = (await createSample(office, entities.cause)).id;
    const given = await clerk.call('POST', calls('donation').create, {
      body: { cause, amount: '5', first_name: 'X', email: 'x@rihla.example', phone_number: member['primary_phone'] },
    });
    expect(errors(given)).toEqual([400, ['phone_number taken']]);
    const bill = async (id: number) =>
      (await clerk.call('POST', calls('monthly_subscription').create, { body: { member: [id] } })).body.results.map(
        ({ status, code }: Record<string, unknown>) => [status, code],
      );
    expect([await bill(member.id), await bill(2_000_000_000)]).toEqual([
      [[400, 'unknown_reference']],
      [[400, 'unknown_reference']],
    ]);
    const sent = { member: member.id, amount: '5', subscription_date: '2026-11-01' };
    expect((await office.call('POST', calls('monthly_subscription').create, { body: sent })).status).toBe(201);
    await office.call('POST', calls('member').transition(member.id), { body: { to: 'paused', reason: 'Away' } });
    expect(errors(await clerk.call('POST', calls('monthly_subscription').create, { body: sent }))).toEqual([
      400,
      ['member unknown_reference'],
    ]);
  });

  it('is no contributor that this one is told of', async () => {
    const cause = (await createSample(office, entities.cause)).id;
    const give = async (place: 'own' | 'foreign') => {
      const { id } = await recordAt(ground, entities.donation, place, { cause, amount: '10.00' });
      await office.call('POST', calls('donation').transition(id), {
        body: { to: 'received' },
        headers: { 'idempotency-key': randomUUID() },
      });
    };
    await give('own');
    await give('foreign');
    const told = async (who: Pick<Colleague, 'call'>) =>
      (await who.call('GET', `/api/causes/${cause}/contributors`)).body;
    expect([(await told(clerk)).total, (await told(clerk)).contributors.length, (await told(office)).total]).toEqual([
      1, 1, 2,
    ]);
  });
});

describe('people themselves', () => {
  it('keep their own data, whatever branch they are customers of', async () => {
    const sample = {
      ...(await sampleOf(office, entities.customer)),
      branch: foreign,
      is_active: true,
      is_admin: false,
      role: null,
      password: PASSWORD,
    };
    const { body } = await office.call('POST', calls('customer').create, { body: sample });
    await office.host.db.insert(tableOf(entities.member)).values({ id: body.id, subscription: 'active' });
    const { body: session } = await office.call('POST', '/user/api/v1/user/login/', {
      as: 'guest',
      body: { email: body.email, password: PASSWORD },
    });
    const asked = { as: 'guest', headers: { authorization: `Bearer ${session.access}` } } as const;
    const renamed = await office.call('PUT', '/user/api/v1/user/me', { ...asked, body: { first_name: 'Myself' } });
    expect([renamed.status, renamed.body.first_name]).toEqual([200, 'Myself']);
    const cause = (await createSample(office, entities.cause)).id;
    expect(
      (
        await office.call('POST', '/cause_donation/api/v1/cause_donation/create/', {
          ...asked,
          body: { cause, amount: '5' },
        })
      ).status,
    ).toBe(201);
  });
});
