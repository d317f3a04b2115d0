import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/wire.ts';
import { entities } from '../../catalog/entities.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice, PASSWORD } from '../support/office.ts';
import { pilgrims } from '../support/pilgrim.ts';
import { sampleOf } from '../support/sample.ts';

interface Event {
  readonly kind: string;
  readonly date: string;
  readonly count: number;
  readonly title?: string;
  readonly link: string;
}

let office: Office;
let ramadan = 0;

const enter = async (values: Record<string, unknown>): Promise<number> => {
  const body = { ...(await sampleOf(office, entities.hajj_passenger_info)), passport_expiry_date: null, departure_date: null, return_date: null, passport_issue_date: null, ...values };
  const reply = await office.call('POST', pilgrims.create, { body });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body.id;
};

beforeAll(async () => {
  office = await openOffice();
  const { body } = await office.call('POST', calls('tour_package').create, {
    body: { ...(await sampleOf(office, entities.tour_package)), name: 'Ramadan Umrah', departure_date: '2026-12-01', return_date: '2027-02-01' },
  });
  ramadan = body.id;
  const trip = { tour_package: ramadan, departure_date: '2026-12-01', return_date: '2026-12-20' };
  await enter({ ...trip, passport_expiry_date: '2027-06-17' });
  await enter({ ...trip, passport_expiry_date: '2027-06-18' });
  const cancelled = await enter({ ...trip, passport_expiry_date: '2027-01-01' });
  await office.call('POST', pilgrims.transition(cancelled), { body: { to: 'cancelled', reason: 'ill' } });
  await enter({ departure_date: '2026-11-21', return_date: '2027-01-10', passport_expiry_date: '2030-01-01' });
  await enter({ departure_date: '2026-12-22', return_date: '2027-03-01', passport_expiry_date: '2027-04-01' });
  await enter({ departure_date: '2026-10-01', return_date: '2026-11-20', passport_expiry_date: '2026-12-01' });
});
afterAll(() => office.close());

const panel = async (as: 'admin' | 'staff' | 'user') => (await office.call('GET', '/api/quick-panel/data', { as })).body;
const only = (events: readonly Event[], kind: string) => events.filter(event => event.kind === kind).map(({ date, count, title }) => [date, count, title]);

/** How many records the list behind a link holds. */
async function behind({ link }: Event): Promise<number> {
  const { pathname, searchParams } = new URL(link, 'http://office');
  expect(pathname).toBe(`/apps/${entities.hajj_passenger_info.route}`);
  const query = Object.entries(JSON.parse(searchParams.get('filter') ?? '')).map(([key, value]) => (value === null ? `${key}__isnull=true` : `${key}=${String(value)}`));
  return (await office.call('GET', `${pilgrims.all}?${query.join('&')}`)).body.total_elements;
}

describe('the quick panel', () => {
  it('shows who leaves and comes home in the next thirty days, from today on, by day and package', async () => {
    const { today, events } = await panel('staff');
    expect(today).toBe('2026-11-21');
    expect(only(events, 'departure')).toEqual([['2026-11-21', 1, undefined], ['2026-12-01', 2, 'Ramadan Umrah'], ['2026-12-01', 1, 'Ramadan Umrah']]);
    expect(only(events, 'return')).toEqual([['2026-12-20', 2, 'Ramadan Umrah']]);
    expect(events.map((event: Event) => event.date)).toEqual(events.map((event: Event) => event.date).sort());
  });

  it('warns of passports that end before 180 days after the return, of nobody who has come home or does not go', async () => {
    const { events } = await panel('staff');
    expect(only(events, 'passport_expiry')).toEqual([['2027-04-01', 1, undefined], ['2027-06-17', 1, 'Ramadan Umrah']]);
  });

  it('leads to lists that hold just as many as it says', async () => {
    const { events } = await panel('staff');
    const linked: Event[] = events.filter((event: Event) => event.link.includes(entities.hajj_passenger_info.route));
    expect(linked).toHaveLength(5);
    for (const event of linked) expect(await behind(event), JSON.stringify(event)).toBe(event.count);
    expect(events.find((event: Event) => event.link.endsWith(`/${ramadan}`))?.link).toBe(`/apps/tourPackage-management/tourPackages/${ramadan}`);
  });

  it('shows administrators who waits to be let in, until nobody does', async () => {
    await office.call('POST', '/api/auth/register', { as: 'guest', body: { first_name: 'Amina', email: 'waiting@rihla.example', password: PASSWORD } });
    expect(only((await panel('staff')).events, 'registration')).toEqual([]);
    const { events } = await panel('admin');
    expect(only(events, 'registration')).toEqual([['2026-11-21', 1, undefined]]);
    const { body } = await office.call('GET', `${calls('user').all}?email=waiting@rihla.example`);
    await office.call('PUT', calls('user').update(body.users[0].id), { body: { is_active: true } });
    expect(only((await panel('admin')).events, 'registration')).toEqual([]);
  });

  it('shows nobody more than her rights: of packages without pilgrims, or nothing', async () => {
    expect((await panel('user')).events).toMatchObject([{ kind: 'departure', count: 1, title: 'Ramadan Umrah' }]);
    const clerk = await hire(office, []);
    expect((await clerk.call('GET', '/api/quick-panel/data')).body).toEqual({ today: '2026-11-21', notes: '', events: [] });
    expect((await office.call('GET', '/api/quick-panel/data', { as: 'guest' })).status).toBe(401);
  });

  it('holds one’s own notes', async () => {
    await office.call('POST', '/api/auth/user/update', { as: 'staff', body: { user: { data: { notes: 'Call Karim' } } } });
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
