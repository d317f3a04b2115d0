import { randomUUID } from 'node:crypto';
import { countBy } from 'es-toolkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type CallOptions, type Office, openOffice, PASSWORD } from '../support/office.ts';
import { sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

type Values = Readonly<Record<string, unknown>>;
const bills = calls('monthly_subscription');

const bill = (body: Values, asked: CallOptions = {}) =>
  office.call('POST', bills.create, { body, as: 'staff', ...asked });

async function memberWith(values: Values = {}): Promise<number> {
  const body = { ...(await sampleOf(office, entities.member)), is_active: true, monthly_amount: '500', ...values };
  return (await office.call('POST', calls('member').create, { body })).body.id;
}

const ofMember = async (member: number) =>
  (await office.call('GET', `${bills.all}?member=${member}`)).body.monthly_subscriptions;

describe('billing members', () => {
  it('bills each her own amount for the present month, with a number', async () => {
    const [one, other] = [await memberWith(), await memberWith({ monthly_amount: '750.50' })];
    const { status, body } = await bill({ member: [one, other] });
    expect(status).toBe(201);
    expect(
      body.monthly_subscriptions.map((row: Values) => [
        row['member'],
        row['amount'],
        row['subscription_date'],
        row['status'],
      ]),
    ).toEqual([
      [one, '500.00', '2026-11-21', 'due'],
      [other, '750.50', '2026-11-21', 'due'],
    ]);
    expect(body.results).toEqual(
      body.monthly_subscriptions.map((row: Values) => ({ member: row['member'], status: 201, id: row['id'] })),
    );
    for (const row of body.monthly_subscriptions) expect(row.bill_no).toMatch(/^SB-2026-\d{6}$/);
  });

  it('says of each who is not billed why, and bills the others', async () => {
    const [good, paused, cancelled, inactive, free] = [
      await memberWith(),
      await memberWith(),
      await memberWith(),
      await memberWith({ is_active: false }),
      await memberWith({ monthly_amount: null }),
    ];
    for (const [id, to] of [
      [paused, 'paused'],
      [cancelled, 'cancelled'],
    ] as const)
      await office.call('POST', calls('member').transition(id), { body: { to, reason: 'Moved abroad' } });
    const members = [good, paused, cancelled, inactive, free, 2_000_000_000];
    const { status, body } = await bill(
      { member: members, subscription_date: '2026-10-01' },
      { headers: { 'accept-language': 'en' } },
    );
    expect(status).toBe(201);
    expect(body.results.map((row: Values) => [row['member'], row['status'], row['code']])).toEqual([
      [good, 201, undefined],
      [paused, 409, 'subscription_paused'],
      [cancelled, 409, 'subscription_cancelled'],
      [inactive, 409, 'member_inactive'],
      [free, 400, 'monthly_amount_missing'],
      [2_000_000_000, 400, 'unknown_reference'],
    ]);
    expect(body.results[1].detail).toBe('The subscription of this member is paused.');
    const again = await bill({ member: members, subscription_date: '2026-10-31', amount: '20' });
    expect(again.body.results.map((row: Values) => row['code'] ?? row['status'])).toEqual([
      'already_billed',
      'subscription_paused',
      'subscription_cancelled',
      'member_inactive',
      201,
      'unknown_reference',
    ]);
  });

  it('answers the record for one member, and 409 when the month is billed', async () => {
    const member = await memberWith();
    const first = await bill({ member, amount: '100', subscription_date: '2026-09-30' });
    expect([first.status, first.body.member, first.body.amount]).toEqual([201, member, '100.00']);
    const second = await bill(
      { member, amount: '100', subscription_date: '2026-09-01' },
      { headers: { 'accept-language': 'ar' } },
    );
    expect([second.status, second.body.code]).toEqual([409, 'already_billed']);
    expect(second.body.detail).toContain('من قبل');
    expect((await bill({ member, subscription_date: '2026-10-01' })).status).toBe(201);
  });

  it('bills nobody twice, however many do it at once', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => memberWith()));
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, client) =>
        bill({ member: client % 2 ? members : [...members].reverse(), subscription_date: '2026-12-01' }),
      ),
    );
    const results = replies.flatMap(({ body }) => body.results);
    expect(countBy(results, one => String(one.code ?? one.status))).toEqual({ 201: 5, already_billed: 25 });
    for (const member of members) expect(await ofMember(member)).toHaveLength(1);
  });

  it('refuses a list of members that is none', async () => {
    for (const member of [[], ['abc'], [0]])
      expect((await bill({ member })).body.errors[0]).toMatchObject({ field: 'member', code: 'not_references' });
    expect((await bill({ member: [await memberWith()] }, { as: 'user' })).status).toBe(403);
  });
});

describe('a bill', () => {
  it('does not move into a month that is billed already', async () => {
    const member = await memberWith();
    await bill({ member, subscription_date: '2026-01-10' });
    const { body } = await bill({ member, subscription_date: '2026-02-10' });
    const moved = await office.call('PUT', bills.update(body.id), { body: { subscription_date: '2026-01-31' } });
    expect([moved.status, moved.body.errors]).toEqual([400, [{ field: 'subscription_date', code: 'already_billed' }]]);
    expect(
      (await office.call('PUT', bills.update(body.id), { body: { subscription_date: '2026-02-28' } })).status,
    ).toBe(200);
  });

  it('that is paid keeps its amount and stays, until it is due again', async () => {
    const { body } = await bill({ member: await memberWith() });
    await office.call('POST', bills.transition(body.id), {
      body: { to: 'paid' },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect((await office.call('PUT', bills.update(body.id), { body: { amount: '1' } })).body.errors).toEqual([
      { field: 'amount', code: 'settled' },
    ]);
    expect((await office.call('DELETE', bills.remove(body.id))).body.code).toBe('use_due');
    await office.call('POST', bills.transition(body.id), {
      body: { to: 'due', reason: 'The cheque bounced' },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect((await office.call('DELETE', bills.remove(body.id))).status).toBe(200);
  });

  it('is shown to the member whom it concerns, without any right', async () => {
    const [member, other] = [
      await memberWith({ password: PASSWORD, email: 'own.bills@example.com' }),
      await memberWith(),
    ];
    await bill({ member: [member, other] });
    const { body: session } = await office.call('POST', '/user/api/v1/user/login/', {
      as: 'guest',
      body: { email: 'own.bills@example.com', password: PASSWORD },
    });
    const path = '/monthly_subscription/api/v1/monthly_subscription/get_all_by_member/';
    const { body } = await office.call('GET', path, {
      as: 'guest',
      headers: { authorization: `Bearer ${session.access}` },
    });
    expect(body.monthly_subscriptions.map((row: Values) => row['member'])).toEqual([member]);
    expect((await office.call('GET', path, { as: 'guest' })).status).toBe(401);
  });
});
