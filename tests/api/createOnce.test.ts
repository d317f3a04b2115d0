import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cause } from '../../catalog/donations/cause.ts';
import { donation } from '../../catalog/donations/donation.ts';
import { recordDonation } from '../../catalog/donations/donationCommands.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { createDataProvider } from '../../src/dataProvider/createDataProvider.ts';
import type { RihlaDataProvider } from '../../src/dataProvider/RihlaDataProvider.ts';
import { type Office, openOffice } from '../support/office.ts';
import { asFile, jpeg } from '../support/pictures.ts';
import { sampleOf } from '../support/sample.ts';

let office: Office;
/** Whether the host's answer reaches the browser, one entry for each request; those after the last do. */
let answers: boolean[];
/** Whether requests reach the host. */
let arrives: boolean;
let sent: { path: string; key: string | null }[];
let user: 'admin' | 'staff';
let announces: () => Promise<boolean>;
let provider: RihlaDataProvider;
let given: Record<string, unknown>;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  given = await sampleOf(office, entities.donation);
  [answers, sent, user, arrives, announces] = [[], [], 'admin', true, async () => true];
  provider = createDataProvider({
    baseUrl: '',
    mediaUrl: '',
    async fetch(input, init) {
      const isSending = init?.method === 'POST';
      const reply = isSending && !arrives ? Response.error() : await office.app.request(String(input), init);
      if (!isSending) return reply;
      sent.push({ path: String(input), key: new Headers(init.headers).get('idempotency-key') });
      if (!arrives || answers.shift() === false) throw new TypeError('Failed to fetch');
      return reply;
    },
    token: () => office.tokens[user],
    locale: () => 'en',
    takesKeys: () => announces(),
  });
});

const create = (data = given) => provider.create(donation.route, { data });
const count = async () => (await provider.getList(donation.route, { pagination: { page: 1, perPage: 1 } })).total ?? 0;
const keys = () => new Set(sent.map(one => one.key));

it('an answer that is lost once is asked for again, without a second record', async () => {
  const before = await count();
  answers = [false];
  const { data } = await create();
  expect(data).toMatchObject({ cause: given['cause'] });
  expect([sent.length, keys().size, await count()]).toEqual([2, 1, before + 1]);
});

it('whoever presses Save again after a lost answer gets the record that was made', async () => {
  const before = await count();
  answers = [false, false];
  await expect(create()).rejects.toMatchObject({ status: 0 });
  const { data } = await create();
  expect([keys().size, await count()]).toEqual([1, before + 1]);
  // That attempt has its answer: the same content means another donation from now on.
  expect((await create()).data.id).not.toBe(data.id);
  expect([keys().size, await count()]).toEqual([2, before + 2]);
});

it('an answer that broke off, or that a proxy gave instead, is none', async () => {
  const before = await count();
  const { app } = office;
  let broken = 0;
  const half = createDataProvider({
    baseUrl: '',
    mediaUrl: '',
    async fetch(input, init) {
      const reply = await app.request(String(input), init);
      broken += 1;
      if (broken === 1)
        return new Response(new ReadableStream({ pull: body => body.error(new TypeError('terminated')) }));
      return broken === 2 ? new Response('<html>', { status: 502 }) : reply;
    },
    token: () => office.tokens.admin,
    locale: () => 'en',
    takesKeys: async () => true,
  });
  await expect(half.create(donation.route, { data: given })).rejects.toMatchObject({ status: 502 });
  await half.create(donation.route, { data: given });
  expect(await count()).toBe(before + 1);
});

it('a form pressed twice at once makes one record', async () => {
  const before = await count();
  const [one, other] = await Promise.all([create(), create()]);
  expect([one.data.id, await count()]).toEqual([other.data.id, before + 1]);
});

it('a form that was changed, or refused and corrected, is another attempt', async () => {
  const before = await count();
  answers = [false, false];
  await expect(create()).rejects.toMatchObject({ status: 0 });
  await create({ ...given, amount: '99.00' });
  await expect(create({ ...given, amount: 'much' })).rejects.toMatchObject({ status: 400 });
  await expect(create({ ...given, amount: 'much' })).rejects.toMatchObject({ status: 400 });
  expect([keys().size, await count()]).toEqual([4, before + 2]);
});

it('a form that was changed after a lost answer is told when the earlier one was done, and makes no second record by itself', async () => {
  const [before, form] = [await count(), {}];
  const send = (amount: string) => provider.create(donation.route, { data: { ...given, amount }, meta: { form } });
  answers = [false, false];
  await expect(send('10.00')).rejects.toMatchObject({ status: 0 });
  await expect(send('20.00')).rejects.toMatchObject({ status: 409, body: { code: 'done_before' } });
  expect([keys().size, await count()]).toEqual([1, before + 1]);
  // Whoever has read that and goes on means another.
  await send('20.00');
  expect([keys().size, await count()]).toEqual([2, before + 2]);
});

it('a form that was changed after a request that never arrived is recorded as it is by now', async () => {
  const [before, form] = [await count(), {}];
  const command = recordDonation;
  const give = (amount: string) => provider.perform(donation.route, { command, input: { ...gift, amount }, form });
  const gift = { cause: Number(given['cause']), member: Number(given['member']), donated_on: '2027-01-01' };
  arrives = false;
  await expect(give('10.00')).rejects.toMatchObject({ status: 0 });
  arrives = true;
  expect((await give('20.00')).data).toMatchObject({ amount: '20.00' });
  expect([keys().size, await count()]).toEqual([1, before + 1]);
});

it('what is created at a path of its own goes the same way', async () => {
  const before = await count();
  answers = [false, false];
  const body = { cause: given['cause'], amount: '5.00', first_name: 'Rokeya', email: 'rokeya@rihla.example' };
  await expect(provider.createAt(`/donation/api/v1/donation/create/`, body)).rejects.toMatchObject({ status: 0 });
  await provider.createAt(`/donation/api/v1/donation/create/`, body);
  answers = [false, false];
  const view = { data: { resource: donation.route, name: 'Mine', query: { filter: {} } } };
  await expect(provider.create('saved_views', view)).rejects.toMatchObject({ status: 0 });
  await provider.create('saved_views', view);
  const views = {
    filter: { resource: donation.route },
    pagination: { page: 1, perPage: 9 },
    sort: { field: 'name', order: 'ASC' } as const,
  };
  expect([keys().size, await count(), (await provider.getList('saved_views', views)).total]).toEqual([
    2,
    before + 1,
    1,
  ]);
});

it('files of lines are uploaded once: the same attempt has the same body', async () => {
  const gallery = [{ image: asFile(await jpeg(60), 'one.jpg'), alt: 'The square' }];
  const data = { ...(await sampleOf(office, entities.tour_package)), gallery };
  answers = [true, false, false];
  await expect(provider.create(entities.tour_package.route, { data })).rejects.toMatchObject({ status: 0 });
  await provider.create(entities.tour_package.route, { data });
  expect(sent.filter(one => one.path === '/api/media')).toHaveLength(1);
  expect(new Set(sent.flatMap(({ key }) => key ?? [])).size).toBe(1);
});

it('somebody else at the same tab makes a record of their own', async () => {
  answers = [false, false];
  await expect(create()).rejects.toMatchObject({ status: 0 });
  user = 'staff';
  await create();
  expect(keys().size).toBe(2);
});

it('a host that announces no keys is sent none, and one that cannot be asked is sent nothing', async () => {
  announces = async () => false;
  answers = [false];
  await expect(create()).rejects.toMatchObject({ status: 0 });
  expect(sent).toEqual([expect.objectContaining({ key: null })]);
  announces = async () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(create()).rejects.toMatchObject({ status: 0 });
  expect(sent).toHaveLength(1);
});

it('an import whose answer was lost is answered again, and none of its rows is there twice', async () => {
  const rows = [
    { name: 'A well', goal_amount: '100' },
    { name: 'A school', goal_amount: '200' },
  ];
  const there = async () => (await provider.getList(cause.route, { pagination: { page: 1, perPage: 1 } })).total ?? 0;
  const before = await there();
  answers = [false, false];
  await expect(provider.importRows(cause.route, { rows, commit: true })).rejects.toMatchObject({ status: 0 });
  const report = await provider.importRows(cause.route, { rows, commit: true });
  expect(report.totals).toMatchObject({ create: 2, error: 0 });
  expect([keys().size, await there()]).toEqual([1, before + 2]);
  // What it only tries has no effect to repeat.
  sent = [];
  await provider.importRows(cause.route, { rows, commit: false });
  expect(sent).toEqual([{ path: '/api/imports', key: null }]);
});
