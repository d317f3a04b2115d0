import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkGroups, type CheckResult } from '../../catalog/ledger/bookChecks.ts';
import type { EntityName } from '../../catalog/engine/names.ts';
import { permissionName } from '../../catalog/engine/policies.ts';
import { openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { DAY, journeysOf, READY } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';
import { tamper } from '../support/tamper.ts';

const PATH = '/api/accounts/verification';

let office: Office;
let folder: string;
let journalHeads: string;
/** What the tamperings tamper with, by its name. */
const ids: Record<string, number> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rihla-journeys-'));
  journalHeads = join(folder, 'journal-heads.txt');
  office = await openOffice({ journalHeads });
  const books = await openBooks(office);
  const journeys = journeysOf(office);
  const given = async (...[verb, id, body, entity = 'booking']: readonly [string, number, object?, EntityName?]) => {
    const reply = await journeys.give(entity, verb, id, body ?? {});
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  };
  const [coming, gone] = [await journeys.departure(5), await journeys.departure(5)];
  const [held, confirmed, draft] = [
    await journeys.booking(coming),
    await journeys.booking(coming, { room_type: 'quad_room' }),
    await journeys.booking(coming),
  ];
  await given('hold_seat', held, { hold_until: DAY });
  await given('confirm', confirmed);
  await given('take_payment', confirmed, { ledger: books.ledger('Cash'), paid_on: DAY });
  const traveller = await journeys.pilgrim();
  const departed = await journeys.booking(gone, { pilgrim: traveller });
  await given('confirm', departed);
  await office.pool.query(`update hajj_passenger_info set ${READY} where id = $1`, [traveller]);
  await given('lock_lists', gone, {}, 'departure');
  await given('depart', gone, { departed_on: DAY }, 'departure');
  const pilgrimOf = async (id: number) => (await journeys.read('booking', id)).pilgrim;
  Object.assign(ids, { coming, gone, held, confirmed, draft, departed, traveller });
  Object.assign(ids, { holder: await pilgrimOf(held), comer: await pilgrimOf(confirmed) });
  ids['stranger'] = await journeys.pilgrim();
  ids['season'] = await madeOf(office, 'season', {
    name: 'Another',
    pilgrim_type: 'umrah',
    begins_on: '2026-01-01',
    ends_on: '2028-12-31',
  });
}, 60_000);
afterAll(async () => {
  await office.close();
  await rm(folder, { recursive: true, force: true });
});

const verify = async (): Promise<readonly CheckResult[]> => {
  const { status, body } = await office.call('POST', PATH, { body: {} });
  expect(status, JSON.stringify([body, office.logged.at(-1)])).toBe(200);
  return body.verification.checks;
};
const broken = (checks: readonly CheckResult[]) =>
  checks.filter(({ problems }) => problems > 0).map(({ check }) => check);

/** What breaks a rule and no other one: a column of a record that says something else. */
interface Tampering {
  readonly name: string;
  readonly breaks: string;
  readonly table: 'booking' | 'departure' | 'hajj_passenger_info';
  readonly of: string;
  readonly set: string;
  /** The record that is found, by its name; that of the tampering where nothing is said. */
  readonly found?: { readonly entity: string; readonly of: string };
}

const file = { table: 'hajj_passenger_info' } as const;
const tamperings: readonly Tampering[] = [
  { name: 'a seat more', breaks: 'seats_counted', table: 'departure', of: 'coming', set: 'booked = booked + 1' },
  { name: 'a seat less', breaks: 'seats_counted', table: 'departure', of: 'gone', set: 'booked = 0' },
  {
    name: 'a held seat that was given up',
    breaks: 'seats_counted',
    table: 'booking',
    of: 'held',
    set: `status = 'draft'`,
    found: { entity: 'departure', of: 'coming' },
  },
  { ...file, name: 'a stranger on a board', breaks: 'boards_complete', of: 'stranger', set: 'departure = $coming' },
  { ...file, name: 'a board with a held seat', breaks: 'boards_complete', of: 'holder', set: 'departure = $coming' },
  ...['season = $season', `tour_package = null`, `departure_date = departure_date + 1`, 'return_date = null'].map(
    set => ({ ...file, name: `a file of which ${set}`, breaks: 'files_follow', of: 'comer', set }),
  ),
  { ...file, name: 'a file with another room', breaks: 'files_follow', of: 'comer', set: `room_type = 'double_room'` },
  ...['cancelled', 'transferred', 'lost'].map(state => ({
    ...file,
    name: `a held seat of a ${state} file`,
    breaks: 'files_follow',
    of: 'holder',
    set: `status = '${state}'`,
  })),
  { ...file, name: 'a traveller who is here', breaks: 'files_follow', of: 'comer', set: `status = 'travelling'` },
  { ...file, name: 'a no-show who is booked', breaks: 'files_follow', of: 'comer', set: `status = 'no_show'` },
  {
    name: 'a file of two bookings',
    breaks: 'files_taken_once',
    table: 'booking',
    of: 'draft',
    set: `pilgrim = $comer, status = 'waiting'`,
    found: { entity: 'hajj_passenger_info', of: 'comer' },
  },
  {
    name: 'a file of a departed and a waiting booking',
    breaks: 'files_taken_once',
    table: 'booking',
    of: 'draft',
    set: `pilgrim = $traveller, status = 'waiting'`,
    found: { entity: 'hajj_passenger_info', of: 'traveller' },
  },
  {
    ...file,
    name: 'one person on two journeys at once',
    breaks: 'files_taken_once',
    of: 'holder',
    set: `first_file = $comer`,
    found: { entity: 'hajj_passenger_info', of: 'comer' },
  },
  ...['locked', 'cancelled', 'open'].map(state => ({
    name: `somebody who has left with a departure that is ${state}`,
    breaks: 'departed_together',
    table: 'departure' as const,
    of: 'gone',
    set: `status = '${state}'`,
    found: { entity: 'booking', of: 'departed' },
  })),
  {
    name: 'a no-show of a departure that has not left',
    breaks: 'departed_together',
    table: 'booking',
    of: 'confirmed',
    set: `status = 'no_show'`,
  },
];

/** An index of the database refuses a second booking of a file; whoever is at its prompt drops it. */
const index = 'booking_of_file';

/** Changes a record for one look, and makes it good again. */
async function whileTampered<T>({ table, of, set }: Tampering, look: () => Promise<T>): Promise<T> {
  const id = ids[of];
  const told = set.replaceAll(/\$(\w+)/g, (_, name: string) => String(ids[name]));
  const columns = [...set.matchAll(/(\w+) = /g)].map(([, name]) => name).join(', ');
  const { rows } = await office.pool.query<{ made: string }>(`select pg_get_indexdef('${index}'::regclass) as made`);
  await tamper(
    office,
    `drop index ${index}`,
    `create table kept as select id, ${columns} from ${table} where id = ${id}`,
    `update ${table} set ${told} where id = ${id}`,
  );
  try {
    return await look();
  } finally {
    const back = columns.split(', ').map(name => `${name} = kept.${name}`);
    await tamper(
      office,
      `update ${table} set ${back.join(', ')} from kept where kept.id = ${table}.id`,
      'drop table kept',
      rows[0]?.made ?? '',
    );
  }
}

describe('the verification of journeys', () => {
  it('finds nothing wrong where nobody has tampered', async () => {
    const checks = await verify();
    expect(broken(checks)).toEqual([]);
    expect(checks.map(({ check }) => check).slice(-checkGroups.journeys.length)).toEqual([...checkGroups.journeys]);
  });

  it.each(tamperings)('finds $name', async tampering => {
    const checks = await whileTampered(tampering, verify);
    expect(broken(checks)).toEqual([tampering.breaks]);
    const { problems, findings } = checks.find(({ check }) => check === tampering.breaks) ?? {};
    const { entity, of } = tampering.found ?? { entity: tampering.table, of: tampering.of };
    expect([problems, findings?.length, findings?.[0]]).toMatchObject([1, 1, { entity, record: ids[of] }]);
  });

  it('finds whoever is booked and not on the board, with what their file says of it', async () => {
    const set = 'departure = null';
    const checks = await whileTampered({ ...file, name: '', breaks: '', of: 'comer', set }, verify);
    expect(broken(checks)).toEqual(['boards_complete', 'files_follow']);
  });

  it('lets the chain of the books go on, tells no problem of them, and says what failed', async () => {
    const tampering = tamperings[0];
    if (!tampering) throw new Error('nothing is tampered with');
    const heads = async () => (await readFile(journalHeads, 'utf8')).trim().split('\n').length;
    const before = await heads();
    const body = await whileTampered(tampering, async () => {
      await verify();
      return (await office.call('GET', PATH)).body;
    });
    expect(await heads()).toBe(before + 1);
    expect(body.verification.problems).toBe(0);
    expect(office.logged.findLast(({ event }) => event === 'books verified')).toMatchObject({
      level: 'error',
      failed: ['seats_counted'],
    });
    await tamper(office, `update "group" set holds = null where name = 'Cash-in-Hand'`);
    expect(broken(await verify())).toEqual(['money_books', 'money_moved']);
    expect(await heads()).toBe(before + 1);
    await tamper(office, `update "group" set holds = 'cash' where name = 'Cash-in-Hand'`);
  });

  it('names bookings, departures and pilgrims to whoever sees them', async () => {
    const books = ['account_log', 'ledger_account'].map(name => permissionName(name, 'list'));
    const clerk = await hire(office, ['ALL_BRANCHES', ...books]);
    const desk = await hire(office, ['ALL_BRANCHES', ...books, permissionName('departure', 'list')]);
    const tampering = tamperings[0];
    if (!tampering) throw new Error('nothing is tampered with');
    await whileTampered(tampering, verify);
    const seenBy = async (who: { call: Office['call'] }) =>
      (await who.call('GET', PATH)).body.verification.checks.find(
        ({ check }: CheckResult) => check === 'seats_counted',
      );
    expect(await seenBy(clerk)).toEqual({ check: 'seats_counted', problems: 1, findings: [] });
    expect((await seenBy(desk)).findings).toMatchObject([{ entity: 'departure', record: ids['coming'] }]);
  });
});
