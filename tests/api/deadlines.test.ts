import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { permissionName } from '../../catalog/engine/policies.ts';
import { accountById, callerOf } from '../../server/engine/auth/account.ts';
import { dueDeadlines } from '../../server/modules/hajj/deadlines/dueDeadlines.ts';
import { tellDeadlines } from '../../server/modules/hajj/deadlines/tellDeadlines.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

const TODAY = '2026-11-27';
const TOMORROW = '2026-11-28';
const READS = [permissionName('season', 'list'), permissionName('season', 'show')];

const at = (day: string) => () => new Date(`${day}T09:00:00Z`);

let office: Office;
let owner: Colleague;
let keeper: Colleague;
let other: Colleague;
let blind: Colleague;
beforeAll(async () => {
  office = await openOffice({ clock: at(TODAY) });
  owner = await hire(office, READS);
  keeper = await hire(office, [...READS, permissionName('season', 'edit')]);
  other = await hire(office, READS);
  blind = await hire(office, []);
});
afterAll(() => office.close());

let named = 0;
const seasonWith = (...deadlines: object[]): Promise<number> =>
  madeOf(office, 'season', {
    name: `Hajj ${(named += 1)}`,
    pilgrim_type: 'hajj',
    begins_on: '2027-05-01',
    ends_on: '2027-06-30',
    deadlines,
  });
const lineOf = async (season: number) => (await office.call('GET', calls('season').one(season))).body.deadlines[0];
const change = async (season: number, values: object) => {
  const body = { deadlines: [{ ...(await lineOf(season)), ...values }] };
  return office.call('PUT', calls('season').update(season), { body });
};
const inPanel = async (who: Colleague, season: number): Promise<object[]> =>
  (await who.call('GET', '/api/quick-panel/data')).body.events.filter(({ link }: { link: string }) =>
    link.endsWith(`/seasons/${season}#deadlines`),
  );
const onDashboard = async (who: Colleague, season: number): Promise<object[]> =>
  (await who.call('GET', '/dashboard/api/v1/project/')).body.tables.deadlines?.filter(
    (row: { season: number }) => row.season === season,
  );
/** What the panel will tell of a season on another day, when no session of today holds any more. */
async function inPanelOn(today: string, who: Colleague, season: number): Promise<object[]> {
  const account = await accountById(office.host.db, who.id);
  if (!account) throw new Error(`no account ${who.id}`);
  const events = await dueDeadlines.events({ host: office.host, caller: callerOf(account), today });
  return events.filter(({ link }) => link.endsWith(`/seasons/${season}#deadlines`));
}
const inboxOf = async (who: Colleague, title: string, today = TODAY): Promise<object[]> => {
  await tellDeadlines({ ...office.host, clock: at(today) });
  const { rows } = await office.pool.query(`select text from outbox where "to" = $1 and text like $2`, [
    who.email,
    `%${title} ·%`,
  ]);
  return rows;
};

describe('a deadline of tomorrow', () => {
  it('is seen by its owner in the panel, on the dashboard and in the inbox, there once and in both calendars', async () => {
    const line = { title: 'Camps signed', due_date: TOMORROW, responsible: owner.id };
    const season = await seasonWith(line);
    expect(await inPanel(owner, season)).toEqual([
      {
        kind: 'deadline',
        date: TOMORROW,
        inBothCalendars: true,
        count: 1,
        title: `Camps signed · Hajj ${named}`,
        link: `/apps/tourPackage-management/seasons/${season}#deadlines`,
      },
    ]);
    expect(await onDashboard(owner, season)).toMatchObject([{ title: 'Camps signed', day: TOMORROW }]);
    await Promise.all([tellDeadlines(office.host), tellDeadlines(office.host)]);
    const [mail, ...more] = await inboxOf(owner, 'Camps signed');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      text: expect.stringContaining('28 November 2026 · 18 Jumada II 1448 AH (Umm al-Qura)\nCamps signed'),
    });
    for (const one of [keeper, other, blind]) {
      expect(await inPanel(one, season)).toEqual([]);
      expect(await inboxOf(one, 'Camps signed')).toEqual([]);
    }
    expect(await onDashboard(blind, season)).toBeUndefined();
  });

  it('without an owner who signs in is for whoever keeps seasons, in every branch', async () => {
    const leaver = await hire(office, READS, { is_active: false });
    const season = await seasonWith({ title: 'Housing', due_date: TOMORROW, responsible: leaver.id });
    const none = await seasonWith({ title: 'Flights', due_date: TOMORROW });
    const unseen = await seasonWith({ title: 'Visas', due_date: TOMORROW, responsible: blind.id });
    const found = [
      [season, 'Housing'],
      [none, 'Flights'],
      [unseen, 'Visas'],
    ] as const;
    for (const [id, title] of found) {
      expect(await inPanel(keeper, id)).toHaveLength(1);
      expect(await inboxOf(keeper, title)).toHaveLength(1);
      for (const one of [owner, other, blind]) {
        expect(await inPanel(one, id)).toEqual([]);
        expect(await inboxOf(one, title)).toEqual([]);
      }
    }
  });
});

describe('a deadline', () => {
  it('that alarms as it is entered stands in the inbox of its owner at once, and is told no second time', async () => {
    const prompt = await hire(office, READS);
    const readByThem = async (): Promise<object[]> => (await prompt.call('GET', '/api/inbox')).body;
    const season = await seasonWith({ title: 'Contracts', due_date: TOMORROW, responsible: prompt.id });
    expect(await readByThem()).toMatchObject([{ from: null, subject: expect.stringContaining('Contracts') }]);
    expect((await change(season, { title: 'Contracts signed' })).status).toBe(200);
    await tellDeadlines(office.host);
    expect(await readByThem()).toHaveLength(1);
    // One that was somebody else's is told to whoever answers for it now.
    expect((await change(season, { responsible: other.id })).status).toBe(200);
    const { rows } = await office.pool.query(`select 1 from outbox where "to" = $1`, [other.email]);
    expect(rows).toHaveLength(1);
  });

  it('is silent until its reminder, is told again on its day, and stays in sight once it has passed', async () => {
    const season = await seasonWith({ title: 'Lists', due_date: '2026-12-10', alarm_days: 3, responsible: owner.id });
    expect(await inPanel(owner, season)).toEqual([]);
    expect(await inboxOf(owner, 'Lists')).toHaveLength(0);
    const seen = [];
    for (const day of ['2026-12-07', '2026-12-09', '2026-12-10', '2026-12-12']) {
      const [event] = await inPanelOn(day, owner, season);
      seen.push([event && Reflect.get(event, 'kind'), (await inboxOf(owner, 'Lists', day)).length]);
    }
    expect(seen).toEqual([
      ['deadline', 1],
      ['deadline', 1],
      ['deadline', 2],
      ['deadline_over', 2],
    ]);
  });

  it('that is done is silent', async () => {
    const season = await seasonWith({ title: 'Pre-registration', due_date: TOMORROW, responsible: owner.id });
    expect((await change(season, { is_met: true })).status).toBe(200);
    expect(await inPanel(owner, season)).toEqual([]);
    expect(await onDashboard(owner, season)).toEqual([]);
    // As it was entered it alarmed; on its day it does not.
    expect(await inboxOf(owner, 'Pre-registration', TOMORROW)).toHaveLength(1);
  });

  it('that is put off with a reason is silent until then, and keeps who put it off in the history', async () => {
    const season = await seasonWith({ title: 'Deposit', due_date: TOMORROW, responsible: owner.id });
    expect(await inboxOf(owner, 'Deposit')).toHaveLength(1);
    const until = '2026-12-05';
    expect((await change(season, { put_off_until: until, put_off_reason: 'The bank is closed' })).status).toBe(200);
    expect(await inPanel(owner, season)).toEqual([]);
    expect(await onDashboard(owner, season)).toEqual([]);
    expect(await inboxOf(owner, 'Deposit', '2026-12-04')).toHaveLength(1);
    expect(await inPanelOn(until, owner, season)).toMatchObject([{ kind: 'deadline_over', date: TOMORROW }]);
    expect(await inboxOf(owner, 'Deposit', until)).toHaveLength(2);
    const { rows } = await office.pool.query(
      `select before->'deadlines' as before, after->'deadlines' as after from history where entity = 'season' and record = $1 order by id desc limit 1`,
      [season],
    );
    expect(rows[0]).toMatchObject({
      before: [{ put_off_until: null }],
      after: [{ put_off_until: until, put_off_reason: 'The bank is closed' }],
    });
  });

  it('is put off by a day and a reason, never by one of them', async () => {
    const season = await seasonWith({ title: 'Health', due_date: TOMORROW });
    const refused = async (values: object) => (await change(season, values)).body.errors;
    expect(await refused({ put_off_until: '2026-12-05' })).toMatchObject([
      { field: 'deadlines.0.put_off_reason', code: 'required' },
    ]);
    expect(await refused({ put_off_reason: 'Later' })).toMatchObject([
      { field: 'deadlines.0.put_off_until', code: 'required' },
    ]);
  });
});
