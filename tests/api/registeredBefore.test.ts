import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { pilgrims } from '../support/pilgrim.ts';
import { createSample } from '../support/sample.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let [bangladesh, turkey, dhaka, sylhet] = [0, 0, 0, 0];
let sylhetName: unknown;
beforeAll(async () => {
  office = await openOffice();
  bangladesh = (await createSample(office, entities.country)).id;
  turkey = (await createSample(office, entities.country)).id;
  dhaka = (await createSample(office, entities.branch)).id;
  const other = await createSample(office, entities.branch);
  [sylhet, sylhetName] = [other.id, other['name']];
});
afterAll(() => office.close());

let made = 0;
/** A number that no other test has. */
const fresh = (): string => `K${String((made += 1)).padStart(8, '0')}`;
const someone = { given_names: 'Karim', surname: 'Uddin', gender: 'male', birth_date: '1980-01-01' } as const;
type Body = Readonly<Record<string, unknown>>;
type Caller = Pick<Office, 'call'>;
const entered = async (body: Body): Promise<number> => {
  const reply = await office.call('POST', pilgrims.create, { body: { ...someone, pilgrim_type: 'hajj', ...body } });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body.id;
};
const ask = (body: Body, as: Caller = office) => as.call('POST', '/api/passengers/registered', { body });
const asked = async (body: Body, as?: Caller) => {
  const reply = await ask(body, as);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body;
};
const clerk = (rights: readonly string[], values: Body = {}) =>
  hire(
    office,
    rights.map(right => `HAJJ_PASSENGER_INFO_${right}`),
    values,
  );
const passport = (number = fresh()) => ({ passport_number: number, passport_country: bangladesh });
const NOBODY = { twins: [], likenesses: [] };

describe('whether somebody is registered already', () => {
  it('is told of a new file with what tells them apart, however the number is written', async () => {
    const body = passport();
    const more = { primary_phone: '+8801711000001', tracking_no: fresh() };
    const id = await entered({ ...body, ...more });
    const { twins, likenesses } = await asked({
      ...body,
      passport_number: body.passport_number.toLowerCase().replace('k', 'k-'),
      pilgrim_type: 'hajj',
      season: null,
    });
    expect(twins).toEqual([
      {
        field: 'passport_number',
        id,
        name: 'Karim Uddin',
        photo: null,
        passport: body.passport_number.slice(-4),
        birth_date: '1980-01-01',
        phone: more.primary_phone,
        tracking_no: more.tracking_no,
        status: 'enquiry',
        season: null,
      },
    ]);
    expect(likenesses).toEqual([]);
    expect(await asked(passport())).toEqual(NOBODY);
  });

  it('is a likeness where letters look like digits or another country has issued the number, and twins come once', async () => {
    const [number, nid] = ['BO0712345', '2692518123499'];
    const id = await entered({ ...passport(number), nid_number: nid });
    const alike = await asked(passport('B00712345'));
    expect(alike).toMatchObject({ twins: [], likenesses: [{ id, field: 'passport_number' }] });
    const abroad = { passport_number: number, passport_country: turkey };
    expect(await asked(abroad)).toMatchObject({ twins: [], likenesses: [{ id }] });
    expect(await asked({ ...abroad, nid_number: `1980${nid}` })).toMatchObject({
      twins: [{ id, field: 'nid_number' }],
      likenesses: [],
    });
  });

  it('is of the same journey alone', async () => {
    const [first, second] = await Promise.all(
      ['A', 'B'].map(name =>
        madeOf(office, 'season', { name, pilgrim_type: 'hajj', begins_on: '2026-01-01', ends_on: '2028-12-31' }),
      ),
    );
    const body = passport();
    await entered({ ...body, season: first });
    expect(await asked({ ...body, season: second })).toEqual(NOBODY);
    expect((await asked({ ...body, season: first })).twins).toHaveLength(1);
  });

  it('of a file that stands is asked of what is changed, with the numbers that are masked', async () => {
    const [body, other] = [passport(), passport()];
    await entered(body);
    const id = await entered(other);
    expect(await asked({ id, ...other })).toEqual(NOBODY);
    expect((await asked({ id, ...body })).twins).toHaveLength(1);
    const reader = await clerk(['LIST', 'CREATE']);
    expect((await ask({ id, ...body }, reader)).status).toBe(403);
    // With another country the number that nobody has touched is one that looks like itself elsewhere.
    const abroad = await entered({ ...body, passport_country: turkey });
    const mask = `•••• ${body.passport_number.slice(-4)}`;
    const back = await asked({ id: abroad, passport_number: mask, passport_country: bangladesh });
    expect(back.twins).toMatchObject([{ field: 'passport_number' }]);
  });

  it('is told who may create or change pilgrims', async () => {
    expect((await office.call('POST', '/api/passengers/registered', { as: 'guest', body: {} })).status).toBe(401);
    expect((await ask(passport(), await clerk(['LIST', 'SHOW']))).status).toBe(403);
    const editor = await clerk(['LIST', 'UPDATE']);
    expect((await ask(passport(), editor)).status).toBe(403);
  });

  it('is told by the branch alone of a file of another branch, or without the right to see any', async () => {
    const body = passport();
    const id = await entered({ ...body, branch: sylhet });
    const like = await entered({ passport_number: body.passport_number, passport_country: turkey, branch: sylhet });
    const told = {
      twins: [{ field: 'passport_number', branch: sylhetName }],
      likenesses: [{ field: 'passport_number', branch: sylhetName }],
    };
    expect(await asked(body, await clerk(['LIST', 'CREATE'], { branch: dhaka }))).toEqual(told);
    expect(await asked(body, await clerk(['CREATE']))).toEqual(told);
    const bounded = await clerk(['LIST', 'UPDATE'], { branch: dhaka });
    expect((await ask({ id, ...body }, bounded)).status).toBe(404);
    expect((await asked(body)).twins[0].id).toBe(id);
    expect((await asked(body)).likenesses[0].id).toBe(like);
  });

  it('refuses what no form asks', async () => {
    for (const [body, field, code] of [
      [{ given_names: 'Karim' }, 'given_names', 'unknown_field'],
      [{ id: 'x' }, 'id', 'not_reference'],
      [{ departure_date: 'tomorrow' }, 'departure_date', 'not_date'],
    ] as const) {
      const reply = await ask(body);
      expect([reply.status, reply.body.errors?.[0]?.field, reply.body.errors?.[0]?.code]).toEqual([400, field, code]);
    }
    expect((await ask({ id: 99_999_999 })).status).toBe(404);
  });
});
