import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { pilgrims } from '../support/pilgrim.ts';
import { createSample, sampleOf } from '../support/sample.ts';

const permissions = [
  ...['LIST', 'DETAILS', 'CREATE', 'UPDATE', 'DELETE'].map(verb => `HAJJ_PASSENGER_INFO_${verb}`),
  'EMPLOYEE_LIST',
  'EMPLOYEE_DETAILS',
  'TOUR_PACKAGE_LIST',
];
const codes = ({ status, body }: Reply) => [
  status,
  body.errors?.map((one: { field: string; code: string }) => [one.field, one.code]),
];
const FOREIGN = [400, [['branch', 'foreign_branch']]];

let office: Office;
let dhaka: number;
let sylhet: number;
let clerk: Colleague;
const ids = { own: 0, foreign: 0, none: 0 };

async function enter(values: Record<string, unknown>): Promise<number> {
  const { body } = await office.call('POST', pilgrims.create, {
    body: { ...(await sampleOf(office, entities.hajj_passenger_info)), ...values },
  });
  return body.id;
}

beforeAll(async () => {
  office = await openOffice();
  dhaka = (await createSample(office, entities.branch)).id;
  sylhet = (await createSample(office, entities.branch)).id;
  clerk = await hire(office, permissions, { branch: dhaka });
  ids.own = await enter({ branch: dhaka, given_names: 'Karim Own' });
  ids.foreign = await enter({ branch: sylhet, given_names: 'Karim Foreign' });
  ids.none = await enter({ branch: null, given_names: 'Karim None' });
});
afterAll(() => office.close());

const idsIn = ({ body }: Reply): number[] => body.hajj_passenger_infos.map((row: { id: number }) => row.id).sort();

describe('whoever works in a branch', () => {
  it('finds the records of the branch and those of none, in every list, and they alone are counted', async () => {
    for (const path of [
      pilgrims.all,
      pilgrims.everything,
      `${pilgrims.search}?passport_number=karim`,
      `${pilgrims.all}?id__in=${Object.values(ids).join(',')}`,
    ]) {
      expect(idsIn(await clerk.call('GET', path)), path).toEqual([ids.own, ids.none].sort());
    }
    expect((await clerk.call('GET', pilgrims.all)).body.total_elements).toBe(2);
    expect(idsIn(await clerk.call('GET', `${pilgrims.all}?branch=${sylhet}`))).toEqual([]);
  });

  it('is not told that another record is there: not to read, change, move or delete', async () => {
    const { foreign } = ids;
    const replies = [
      await clerk.call('GET', pilgrims.one(foreign)),
      await clerk.call('PUT', pilgrims.update(foreign), { body: { given_names: 'Taken' } }),
      await clerk.call('POST', pilgrims.transition(foreign), { body: { to: 'cancelled', reason: 'Mine' } }),
      await clerk.call('DELETE', pilgrims.remove(foreign)),
    ];
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(replies.map(() => [404, 'not_found']));
    const many = await clerk.call('POST', pilgrims.transitionMany, {
      body: { ids: [foreign], to: 'cancelled', reason: 'Mine' },
    });
    expect(many.body.results).toMatchObject([{ id: foreign, status: 404 }]);
    const deleted = await clerk.call('DELETE', pilgrims.removeMany, { body: { ids: [foreign] } });
    expect(deleted.body.results).toMatchObject([{ id: foreign, status: 404 }]);
    expect((await office.call('GET', pilgrims.one(foreign))).body).toMatchObject({
      given_names: 'Karim Foreign',
      status: 'enquiry',
      version: 1,
    });
  });

  it('gives new records the own branch, whether none is named or it is left empty', async () => {
    const sample = async () => sampleOf(office, entities.hajj_passenger_info);
    const { branch: _, ...unnamed } = await sample();
    for (const body of [
      unnamed,
      { ...(await sample()), branch: null },
      { ...(await sample()), branch: '' },
      { ...(await sample()), branch: dhaka },
    ]) {
      const created = await clerk.call('POST', pilgrims.create, { body });
      expect([created.status, created.body.branch]).toEqual([201, dhaka]);
      await office.call('DELETE', pilgrims.remove(created.body.id));
    }
  });

  it('enters nothing for another branch and moves nothing there, and is told so in three languages', async () => {
    const body = { ...(await sampleOf(office, entities.hajj_passenger_info)), branch: sylhet };
    expect(codes(await clerk.call('POST', pilgrims.create, { body }))).toEqual(FOREIGN);
    for (const branch of [sylhet, null, 2_000_000_000]) {
      expect(codes(await clerk.call('PUT', pilgrims.update(ids.own), { body: { branch } })), String(branch)).toEqual(
        FOREIGN,
      );
    }
    const texts = ['en', 'tr', 'ar'].map(
      async language =>
        (
          await clerk.call('PUT', pilgrims.update(ids.own), {
            body: { branch: sylhet },
            headers: { 'accept-language': language },
          })
        ).body.branch[0],
    );
    expect(await Promise.all(texts)).toEqual([
      expect.stringContaining('branch'),
      expect.stringContaining('şube'),
      expect.stringContaining('فرع'),
    ]);
  });

  it('changes a record of no branch as it is, and may take it over', async () => {
    const id = await enter({ branch: null });
    expect(
      (await clerk.call('PUT', pilgrims.update(id), { body: { branch: null, surname: 'Rahman' } })).body,
    ).toMatchObject({ branch: null, surname: 'Rahman' });
    expect((await clerk.call('PUT', pilgrims.update(id), { body: { branch: dhaka } })).body.branch).toBe(dhaka);
    await office.call('DELETE', pilgrims.remove(id));
  });

  it('refers to no record of another branch, though a reference that stands there may stay', async () => {
    const guide = (await hire(office, [], { branch: sylhet })).id;
    expect(codes(await clerk.call('PUT', pilgrims.update(ids.own), { body: { mahram: ids.foreign } }))).toEqual([
      400,
      [['mahram', 'unknown_reference']],
    ]);
    expect(codes(await clerk.call('PUT', pilgrims.update(ids.own), { body: { guide } }))).toEqual([
      400,
      [['guide', 'unknown_reference']],
    ]);
    await office.call('PUT', pilgrims.update(ids.own), { body: { guide } });
    const { body } = await clerk.call('GET', pilgrims.one(ids.own));
    expect(
      (await clerk.call('PUT', pilgrims.update(ids.own), { body: { ...body, surname: 'Haque' } })).body,
    ).toMatchObject({ guide, surname: 'Haque' });
  });

  it('imports into the own branch alone, and finds no other record by id or title', async () => {
    const rows = [
      { id: ids.foreign, surname: 'Taken' },
      { ...(await sampleOf(office, entities.hajj_passenger_info)), branch: sylhet },
      { id: ids.own, mahram: 'Karim Foreign' },
      { ...(await sampleOf(office, entities.hajj_passenger_info)) },
    ];
    const { body } = await clerk.call('POST', '/api/imports', {
      body: { entity: 'hajj_passenger_info', commit: false, rows },
    });
    expect(
      body.rows.map(({ outcome, errors }: { outcome: string; errors: { field: string; code: string }[] }) => [
        outcome,
        errors[0]?.field,
        errors[0]?.code,
      ]),
    ).toEqual([
      ['error', 'id', 'unknown_reference'],
      ['error', 'branch', 'foreign_branch'],
      ['error', 'mahram', 'not_choice'],
      ['create', undefined, undefined],
    ]);
  });

  it('reads the history of those records alone, also of one that is deleted', async () => {
    const read = async (record: number) => {
      const filter = encodeURIComponent(JSON.stringify({ entity: 'hajj_passenger_info', record }));
      const { body, headers } = await clerk.call('GET', `/api/history?filter=${filter}`);
      return [body.length, headers.get('x-total-count')];
    };
    const gone = {
      own: await enter({ branch: dhaka }),
      foreign: await enter({ branch: sylhet }),
      none: await enter({ branch: null }),
    };
    for (const id of Object.values(gone)) await office.call('DELETE', pilgrims.remove(id));
    expect(await read(ids.none)).toEqual([1, '1']);
    expect(await read(ids.foreign)).toEqual([0, '0']);
    expect([await read(gone.own), await read(gone.none), await read(gone.foreign)]).toEqual([
      [2, '2'],
      [2, '2'],
      [0, '0'],
    ]);
  });

  it('searches pilgrims and is told of events within the same bounds', async () => {
    const number = 'TR-77001';
    await office.call('PUT', pilgrims.update(ids.foreign), { body: { tracking_no: number } });
    const look = async (who: Colleague['call']) => (await who('GET', `/api/passengers/search?q=${number}`)).body.total;
    expect([await look(clerk.call), await look(office.call)]).toEqual([0, 1]);
    const events = async (who: Colleague['call']) =>
      (await who('GET', '/api/quick-panel/data')).body.events
        .filter((one: { kind: string }) => one.kind === 'departure')
        .map((one: { count: number }) => one.count);
    const id = await enter({
      branch: sylhet,
      departure_date: '2026-11-25',
      return_date: '2026-12-05',
      pre_registration_no: 'P-1',
    });
    await office.call('POST', pilgrims.transition(id), { body: { to: 'pre_registered' } });
    await office.host.db.execute(`update hajj_passenger_info set status = 'registered' where id = ${id}`);
    expect([await events(clerk.call), await events(office.call)]).toEqual([[], [1]]);
    await office.call('DELETE', pilgrims.remove(id));
  });

  it('sees the colleagues there', async () => {
    const away = await hire(office, [], { branch: sylhet });
    expect((await clerk.call('GET', calls('employee').one(clerk.id))).status).toBe(200);
    expect((await clerk.call('GET', calls('employee').one(away.id))).status).toBe(404);
  });

  it('still may not give a value that another branch uses already', async () => {
    await office.call('PUT', pilgrims.update(ids.foreign), { body: { pilgrim_id: 'PID-1' } });
    expect(codes(await clerk.call('PUT', pilgrims.update(ids.own), { body: { pilgrim_id: 'PID-1' } }))).toEqual([
      400,
      [['pilgrim_id', 'taken']],
    ]);
  });

  it('is bound by the branch of the moment', async () => {
    const mover = await hire(office, permissions, { branch: dhaka });
    expect((await mover.call('GET', pilgrims.one(ids.foreign))).status).toBe(404);
    await office.call('PUT', calls('employee').update(mover.id), { body: { branch: sylhet } });
    expect((await mover.call('GET', pilgrims.one(ids.foreign))).status).toBe(200);
    expect((await mover.call('GET', pilgrims.one(ids.own))).status).toBe(404);
  });
});

describe('the bounds of a branch', () => {
  it('leave whoever works in none the records of none', async () => {
    const roamer = await hire(office, permissions);
    expect(idsIn(await roamer.call('GET', pilgrims.all))).toEqual([ids.none]);
    const body = await sampleOf(office, entities.hajj_passenger_info);
    expect(codes(await roamer.call('POST', pilgrims.create, { body: { ...body, branch: dhaka } }))).toEqual(FOREIGN);
    const created = await roamer.call('POST', pilgrims.create, { body });
    expect([created.status, created.body.branch]).toEqual([201, null]);
    await office.call('DELETE', pilgrims.remove(created.body.id));
  });

  it('are lifted by a permission of their own, and do not hold for administrators', async () => {
    const auditor = await hire(office, [...permissions, 'ALL_BRANCHES'], { branch: dhaka });
    const all = Object.values(ids).sort();
    expect(idsIn(await auditor.call('GET', pilgrims.all))).toEqual(all);
    expect(idsIn(await office.call('GET', pilgrims.all))).toEqual(all);
    expect((await auditor.call('PUT', pilgrims.update(ids.none), { body: { branch: sylhet } })).status).toBe(200);
    await office.call('PUT', pilgrims.update(ids.none), { body: { branch: null } });
  });

  it('are found by an index, however many records there are', async () => {
    await office.host.db.execute(`
      insert into hajj_passenger_info (given_names, gender, birth_date, status, pilgrim_type, management, branch)
      select 'Crowd', 'male', '1980-01-01', 'enquiry', 'hajj', 'private', ${sylhet} from generate_series(1, 20000)`);
    await office.host.db.execute('analyze hajj_passenger_info');
    for (const asked of ['count(*)', 'id']) {
      const order = asked === 'id' ? 'order by id desc limit 10' : '';
      const { rows } = await office.host.db.execute(
        `explain select ${asked} from hajj_passenger_info where (branch = ${dhaka} or branch is null) ${order}`,
      );
      expect(JSON.stringify(rows), asked).toContain('hajj_passenger_info_branch_idx');
    }
  });
});
