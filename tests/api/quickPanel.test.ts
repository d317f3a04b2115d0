import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice, PASSWORD } from '../support/office.ts';
import { pilgrims } from '../support/pilgrim.ts';
import { sampleOf } from '../support/sample.ts';

interface Event {
  readonly kind: string;
  readonly date: string;
  readonly count: number;
  readonly title?: string;
  readonly who?: readonly string[];
  readonly link: string;
}

let office: Office;
let ramadan = 0;
let salma = 0;

const enter = async (values: Record<string, unknown>): Promise<number> => {
  const body = {
    ...(await sampleOf(office, entities.hajj_passenger_info)),
    passport_expiry_date: null,
    departure_date: null,
    return_date: null,
    passport_issue_date: null,
    ...values,
  };
  const reply = await office.call('POST', pilgrims.create, { body });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body.id;
};

beforeAll(async () => {
  office = await openOffice();
  const { body } = await office.call('POST', calls('tour_package').create, {
    body: {
      ...(await sampleOf(office, entities.tour_package)),
      name: 'Ramadan Umrah',
      departure_date: '2026-12-01',
      return_date: '2027-02-01',
    },
  });
  ramadan = body.id;
  const trip = { tour_package: ramadan, departure_date: '2026-12-01', return_date: '2026-12-20' };
  await enter({ ...trip, given_names: 'Amina', surname: 'Begum', passport_expiry_date: '2027-06-17' });
  await enter({ ...trip, given_names: 'Karim', surname: '', passport_expiry_date: '2027-06-18' });
  const cancelled = await enter({ ...trip, passport_expiry_date: '2026-12-01' });
  await office.call('POST', pilgrims.transition(cancelled), { body: { to: 'cancelled', reason: 'ill' } });
  salma = await enter({
    given_names: 'Salma',
    surname: 'Khatun',
    departure_date: '2026-11-21',
    return_date: '2027-01-10',
    passport_expiry_date: '2030-01-01',
  });
  await enter({ departure_date: '2026-12-22', return_date: '2027-03-01', passport_expiry_date: '2027-04-01' });
  // Away already: her passport can be mended no more, yet it ends.
  await enter({ departure_date: '2026-11-01', return_date: '2027-01-05', passport_expiry_date: '2026-11-22' });
  for (const given_names of ['Nadia', 'Yusuf', 'Zainab'])
    await enter({ given_names, surname: '', passport_expiry_date: '2026-12-21' });
  await enter({ passport_expiry_date: '2026-12-22' });
  await enter({ passport_expiry_date: '2026-11-20' });
  await enter({ departure_date: '2026-10-01', return_date: '2026-11-20', passport_expiry_date: '2026-10-30' });
});
afterAll(() => office.close());

const panel = async (as: 'admin' | 'staff' | 'user') =>
  (await office.call('GET', '/api/quick-panel/data', { as })).body;
const only = (events: readonly Event[], kind: string) =>
  events.filter(event => event.kind === kind).map(({ date, count, title }) => [date, count, title]);

const LIST = `/apps/${entities.hajj_passenger_info.route}`;

/** How many records the list behind a link holds. */
async function behind({ link }: Event): Promise<number> {
  const { pathname, searchParams } = new URL(link, 'http://office');
  expect(pathname).toBe(LIST);
  const query = Object.entries(JSON.parse(searchParams.get('filter') ?? '')).map(([key, value]) =>
    value === null ? `${key}__isnull=true` : `${key}=${String(value)}`,
  );
  return (await office.call('GET', `${pilgrims.all}?${query.join('&')}`)).body.total_elements;
}

describe('the quick panel', () => {
  it('shows who leaves and comes home in the next thirty days, from today on, by day and package', async () => {
    const { today, events } = await panel('staff');
    expect(today).toBe('2026-11-21');
    expect(only(events, 'departure')).toEqual([
      ['2026-11-21', 1, undefined],
      ['2026-12-01', 2, 'Ramadan Umrah'],
    ]);
    expect(only(events, 'return')).toEqual([['2026-12-20', 2, 'Ramadan Umrah']]);
  });

  it('begins with what is today, then what is overdue, and goes on day by day', async () => {
    const days = (await panel('staff')).events.map((event: Event) => event.date);
    expect(days.slice(0, 3)).toEqual(['2026-11-21', '2026-10-30', '2026-11-22']);
    expect(days.slice(2)).toEqual(days.slice(2).sort());
  });

  it('names a package by itself only as long as nobody travels with it', async () => {
    expect(only((await panel('staff')).events, 'package_departure')).toEqual([]);
    const { body } = await office.call('POST', calls('tour_package').create, {
      body: {
        ...(await sampleOf(office, entities.tour_package)),
        name: 'Empty Umrah',
        departure_date: '2026-12-05',
        return_date: '2026-12-15',
      },
    });
    const { events } = await panel('staff');
    expect(only(events, 'package_departure')).toEqual([['2026-12-05', 1, 'Empty Umrah']]);
    expect(only(events, 'package_return')).toEqual([['2026-12-15', 1, 'Empty Umrah']]);
    expect(events.find((event: Event) => event.kind === 'package_return').link).toBe(
      `/apps/tourPackage-management/tourPackages/${body.id}`,
    );
    await office.call('DELETE', calls('tour_package').remove(body.id));
  });

  it('warns of passports that end before 180 days after a journey yet to begin, when it begins', async () => {
    const { events } = await panel('staff');
    expect(only(events, 'passport_short')).toEqual([
      ['2026-12-01', 1, 'Ramadan Umrah'],
      ['2026-12-22', 1, undefined],
    ]);
  });

  it('tells of passports that end in the next thirty days, journey or not, and since when some have ended', async () => {
    const { events } = await panel('staff');
    expect(only(events, 'passport_expiry')).toEqual([
      ['2026-11-22', 1, undefined],
      ['2026-12-21', 3, undefined],
    ]);
    expect(only(events, 'passport_expired')).toEqual([['2026-10-30', 2, undefined]]);
  });

  it('names a few of those whom it is about', async () => {
    const { events } = await panel('staff');
    const whoOf = (kind: string, date: string) =>
      events.find((event: Event) => event.kind === kind && event.date === date).who;
    expect(whoOf('departure', '2026-11-21')).toEqual(['Salma Khatun']);
    expect(whoOf('departure', '2026-12-01')).toEqual(['Amina Begum', 'Karim']);
    expect(whoOf('passport_expiry', '2026-12-21')).toEqual(['Nadia', 'Yusuf']);
  });

  it('leads to the page of one record, or to a list that holds just as many as it says', async () => {
    const events: Event[] = (await panel('staff')).events;
    expect(events.find(({ date, kind }) => date === '2026-11-21' && kind === 'departure')?.link).toBe(
      `${LIST}/${salma}`,
    );
    const lists = events.filter(({ link }) => link.startsWith(`${LIST}?`));
    expect(lists.map(({ kind }) => kind).sort()).toEqual([
      'departure',
      'passport_expired',
      'passport_expiry',
      'return',
    ]);
    for (const event of lists) expect(await behind(event), JSON.stringify(event)).toBe(event.count);
  });

  it('leads whoever may only see lists to a list, also of one', async () => {
    const clerk = await hire(office, ['HAJJ_PASSENGER_INFO_LIST', 'ALL_BRANCHES']);
    const { events } = (await clerk.call('GET', '/api/quick-panel/data')).body;
    const linked: Event[] = events.filter((event: Event) => event.kind !== 'package_departure');
    expect(linked).toHaveLength(8);
    for (const event of linked) expect(await behind(event), JSON.stringify(event)).toBe(event.count);
  });

  it('shows administrators who waits to be let in, until nobody does', async () => {
    await office.call('POST', '/api/auth/register', {
      as: 'guest',
      body: { first_name: 'Amina', email: 'waiting@rihla.example', password: PASSWORD },
    });
    expect(only((await panel('staff')).events, 'registration')).toEqual([]);
    const { events } = await panel('admin');
    expect(only(events, 'registration')).toEqual([['2026-11-21', 1, undefined]]);
    expect(events.find((event: Event) => event.kind === 'registration').who).toEqual(['Amina']);
    const { body } = await office.call('GET', `${calls('user').all}?email=waiting@rihla.example`);
    await office.call('PUT', calls('user').update(body.users[0].id), { body: { is_active: true } });
    expect(only((await panel('admin')).events, 'registration')).toEqual([]);
  });

  it('names no package to whoever may see none', async () => {
    const clerk = await hire(office, ['HAJJ_PASSENGER_INFO_LIST', 'ALL_BRANCHES']);
    const { events } = (await clerk.call('GET', '/api/quick-panel/data')).body;
    expect(only(events, 'departure')).toEqual([
      ['2026-11-21', 1, undefined],
      ['2026-12-01', 2, undefined],
    ]);
  });

  it('shows nobody more than their rights: of packages without pilgrims, or nothing', async () => {
    expect((await panel('user')).events).toMatchObject([
      { kind: 'package_departure', count: 1, title: 'Ramadan Umrah' },
    ]);
    const clerk = await hire(office, []);
    expect((await clerk.call('GET', '/api/quick-panel/data')).body).toEqual({
      today: '2026-11-21',
      notes: '',
      events: [],
    });
    expect((await office.call('GET', '/api/quick-panel/data', { as: 'guest' })).status).toBe(401);
  });

  it('holds one’s own notes', async () => {
    await office.call('POST', '/api/auth/user/update', {
      as: 'staff',
      body: { user: { data: { notes: 'Call Karim' } } },
    });
    expect([(await panel('staff')).notes, (await panel('user')).notes]).toEqual(['Call Karim', '']);
  });

  it('begins its day where the agency does, not where the host stands', async () => {
    const late = await openOffice();
    late.wait(12 * 60 * 60 - 1);
    expect((await late.call('GET', '/api/quick-panel/data', { as: 'user' })).body?.today).toBe('2026-11-21');
    await late.close();
    const night = await openOffice({ timeZone: 'Asia/Tokyo' });
    night.wait(10 * 60 * 60);
    expect((await night.call('GET', '/api/quick-panel/data', { as: 'user' })).body.today).toBe('2026-11-22');
    await night.close();
  });
});
