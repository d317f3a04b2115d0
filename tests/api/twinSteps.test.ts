import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { hire } from '../support/hire.ts';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { asFile, formOf, jpeg } from '../support/pictures.ts';
import { completePilgrim, pilgrims } from '../support/pilgrim.ts';
import { createSample } from '../support/sample.ts';
import { madeOf } from '../support/stock.ts';
import { tamper } from '../support/tamper.ts';

let office: Office;
let journeys: Journeys;
let [bangladesh, turkey] = [0, 0];
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
  bangladesh = (await createSample(office, entities.country)).id;
  turkey = (await createSample(office, entities.country)).id;
});
afterAll(() => office.close());

let made = 0;
const fresh = (): string => `S${String((made += 1)).padStart(8, '0')}`;
const passport = (number = fresh()) => ({ passport_number: number, passport_country: bangladesh });
type Body = Readonly<Record<string, unknown>>;
const seasonOf = (pilgrim_type: 'hajj' | 'umrah') =>
  madeOf(office, 'season', { name: fresh(), pilgrim_type, begins_on: '2026-01-01', ends_on: '2028-12-31' });
const someone = { given_names: 'Karim', surname: 'Uddin', gender: 'male', birth_date: '1980-01-01' } as const;
const enter = (body: Body): Promise<Reply> =>
  office.call('POST', pilgrims.create, { body: { ...someone, pilgrim_type: 'hajj', ...body } });
const entered = async (body: Body): Promise<number> => {
  const reply = await enter(body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body.id;
};
const change = (id: number, body: Body) => office.call('PUT', pilgrims.update(id), { body });
const asked = async (body: Body, as: Pick<Office, 'call'> = office) =>
  (await as.call('POST', '/api/passengers/registered', { body })).body;
const step = (verb: string, id: number, body: object = {}) => journeys.give('hajj_passenger_info', verb, id, body);
const told = ({ status, body }: Reply) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code ?? body.reason];
const REFUSED = [400, 'passport_number', 'registered_already'];
const stateOf = (id: number, status: string) =>
  tamper(office, `update hajj_passenger_info set status = '${status}' where id = ${id}`);
/** Makes a pair as it stands from before anybody asked. */
const copyNumbers = (from: number, to: number) =>
  tamper(
    office,
    `update hajj_passenger_info as it set (passport_number, passport_country, passport_number_hash, passport_number_like)
     = (select passport_number, passport_country, passport_number_hash, passport_number_like
        from hajj_passenger_info where id = ${from}) where id = ${to}`,
  );
const foundOf = async (id: number): Promise<unknown[]> => {
  const { body } = await office.call('POST', '/api/accounts/verification', { body: {} });
  const { findings } = body.verification.checks.find(({ check }: { check: string }) => check === 'registered_once');
  return findings.filter(({ record }: { record: number }) => record === id);
};

describe('somebody who is registered twice', () => {
  it('goes no step further, whichever is next', async () => {
    const { id } = await completePilgrim(office);
    const twin = await entered({ season: (await journeys.read('hajj_passenger_info', id)).season });
    await copyNumbers(id, twin);
    for (const verb of [
      'pre_register',
      'register',
      'request_documents',
      'complete_documents',
      'apply_for_visa',
      'record_visa',
      'clear_for_travel',
    ]) {
      const refused = await step(verb, id);
      expect([verb, refused.status, refused.body.reason]).toEqual([verb, 409, 'registered_already']);
      await stateOf(twin, 'lost');
      const taken = await step(verb, id);
      expect([verb, taken.status], JSON.stringify(taken.body)).toEqual([verb, 200]);
      await stateOf(twin, 'enquiry');
    }
  });

  it('gets no next file either', async () => {
    const body = passport();
    const [id, other] = [await entered(body), await entered({})];
    await copyNumbers(id, other);
    const refused = await step('new_journey', id);
    expect(told(refused), JSON.stringify(refused.body)).toEqual(REFUSED);
    const { rows } = await office.pool.query('select id from hajj_passenger_info where first_file = $1', [id]);
    expect(rows).toEqual([]);
    await stateOf(other, 'lost');
    expect((await step('new_journey', id)).status).toBe(200);
  });
});

describe('a passport', () => {
  it('that stands without a country is the same as one with it', async () => {
    const number = fresh();
    await entered({ passport_number: number });
    expect(told(await enter(passport(number)))).toEqual(REFUSED);
  });

  it('is asked about when its country is said, or the type of the journey', async () => {
    const [number, days] = [fresh(), { departure_date: '2027-05-01', return_date: '2027-06-10' }];
    await entered({ ...passport(number), ...days });
    const abroad = await entered({ passport_number: number, passport_country: turkey, ...days });
    for (const country of [bangladesh, null])
      expect(told(await change(abroad, { passport_country: country }))).toEqual(REFUSED);
    const meanwhile = { departure_date: '2027-08-01', return_date: '2027-08-10' };
    const umrah = await entered({ ...passport(number), pilgrim_type: 'umrah', ...meanwhile });
    expect(told(await change(umrah, { pilgrim_type: 'hajj' }))).toEqual(REFUSED);
    expect((await change(umrah, { occupation: 'Teacher' })).status).toBe(200);
  });

  it('that only looks like one, in letters of another script, is warned of', async () => {
    const id = await entered(passport('BH7771234'));
    const found = await asked({ ...passport('ВН7771234'), pilgrim_type: 'hajj' });
    expect(found).toMatchObject({ twins: [], likenesses: [{ id, field: 'passport_number' }] });
    await entered(passport('ВН7771234'));
  });
});

it('two files for Umrah without days keep nobody from another season', async () => {
  const body = { ...passport(), pilgrim_type: 'umrah' };
  const season = await seasonOf('umrah');
  await entered({ ...body, season });
  await entered({ ...body, season: await seasonOf('umrah') });
  expect(told(await enter({ ...body, season }))).toEqual(REFUSED);
});

describe('the check of journeys', () => {
  it('counts no pair of which one has ended, or whose passports are of two countries', async () => {
    const season = await seasonOf('hajj');
    const [one, other] = [await entered({ ...passport(), season }), await entered({ season })];
    await copyNumbers(one, other);
    expect(await foundOf(one)).toHaveLength(1);
    for (const id of [one, other])
      for (const ended of ['cancelled', 'transferred', 'lost', 'replaced', 'transferred_out']) {
        await stateOf(id, ended);
        expect(await foundOf(one), ended).toEqual([]);
        await stateOf(id, 'enquiry');
      }
    const from = (country: number | null) =>
      tamper(office, `update hajj_passenger_info set passport_country = ${country} where id = ${other}`);
    await from(turkey);
    expect(await foundOf(one)).toEqual([]);
    await from(null);
    expect(await foundOf(one)).toHaveLength(1);
  });
});

describe('the question of a form', () => {
  it('refuses no number of a file that has ended', async () => {
    const body = passport();
    const season = await seasonOf('hajj');
    const [id, ended] = [await entered({ ...body, season }), await entered({ season })];
    expect((await asked({ id: ended, ...body })).twins).toMatchObject([{ id }]);
    await step('mark_lost', ended, { reason: 'Went elsewhere' });
    expect(await asked({ id: ended, ...body })).toEqual({ twins: [], likenesses: [] });
  });

  it('gives no photo to who sees no sealed values', async () => {
    const body = passport();
    const photo = asFile(await jpeg(30), 'photo.jpg', 'image/jpeg');
    const reply = await office.call('POST', pilgrims.create, {
      body: formOf({ ...someone, pilgrim_type: 'hajj', ...body, photo }),
    });
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    const rights = ['LIST', 'CREATE'].map(right => `HAJJ_PASSENGER_INFO_${right}`);
    const reader = await hire(office, rights, {});
    const editor = await hire(office, [...rights, 'HAJJ_PASSENGER_INFO_UPDATE'], {});
    const question = { ...body, pilgrim_type: 'hajj' };
    expect((await asked(question, reader)).twins).toMatchObject([
      { id: reply.body.id, photo: null, passport: body.passport_number.slice(-4) },
    ]);
    expect((await asked(question, editor)).twins[0].photo).toMatch(/^\/media\/sealed\//);
  });
});
