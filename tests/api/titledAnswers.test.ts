import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls, NAMED, TITLES } from '../../catalog/engine/wire.ts';
import { hire, permissionIds } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { pilgrims } from '../support/pilgrim.ts';
import { createSample } from '../support/sample.ts';
import { statementsOf } from '../support/statements.ts';

const asked = `${TITLES}=true`;
const rights = ['LIST', 'DETAILS', 'CREATE', 'UPDATE'].map(one => `HAJJ_PASSENGER_INFO_${one}`);
const enquiry = {
  given_names: 'Amina',
  gender: 'female',
  birth_date: '1980-01-01',
  pilgrim_type: 'umrah',
  management: 'private',
};

let office: Office;
let [dhaka, sylhet, home, abroad] = [0, 0, 0, 0];

beforeAll(async () => {
  office = await openOffice();
  dhaka = (await createSample(office, entities.branch, { name: 'Dhaka' })).id;
  sylhet = (await createSample(office, entities.branch, { name: 'Sylhet' })).id;
  home = (await createSample(office, entities.country, { name: 'Homeland' })).id;
  abroad = (await createSample(office, entities.country, { name: 'Elsewhere' })).id;
});
afterAll(() => office.close());

const titlesIn = (body: Record<string, Record<string, Record<string, unknown>>>) => ({
  branch: body[NAMED]?.['branch'],
  country: body[NAMED]?.['country'],
});

/** A pilgrim of Dhaka, as the answer to its making tells them. */
async function made(query = asked, values: object = { branch: dhaka, nationality: home }, headers?: object) {
  const { status, body } = await office.call('POST', `${pilgrims.create}?${query}`, {
    body: { ...enquiry, ...values },
    ...(headers && { headers: { ...headers } }),
  });
  expect(status).toBe(201);
  return body;
}

it('what is made, changed, and moved by a command is answered with the titles of what it points to, where they are asked for', async () => {
  const first = await made();
  expect(titlesIn(first)).toEqual({
    branch: { [dhaka]: { title: 'Dhaka' } },
    country: { [home]: { title: 'Homeland' } },
  });
  const changed = await office.call('PUT', `${pilgrims.update(first.id)}?${asked}`, { body: { nationality: abroad } });
  expect(titlesIn(changed.body)).toEqual({
    branch: { [dhaka]: { title: 'Dhaka' } },
    country: { [abroad]: { title: 'Elsewhere' } },
  });
  const told = titlesIn(changed.body);
  const lost = await office.call('POST', `${pilgrims.command('mark_lost', first.id)}?${asked}`, {
    body: { reason: 'Away' },
  });
  expect([lost.status, lost.body.status, titlesIn(lost.body)]).toEqual([200, 'lost', told]);
});

it('a move by its older spelling, and one to where the record stands, tell them too', async () => {
  const { id, branch } = await made();
  for (const [to, reason] of [
    ['lost', 'Away'],
    ['lost', 'Away'],
  ]) {
    const { body } = await office.call('POST', `${pilgrims.command('transition', id)}?${asked}`, {
      body: { to, reason },
    });
    expect([body.status, titlesIn(body).branch]).toEqual(['lost', { [branch]: { title: 'Dhaka' } }]);
  }
});

it('without the wish no answer tells them', async () => {
  for (const query of ['', `${TITLES}=false`]) expect((await made(query))[NAMED]).toBeUndefined();
  const { id } = await made();
  const { body } = await office.call('PUT', pilgrims.update(id), { body: { nationality: abroad } });
  expect(body[NAMED]).toBeUndefined();
});

it('whoever may not list employees is answered without their titles, and one of another branch has none', async () => {
  const { id } = await made();
  const told = async (more: readonly string[], guide: number) => {
    await office.call('PUT', pilgrims.update(id), { body: { guide, nationality: home } });
    const clerk = await hire(office, [...rights, ...more], { branch: dhaka });
    const { body } = await clerk.call('PUT', `${pilgrims.update(id)}?${asked}`, { body: { nationality: abroad } });
    return body[NAMED].employee;
  };
  const [near, far] = [(await hire(office, [], { branch: dhaka })).id, (await hire(office, [], { branch: sylhet })).id];
  expect(await told([], near)).toEqual({ [near]: null });
  expect(await told(['EMPLOYEE_LIST'], near)).toEqual({ [near]: { title: expect.stringMatching(/./) } });
  expect(await told(['EMPLOYEE_LIST'], far)).toEqual({ [far]: '' });
});

it('whoever may change what they may not read is told nothing of it', async () => {
  const { id } = await made();
  const writer = await hire(office, ['HAJJ_PASSENGER_INFO_UPDATE', 'BRANCH_LIST'], { branch: dhaka });
  const { body } = await writer.call('PUT', `${pilgrims.update(id)}?${asked}`, { body: { nationality: abroad } });
  expect(Object.keys(body).toSorted()).toEqual(['id', 'version']);
});

it('an answer that is given once more tells the titles of the moment, and none of a right that is lost meanwhile', async () => {
  const guide = (await hire(office, [], { branch: dhaka })).id;
  const clerk = await hire(office, [...rights, 'EMPLOYEE_LIST'], { branch: dhaka });
  const headers = { 'idempotency-key': randomUUID() };
  const once = async () => {
    const { body } = await clerk.call('POST', `${pilgrims.create}?${asked}`, { body: { ...enquiry, guide }, headers });
    return [body.id, body[NAMED].employee[guide]];
  };
  const [id, before] = await once();
  expect(before.title).not.toBe('Karim Guide');
  await office.call('PUT', calls('employee').update(guide), { body: { first_name: 'Karim', last_name: 'Guide' } });
  expect(await once()).toEqual([id, { title: expect.stringContaining('Karim Guide') }]);
  const { role } = (await office.call('GET', calls('employee').one(clerk.id))).body;
  await office.call('PUT', calls('role').update(role), { body: { permissions: await permissionIds(office, rights) } });
  expect(await once()).toEqual([id, null]);
});

it('the same request is the same attempt, whether its answer is to tell titles or not', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const values = { branch: dhaka, nationality: home };
  const plain = await made('', values, headers);
  const told = await made(asked, values, headers);
  expect([told.id, plain[NAMED], titlesIn(told).branch]).toEqual([
    plain.id,
    undefined,
    { [dhaka]: { title: 'Dhaka' } },
  ]);
});

it('titles cost one statement, however many entities a record points to', async () => {
  const { id } = await made();
  const worked = async (query: string, nationality: number) =>
    (
      await statementsOf(office, async () => {
        const { status } = await office.call('PUT', `${pilgrims.update(id)}?${query}`, { body: { nationality } });
        expect(status).toBe(200);
      })
    ).length;
  await worked('', abroad);
  const plain = await worked('', home);
  expect(await worked(asked, abroad)).toBe(plain + 1);
});

it('a change whose titles cannot be read is done, and answered without them', async () => {
  const { id } = await made();
  await office.host.db.execute('alter table branch rename to branch_away');
  const { status, body } = await office
    .call('PUT', `${pilgrims.update(id)}?${asked}`, { body: { nationality: abroad } })
    .finally(() => office.host.db.execute('alter table branch_away rename to branch'));
  expect([status, body.nationality, body[NAMED]]).toEqual([200, abroad, undefined]);
});
