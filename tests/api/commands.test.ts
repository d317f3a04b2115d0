import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandsOn, type Steps } from '../../catalog/registry/commands.ts';
import { defineCommand } from '../../catalog/engine/defineCommand.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { ref } from '../../catalog/engine/fields.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { createApp } from '../../server/app.ts';
import { execute } from '../../server/engine/commands/execute.ts';
import type { Problem } from '../../server/platform/problem.ts';
import type { CommandGuards } from '../../server/engine/context/host.ts';
import { openPool } from '../../server/platform/db/pool.ts';
import { tableOf } from '../../server/engine/schema/tables.ts';
import { handlers } from '../../server/modules/handlers.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { openOffice } from '../support/office.ts';
import { type CallOptions, type Office, openOfficeOn } from '../support/officeOn.ts';
import { hire } from '../support/hire.ts';
import { createSample, sampleOf } from '../support/sample.ts';

const donations = calls('donation');
const members = calls('member');
const users = calls('user');
const bills = calls('monthly_subscription');

let database: TestDatabase;
let office: Office;
beforeAll(async () => {
  database = await freshDatabase();
  office = await openOfficeOn(database);
});
afterAll(() => office.close());

const keyed = (asked: CallOptions = {}, key: string = randomUUID()): CallOptions => ({
  body: {},
  ...asked,
  headers: { 'idempotency-key': key, ...asked.headers },
});
const give = (path: string, asked?: CallOptions, key?: string) => office.call('POST', path, keyed(asked, key));
const pledge = () => createSample(office, entities.donation);
const historyOf = async (entity: string, record: unknown) =>
  (await office.call('GET', `/api/history?filter=${encodeURIComponent(JSON.stringify({ entity, record }))}`)).body;

describe('a step', () => {
  it('moves the record, and stands in its history under its verb', async () => {
    const { id } = await pledge();
    const { status, body, headers } = await give(donations.command('receive', id));
    expect([status, body.status, body.version, headers.get('etag')]).toEqual([200, 'received', 2, '"2"']);
    expect(body.commands).toEqual([{ verb: 'issue_receipt' }, { verb: 'refund' }]);
    expect((await historyOf('donation', id))[0]).toMatchObject({
      action: 'transition',
      command: 'receive',
      before: { status: 'pledged' },
      after: { status: 'received' },
      by: office.ids.admin,
    });
  });

  it('given again where the record is already changes nothing; from elsewhere it is refused with the way out', async () => {
    const { id } = await pledge();
    await give(donations.command('receive', id));
    const again = await give(donations.command('receive', id));
    expect([again.status, again.body.version]).toEqual([200, 2]);
    const { status, body } = await give(donations.command('allocate', id));
    expect([status, body.code, body.allowed_transitions]).toEqual([
      409,
      'INVALID_TRANSITION',
      ['receipted', 'refunded'],
    ]);
  });

  it('asks for its reason, refuses what it is not told, and holds the version', async () => {
    const { id } = await pledge();
    await give(donations.command('receive', id));
    const refund = donations.command('refund', id);
    expect((await give(refund)).body.errors).toMatchObject([{ field: 'reason', code: 'reason_required' }]);
    const unknown = await give(refund, { body: { reason: 'Twice', amount: '1.00' } });
    expect(unknown.body.errors).toMatchObject([{ field: 'amount', code: 'unknown_field' }]);
    const stale = await give(refund, { body: { reason: 'Twice' }, headers: { 'if-match': '"1"' } });
    expect([stale.status, stale.body.code]).toEqual([412, 'stale']);
    const done = await give(refund, { body: { reason: ' Twice ' }, headers: { 'if-match': '"2"' } });
    expect([done.status, done.body.status]).toEqual([200, 'refunded']);
    expect((await historyOf('donation', id))[0]).toMatchObject({ command: 'refund', reason: 'Twice' });
  });

  it('takes a reason that it can keep whole, by either spelling, and says how long that is', async () => {
    const { id } = await pledge();
    await give(donations.command('receive', id));
    const long = 'x'.repeat(501);
    const tooLong = { field: 'reason', code: 'too_long', params: { max: 500 } };
    expect((await give(donations.command('refund', id), { body: { reason: long } })).body.errors).toEqual([tooLong]);
    const older = await give(donations.transition(id), { body: { to: 'refunded', reason: long } });
    expect(older.body.errors).toEqual([tooLong]);
    const { body } = await give(donations.command('refund'), { body: { ids: [id], reason: long } });
    expect(body.results).toMatchObject([{ id, status: 400, code: 'too_long' }]);
    const { body: description } = await office.call('GET', '/openapi.json', { as: 'guest' });
    const told = description.paths[donations.command('refund', '{id}')].post.requestBody.content;
    expect(told['application/json'].schema).toMatchObject({
      required: ['reason'],
      properties: { reason: { maxLength: 500 } },
    });
    const done = await give(donations.command('refund', id), { body: { reason: long.slice(1) } });
    expect([done.status, (await historyOf('donation', id))[0].reason.length]).toEqual([200, 500]);
  });

  it('is told of records that its giver knows of alone, and of what belongs together', async () => {
    const [own, other] = [await createSample(office, entities.branch), await createSample(office, entities.branch)];
    const here = await createSample(office, entities.employee, { branch: own.id });
    const there = await createSample(office, entities.employee, { branch: other.id });
    const [city, country] = [await createSample(office, entities.city), await createSample(office, entities.country)];
    const places = { country: ref('country'), city: ref('city', { within: 'country' }) };
    const input = { to: ref('employee', { required: true }), ...places };
    const command = defineCommand({ verb: 'hand_over', entity: entities.member, on: 'none', input });
    const caller = { id: here.id, email: null, role: 'staff', permissions: new Set<string>(), branch: own.id } as const;
    const request = { host: office.host, entity: entities.member, caller };
    const refused = (given: object) =>
      execute(office.host.db, request, { command, id: null, input: { ...given }, locale: 'en' }).then(
        () => [],
        (problem: Problem) => problem.details.violations?.map(({ field, code }) => `${field} ${code}`),
      );
    expect(await refused({ to: here.id, country: city.country, city: city.id })).toEqual([]);
    for (const id of [there.id, 999_999]) expect(await refused({ to: id })).toEqual(['to unknown_reference']);
    expect(await refused({ to: here.id, country: country.id, city: city.id })).toEqual(['city outside']);
  });

  it('says which guard stands in the way, in the reader’s language', async () => {
    const pilgrim = await createSample(office, entities.hajj_passenger_info, { pilgrim_type: 'hajj' });
    await office.call('PUT', calls('hajj_passenger_info').update(pilgrim.id), { body: { pre_registration_no: '' } });
    const path = calls('hajj_passenger_info').command('pre_register', pilgrim.id);
    const { status, body } = await give(path, { headers: { 'accept-language': 'tr' } });
    expect([status, body.code, body.reason]).toEqual([409, 'INVALID_TRANSITION', 'pre_registration_missing']);
    expect(body.detail).toMatch(/ön kayıt/i);
  });

  it('is refused to whoever may change such records but not see them', async () => {
    const blind = await hire(office, ['CONTACT_UPDATE']);
    const { id } = await createSample(office, entities.contact);
    const [verb = ''] = commandsOn(entities.contact).map(one => one.verb);
    const { status, body } = await blind.call('POST', calls('contact').command(verb, id), { body: {} });
    expect([status, body.code]).toEqual([403, 'permission_denied']);
  });

  it('is kept back by what the database alone knows, and says so when the record is shown', async () => {
    const oneAtATime: CommandGuards<Steps['publish_notice']> = {
      guards: [async ({ tx }) => ((await tx.$count(tableOf(entities.notice))) > 1 ? 'taken' : undefined)],
    };
    const strict = await openOffice({ handlers: { ...handlers, publish_notice: oneAtATime } });
    const { id } = await createSample(strict, entities.notice);
    await createSample(strict, entities.notice);
    const shown = await strict.call('GET', calls('notice').one(id));
    expect(shown.body.commands).toContainEqual({ verb: 'publish', blocked: 'taken' });
    const { status, body } = await strict.call('POST', calls('notice').command('publish', id), { body: {} });
    expect([status, body.code, body.reason]).toEqual([409, 'INVALID_TRANSITION', 'taken']);
    await strict.close();
  });

  it('is no call under another method, and no command of another entity', async () => {
    const { id } = await pledge();
    const other = await office.call('GET', donations.command('receive', id));
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await give(donations.command('pre_register', id))).body.code).toBe('no_such_call');
  });

  it('with a right of its own is refused to whoever may only edit, under either spelling', async () => {
    const { id } = await pledge();
    await give(donations.command('receive', id));
    await office.pool.query(`delete from role_permissions using permission, role
      where target = permission.id and owner = role.id and permission.name = 'DONATION_REFUND' and role.name = 'STAFF'`);
    const body = { reason: 'Twice' };
    expect((await give(donations.command('refund', id), { as: 'staff', body })).status).toBe(403);
    const older = { as: 'staff', body: { to: 'refunded', reason: 'Twice' } } as const;
    expect((await office.call('POST', donations.transition(id), older)).status).toBe(403);
    const { body: shown } = await office.call('GET', donations.one(id), { as: 'staff' });
    expect(shown.blocked).toEqual([{ to: 'refunded', reason: 'no_right' }]);
    expect((await give(donations.command('issue_receipt', id), { as: 'staff' })).status).toBe(200);
  });
});

describe('a key', () => {
  it('is asked for by what moves money, under either spelling, not by what does not', async () => {
    const { id } = await pledge();
    const older = { body: { to: 'received' } };
    for (const [path, asked] of [
      [donations.command('receive', id), { body: {} }],
      [donations.transition(id), older],
    ] as const) {
      const { status, body } = await office.call('POST', path, asked);
      expect([status, body.code], path).toEqual([428, 'key_required']);
    }
    const many = { body: { ids: [id], ...older.body } };
    expect((await office.call('POST', donations.transitionMany, many)).body.results).toMatchObject([
      { id, status: 428, code: 'key_required' },
    ]);
    const first = await give(donations.transition(id), older, 'older');
    expect([first.status, first.body.status]).toEqual([200, 'received']);
    // Where it stands already nothing moves.
    expect((await office.call('POST', donations.transition(id), older)).status).toBe(200);
    expect((await office.call('POST', donations.transition(id), { body: { to: 'receipted' } })).status).toBe(200);
    expect((await give(donations.transition(id), older, 'older')).body).toEqual(first.body);
    expect((await give(donations.transitionMany, { body: { ids: [id], to: 'allocated' } })).body.results).toMatchObject(
      [{ id, status: 200 }],
    );
    expect((await office.call('GET', donations.one(id))).body.status).toBe('allocated');
    const again = await office.call('POST', donations.transitionMany, { body: { ids: [id], to: 'allocated' } });
    expect(again.body.results).toEqual([{ id, status: 200, unchanged: true }]);
  });

  it('is one for each of many: every record has an answer of its own, and none is moved twice', async () => {
    const [one, other] = [await pledge(), await pledge()];
    const asked = { body: { ids: [one.id, other.id] } };
    const first = await give(donations.command('receive'), asked, 'many');
    expect(first.body.results).toMatchObject([
      { id: one.id, status: 200 },
      { id: other.id, status: 200 },
    ]);
    for (const { id } of [one, other])
      expect((await office.call('GET', donations.one(id))).body).toMatchObject({ status: 'received', version: 2 });
    expect((await give(donations.command('receive'), asked, 'many')).body).toEqual(first.body);
  });

  it('gives the same answer to the same call, and refuses another one', async () => {
    const { id } = await pledge();
    const path = donations.command('receive', id);
    const first = await give(path, {}, 'k1');
    await give(donations.command('issue_receipt', id));
    expect((await give(path, {}, 'k1')).body).toEqual(first.body);
    const other = await give(donations.command('allocate', id), {}, 'k1');
    expect([other.status, other.body.code]).toEqual([422, 'key_reused']);
  });

  it('keeps no refusal, and asks for the right before it is looked at', async () => {
    const { id } = await pledge();
    expect((await give(donations.command('allocate', id), {}, 'k2')).status).toBe(409);
    await give(donations.command('receive', id));
    await give(donations.command('issue_receipt', id));
    expect((await give(donations.command('allocate', id), {}, 'k2')).status).toBe(200);
    expect((await give(donations.command('allocate', id), { as: 'user' }, 'k2')).status).toBe(403);
  });

  it('sent twenty times at once to two hosts has one effect and equal answers', async () => {
    const pool = openPool(database.url);
    const second = createApp({ ...office.host, db: drizzle(pool) });
    const body = JSON.stringify({ ...(await told()), receive: true });
    const headers = {
      authorization: `Bearer ${office.tokens.admin}`,
      'content-type': 'application/json',
      'idempotency-key': 'twenty',
    };
    const before = await count('donation');
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const reply = await (n % 2 ? office.app : second).request(donations.command('record'), {
          method: 'POST',
          headers,
          body,
        });
        return `${reply.status} ${await reply.text()}`;
      }),
    );
    await pool.end();
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^201 /);
    expect((await count('donation')) - before).toBe(1);
  });
});

async function count(table: string): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? 0;
}

/** What a donation is told, without what the host gives. */
async function told(): Promise<Record<string, unknown>> {
  const { cause, member, amount } = await sampleOf(office, entities.donation);
  return { cause, member, amount };
}

describe('to record a donation', () => {
  it('makes it and takes its money in one', async () => {
    const { status, body } = await give(donations.command('record'), { body: { ...(await told()), receive: true } });
    expect([status, body.status, body.donation_no]).toEqual([201, 'received', expect.stringMatching(/^DO-/)]);
    expect((await historyOf('donation', body.id)).map((one: { command: string | null }) => one.command)).toEqual([
      'receive',
      null,
    ]);
  });

  it('leaves it promised when the money is not at hand, and makes a member of who is told by name', async () => {
    const { member: _, ...rest } = await told();
    const donor = { first_name: 'Nadia', email: 'nadia.commands@example.org' };
    const { status, body } = await give(donations.command('record'), { body: { ...rest, ...donor } });
    expect([status, body.status]).toEqual([201, 'pledged']);
    const { body: member } = await office.call('GET', members.one(body.member));
    expect(member.email).toBe('nadia.commands@example.org');
  });

  it('says all that is wrong by field and makes nothing', async () => {
    const before = await count('donation');
    const { status, body } = await give(donations.command('record'), { body: { amount: '-1' } });
    expect([status, body.errors.map((one: { field: string }) => one.field).sort()]).toEqual([400, ['amount', 'cause']]);
    expect(await count('donation')).toBe(before);
  });
});

describe('to bill members', () => {
  it('gives each a bill and tells of each how it went; given again under its key it bills nobody twice', async () => {
    const [one, other] = [
      await createSample(office, entities.member, { is_active: true }),
      await createSample(office, entities.member, { is_active: true }),
    ];
    await give(members.command('pause_subscription', other.id), { body: { reason: 'Abroad' } });
    const body = { ids: [one.id, other.id], subscription_date: '2026-03-01', amount: '150.00' };
    const first = await give(members.command('bill'), { body }, 'march');
    expect(first.body.results).toMatchObject([
      { id: one.id, status: 200 },
      { id: other.id, status: 409, code: 'INVALID_TRANSITION' },
    ]);
    expect((await give(members.command('bill'), { body }, 'march')).body).toEqual(first.body);
    const again = await give(members.command('bill'), { body });
    expect(again.body.results[0]).toMatchObject({ status: 400, code: 'already_billed' });
    expect(again.body.results[0].detail).not.toMatch(/[{}]/);
    const { body: found } = await office.call('GET', `${bills.all}?member=${one.id}`);
    expect(found.monthly_subscriptions).toMatchObject([{ amount: '150.00', subscription_date: '2026-03-01' }]);
    expect((await historyOf('member', one.id))[0]).toMatchObject({ action: 'update', command: 'bill' });
  });

  it('tells the bill beside the member', async () => {
    const { id } = await createSample(office, entities.member, { is_active: true });
    const asked = { body: { subscription_date: '2026-04-01', amount: '10.00' } };
    const { status, body } = await give(members.command('bill', id), asked);
    expect([status, body.id, body.bill_no]).toEqual([200, id, expect.stringMatching(/^SB-/)]);
    expect((await office.call('GET', bills.one(body.bill))).body.member).toBe(id);
  });
});

describe('accounts', () => {
  it('are suspended and let in again by administrators, as the law on accounts allows', async () => {
    const { id } = await createSample(office, entities.user, { is_active: true });
    const suspended = await give(users.command('suspend', id));
    expect([suspended.status, suspended.body.is_active]).toEqual([200, false]);
    expect((await give(users.command('suspend', id))).body.reason).toBe('user_suspended');
    expect((await give(users.command('activate', id))).body.is_active).toBe(true);
    expect((await historyOf('user', id)).map((one: { command: string | null }) => one.command)).toEqual([
      'activate',
      'suspend',
      null,
    ]);
    const own = await give(users.command('suspend', office.ids.admin));
    expect([own.status, own.body.code]).toEqual([409, 'own_account']);
  });

  it('have their password set without a word of it in answer or history', async () => {
    const { id, email } = await createSample(office, entities.user, { is_active: true });
    const short = await give(users.command('set_password', id), { body: { password: 'short' } });
    expect(short.body.errors).toMatchObject([{ field: 'password', code: 'too_short' }]);
    const password = 'a long and quiet phrase';
    const { status, body } = await give(users.command('set_password', id), { body: { password } });
    expect([status, JSON.stringify(body).includes(password)]).toEqual([200, false]);
    const [entry] = await historyOf('user', id);
    expect([entry.command, JSON.stringify(entry).includes(password)]).toEqual(['set_password', false]);
    const signedIn = await office.call('POST', '/user/api/v1/user/login/', { as: 'guest', body: { email, password } });
    expect(signedIn.status).toBe(200);
  });
});
