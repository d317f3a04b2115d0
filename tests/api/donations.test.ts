import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type CallOptions, type Office, openOffice, PASSWORD } from '../support/office.ts';
import { createSample, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

type Values = Readonly<Record<string, unknown>>;
const donation = calls('donation');

const give = (body: Values, asked: CallOptions = {}) => office.call('POST', donation.create, { body, ...asked });
const move = (id: number, to: string, reason?: string) =>
  office.call('POST', donation.transition(id), { body: { to, reason }, headers: { 'idempotency-key': randomUUID() } });

/** A cause with its goal. */
async function causeOf(goal: string): Promise<number> {
  const body = { ...(await sampleOf(office, entities.cause)), goal_amount: goal };
  return (await office.call('POST', calls('cause').create, { body })).body.id;
}

const totals = async (id: number) => {
  const { body } = await office.call('GET', calls('cause').one(id));
  return [body.raised_amount, body.process, body.contributor];
};

/** A donation whose money has come. */
async function received(cause: number, member: number, amount: string): Promise<number> {
  const { body } = await give({ cause, member, amount });
  expect((await move(body.id, 'received')).status).toBe(200);
  return body.id;
}

const memberId = async (): Promise<number> => (await createSample(office, entities.member)).id;

describe('what is raised for a cause', () => {
  it('is what was received and not given back, counted by people', async () => {
    const cause = await causeOf('300');
    const [one, other] = [await memberId(), await memberId()];
    const { body: pledge } = await give({ cause, member: one, amount: '1000' });
    expect(await totals(cause)).toEqual(['0.00', '0.00', 0]);
    const first = await received(cause, one, '50.25');
    await received(cause, one, '49.75');
    expect(await totals(cause)).toEqual(['100.00', '33.33', 1]);
    await received(cause, other, '0.01');
    expect(await totals(cause)).toEqual(['100.01', '33.33', 2]);
    for (const to of ['receipted', 'allocated']) await move(first, to);
    expect(await totals(cause)).toEqual(['100.01', '33.33', 2]);
    expect((await office.call('DELETE', donation.remove(pledge.id))).status).toBe(200);
    expect(await totals(cause)).toEqual(['100.01', '33.33', 2]);
  });

  it('falls when a donation is refunded, and the donor is no contributor any more', async () => {
    const cause = await causeOf('200');
    const id = await received(cause, await memberId(), '150');
    expect(await totals(cause)).toEqual(['150.00', '75.00', 1]);
    expect((await move(id, 'refunded')).body.errors).toEqual([{ field: 'reason', code: 'reason_required' }]);
    await move(id, 'refunded', 'Paid twice');
    expect(await totals(cause)).toEqual(['0.00', '0.00', 0]);
  });

  it('loses none of two donations that come in at once', async () => {
    const cause = await causeOf('1000');
    const [one, other] = [
      await give({ cause, member: await memberId(), amount: '0.10' }),
      await give({ cause, member: await memberId(), amount: '0.20' }),
    ];
    const holder = await office.pool.connect();
    await holder.query('begin');
    await holder.query('select from cause where id = $1 for update', [cause]);
    const moved = Promise.all([one, other].map(({ body }) => move(body.id, 'received')));
    // Both have taken their step, which the other cannot see yet, and wait for the cause.
    const waiting = `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await office.pool.query(waiting)).rows[0].count, { timeout: 15_000 }).toBe(2);
    await holder.query('commit');
    holder.release();
    expect((await moved).map(({ status }) => status)).toEqual([200, 200]);
    expect(await totals(cause)).toEqual(['0.30', '0.03', 2]);
  });

  it('is another part of another goal, exact for amounts beyond any float', async () => {
    const cause = await causeOf('300000000000000.03');
    await received(cause, await memberId(), '100000000000000.01');
    expect(await totals(cause)).toEqual(['100000000000000.01', '33.33', 1]);
    await office.call('PUT', calls('cause').update(cause), { body: { goal_amount: '100000000000000.02' } });
    // Rounded down: what is not reached does not read as reached.
    expect(await totals(cause)).toEqual(['100000000000000.01', '99.99', 1]);
  });

  it('is told by contributor, whoever gave most first, to who may see donations', async () => {
    const cause = await causeOf('500');
    const [small, large] = [await memberId(), await memberId()];
    await received(cause, small, '5');
    await received(cause, large, '20');
    await received(cause, large, '30');
    await give({ cause, member: small, amount: '400' });
    const { body } = await office.call('GET', `/api/causes/${cause}/contributors`, { as: 'staff' });
    expect(body).toMatchObject({
      total: 2,
      contributors: [
        { member: large, donations: 2, amount: '50.00' },
        { member: small, donations: 1, amount: '5.00' },
      ],
    });
    expect((await office.call('GET', `/api/causes/${cause}/contributors`, { as: 'user' })).status).toBe(403);
    expect((await office.call('GET', '/api/causes/2000000000/contributors')).status).toBe(404);
  });
});

describe('a donation whose money has come', () => {
  it('keeps cause, donor and amount, while its message may change', async () => {
    const cause = await causeOf('100');
    const id = await received(cause, await memberId(), '10');
    for (const [field, value] of [
      ['amount', '11'],
      ['cause', await causeOf('1')],
      ['member', await memberId()],
    ] as const) {
      const { status, body } = await office.call('PUT', donation.update(id), { body: { [field]: value } });
      expect([status, body.errors], field).toEqual([400, [{ field, code: 'settled' }]]);
    }
    expect(
      (await office.call('PUT', donation.update(id), { body: { amount: '10.00', message: 'In memory of my father' } }))
        .body.message,
    ).toBe('In memory of my father');
    expect(await totals(cause)).toEqual(['10.00', '10.00', 1]);
  });

  it('cannot be deleted, alone or with others', async () => {
    const cause = await causeOf('100');
    const id = await received(cause, await memberId(), '10');
    const alone = await office.call('DELETE', donation.remove(id), { headers: { 'accept-language': 'tr' } });
    expect([alone.status, alone.body.code]).toEqual([409, 'use_refund']);
    expect(alone.body.detail).toContain('geri ödeyin');
    const { body: pledge } = await give({ cause, member: await memberId(), amount: '1' });
    const many = await office.call('DELETE', donation.removeMany, { body: { ids: [id, pledge.id] } });
    expect(many.body.results.map((one: { status: number }) => one.status)).toEqual([409, 200]);
    expect(await totals(cause)).toEqual(['10.00', '10.00', 1]);
  });
});

describe('the donor', () => {
  const person = {
    first_name: 'Salma',
    last_name: 'Begum',
    email: 'Salma@Example.com',
    country_code: '880',
    phone_number: '01711-222333',
    address: 'Sylhet',
  };

  it('is made a member with the first donation, and known by email or phone afterwards', async () => {
    const cause = await causeOf('100');
    const first = await give({ cause, amount: '5', ...person }, { as: 'staff' });
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    expect(first.body).toMatchObject({ donated_on: '2026-11-21', status: 'pledged' });
    const { body: member } = await office.call('GET', calls('member').one(first.body.member));
    expect(member).toMatchObject({
      first_name: 'Salma',
      email: 'salma@example.com',
      primary_phone: '+8801711222333',
      street_address_one: 'Sylhet',
      user_type: 'member',
    });
    const byEmail = await give({ cause, amount: '5', email: 'SALMA@example.com' });
    const byPhone = await give({
      cause,
      amount: '5',
      first_name: 'S.',
      email: 'other@example.com',
      phone_number: '+8801711222333',
    });
    const byId = await give({ cause, amount: '5', member_id: first.body.member });
    expect([byEmail, byPhone, byId].map(one => one.body.member)).toEqual([member.id, member.id, member.id]);
  });

  it('who gives for the first time twice in the same moment is made one member', async () => {
    const cause = await causeOf('100');
    const donor = { first_name: 'Karim', email: 'karim@example.com', phone_number: '+8801811000000' };
    const replies = await Promise.all(Array.from({ length: 10 }, () => give({ cause, amount: '1', ...donor })));
    expect(replies.map(one => one.status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(replies.map(one => one.body.member)).size).toBe(1);
  });

  it('is not made when the donation is refused', async () => {
    const donor = { first_name: 'Rahim', email: 'rahim@example.com' };
    expect((await give({ cause: 2_000_000_000, amount: '1', ...donor })).body.errors[0]).toMatchObject({
      field: 'cause',
      code: 'unknown_reference',
    });
    expect((await office.call('GET', `${calls('member').all}?email=rahim@example.com`)).body.total_elements).toBe(0);
  });

  it('is refused with the names under which it was asked', async () => {
    const cause = await causeOf('100');
    const { status, body } = await give({
      cause,
      amount: '1',
      first_name: 'Nila',
      email: 'not an email',
      phone_number: 'abc',
    });
    expect([status, body.errors.map((one: { field: string }) => one.field)]).toEqual([400, ['email', 'phone_number']]);
    expect(
      (await give({ cause, amount: '1', phone_number: '+8801999999999' })).body.errors
        .map((one: { field: string }) => one.field)
        .sort(),
    ).toEqual(['email', 'first_name']);
    // Whoever signs in to work here is no member; her record is not given away through a donation.
    expect((await give({ cause, amount: '1', first_name: 'Admin', email: 'admin@rihla.example' })).body.errors).toEqual(
      [{ field: 'email', code: 'taken' }],
    );
    expect((await give({ cause, amount: '1', member: await memberId(), first_name: 'Two' })).body.errors).toEqual([
      { field: 'first_name', code: 'unknown_field' },
    ]);
  });

  it('is made only by who may make members', async () => {
    const cause = await causeOf('100');
    const cashier = await hire(office, ['DONATION_CREATE', 'DONATION_LIST']);
    const known = await cashier.call('POST', donation.create, {
      body: { cause, amount: '1', member: await memberId() },
    });
    const unknown = await cashier.call('POST', donation.create, {
      body: { cause, amount: '1', first_name: 'New', email: 'new@example.com' },
    });
    expect([known.status, unknown.status]).toEqual([201, 403]);
  });
});

describe('a member who has signed in', () => {
  it('gives for herself; others cannot in this way', async () => {
    const cause = await causeOf('100');
    const body = { ...(await sampleOf(office, entities.member)), password: PASSWORD, is_active: true };
    const { body: member } = await office.call('POST', calls('member').create, { body });
    const { body: session } = await office.call('POST', '/user/api/v1/user/login/', {
      as: 'guest',
      body: { email: member.email, password: PASSWORD },
    });
    const own = (path: string, as: CallOptions) => office.call('POST', path, { as: 'guest', ...as });
    const path = '/cause_donation/api/v1/cause_donation/create/';
    const given = await own(path, {
      body: { cause, amount: '7.50', member: 1 },
      headers: { authorization: `Bearer ${session.access}` },
    });
    expect([given.status, given.body.member, given.body.amount, given.body.status]).toEqual([
      201,
      member.id,
      '7.50',
      'pledged',
    ]);
    expect((await office.call('POST', path, { as: 'staff', body: { cause, amount: '1' } })).body.code).toBe(
      'not_member',
    );
    expect((await own(path, { body: { cause, amount: '1' } })).status).toBe(401);
  });
});
