import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { writeDerived } from '../../server/engine/schema/writeDerived.ts';
import { hire } from '../support/hire.ts';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { pilgrims } from '../support/pilgrim.ts';
import { createSample } from '../support/sample.ts';
import { statementsOf } from '../support/statements.ts';
import { madeOf } from '../support/stock.ts';
import { tamper } from '../support/tamper.ts';
import { whileHeld } from '../support/whileHeld.ts';

let office: Office;
let journeys: Journeys;
let bangladesh: number;
let turkey: number;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
  bangladesh = (await createSample(office, entities.country)).id;
  turkey = (await createSample(office, entities.country)).id;
});
afterAll(() => office.close());

let made = 0;
/** A number that no other test has. */
const fresh = (): string => `A${String((made += 1)).padStart(8, '0')}`;
const someone = { given_names: 'Karim', surname: 'Uddin', gender: 'male', birth_date: '1980-01-01' } as const;
type Body = Readonly<Record<string, unknown>>;
const enter = (body: Body, as: Pick<Office, 'call'> = office): Promise<Reply> =>
  as.call('POST', pilgrims.create, { body: { ...someone, pilgrim_type: 'hajj', ...body } });
const entered = async (body: Body): Promise<number> => {
  const reply = await enter(body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body.id;
};
const change = (id: number, body: Body): Promise<Reply> => office.call('PUT', pilgrims.update(id), { body });
const step = (verb: string, id: number, body: object = {}) => journeys.give('hajj_passenger_info', verb, id, body);
const told = ({ status, body }: Reply) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code ?? body.reason];
const numberOf = async (id: number): Promise<string> => (await journeys.read('hajj_passenger_info', id)).tracking_no;
const REFUSED = [400, 'passport_number', 'registered_already'];
const seasonOf = (pilgrim_type: 'hajj' | 'umrah') =>
  madeOf(office, 'season', { name: fresh(), pilgrim_type, begins_on: '2026-01-01', ends_on: '2028-12-31' });
const passport = (number = fresh()) => ({ passport_number: number, passport_country: bangladesh });
/** Makes a pair as it stands from before anybody asked. */
const copyNumbers = (from: number, to: number) =>
  tamper(
    office,
    `update hajj_passenger_info as it set (passport_number, passport_country, passport_number_hash, passport_number_like)
     = (select passport_number, passport_country, passport_number_hash, passport_number_like
        from hajj_passenger_info where id = ${from}) where id = ${to}`,
  );

describe('a second file with a number that is known', () => {
  it.each([
    ['as it stands', (number: string) => number],
    [
      'in small letters, with blanks and a hyphen',
      (number: string) => `${number.slice(0, 3).toLowerCase()} -${number.slice(3)}`,
    ],
    [
      'in Bengali digits',
      (number: string) => number.replace(/\d/g, digit => String.fromCodePoint(0x09e6 + Number(digit))),
    ],
  ])('is refused by its passport, %s, and names the file', async (_, spelled) => {
    const number = fresh();
    const tracking_no = `T-${number}`;
    await entered({ ...passport(number), tracking_no });
    const reply = await enter(passport(spelled(number)));
    expect(told(reply)).toEqual(REFUSED);
    expect(JSON.stringify(reply.body)).toContain(`${tracking_no} Karim Uddin`);
  });

  it('is refused where one of the two says no country, and taken where another has issued it', async () => {
    const number = fresh();
    await entered(passport(number));
    expect(told(await enter({ passport_number: number }))).toEqual(REFUSED);
    await entered({ passport_number: number, passport_country: turkey });
  });

  it('is taken where a letter only looks like a digit', async () => {
    await entered(passport('BO0512345'));
    await entered(passport('B00512345'));
    expect(told(await enter(passport('b0 0512345')))).toEqual(REFUSED);
  });

  it('is refused by a national number with and without the year before it, and by a birth registration', async () => {
    await entered({ nid_number: '1980 2692518123456' });
    expect(told(await enter({ nid_number: '২৬৯২৫১৮১২৩৪৫৬' }))).toEqual([400, 'nid_number', 'registered_already']);
    await entered({ birth_registration_no: '19802692518123456' });
    expect(told(await enter({ birth_registration_no: '1980-2692518123456' }))).toEqual([
      400,
      'birth_registration_no',
      'registered_already',
    ]);
    await entered({ birth_registration_no: '2692518123456' });
  });

  it('is taken where the field says nothing that could be a number', async () => {
    await entered({ passport_number: 'n/a', nid_number: '-' });
    await entered({ passport_number: 'N/A', nid_number: '-' });
  });

  it('is refused of two that are sent together', async () => {
    const body = passport();
    const replies = await whileHeld(
      office,
      'lock table known_number in share row exclusive mode',
      () => enter(body),
      () => enter(body),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it('names the branch alone of a file that the caller does not see', async () => {
    const [dhaka, sylhet] = [await createSample(office, entities.branch), await createSample(office, entities.branch)];
    const rights = ['LIST', 'CREATE'].map(verb => `HAJJ_PASSENGER_INFO_${verb}`);
    const clerk = await hire(office, rights, { branch: dhaka.id });
    const body = passport();
    await entered({ ...body, branch: sylhet.id });
    const reply = await enter(body, clerk);
    expect(told(reply)).toEqual([400, 'passport_number', 'registered_elsewhere']);
    expect(JSON.stringify(reply.body)).toContain(String(sylhet['name']));
    expect(JSON.stringify(reply.body)).not.toContain('Karim');
  });
});

describe('one person', () => {
  it('goes in another season, and once in each', async () => {
    const [first, second, body] = [await seasonOf('hajj'), await seasonOf('hajj'), passport()];
    await entered({ ...body, season: first });
    await entered({ ...body, season: second });
    expect(told(await enter({ ...body, season: second }))).toEqual(REFUSED);
  });

  it('counts in every season as long as none is said', async () => {
    const [season, body] = [await seasonOf('hajj'), passport()];
    const id = await entered({ ...body, season });
    expect(told(await enter(body))).toEqual(REFUSED);
    await tamper(office, `update hajj_passenger_info set status = 'closed' where id = ${id}`);
    await entered(body);
    expect(told(await enter({ ...body, season }))).toEqual(REFUSED);
  });

  it.each(['cancel_journey', 'mark_lost', 'transfer'])('may be entered anew after %s', async verb => {
    const body = passport();
    const id = await entered(body);
    const ended = await step(verb, id, { reason: 'They asked for it' });
    expect(ended.status, JSON.stringify(ended.body)).toBe(200);
    if (verb === 'transfer') expect(told(await enter(body))).toEqual(REFUSED);
    else await entered(body);
  });

  it('goes on Umrah twice on other days, and not on days of another journey', async () => {
    const body = { ...passport(), pilgrim_type: 'umrah', season: await seasonOf('umrah') };
    await entered({ ...body, departure_date: '2027-01-10', return_date: '2027-01-20' });
    await entered({ ...body, departure_date: '2027-01-21', return_date: '2027-01-30' });
    const hajj = { pilgrim_type: 'hajj', season: await seasonOf('hajj') };
    for (const more of [{}, hajj])
      expect(told(await enter({ ...body, ...more, departure_date: '2027-01-30', return_date: '2027-02-09' }))).toEqual(
        REFUSED,
      );
    await entered({ ...body, departure_date: '2027-01-31', return_date: '2027-02-09' });
    expect(told(await enter(body))).toEqual(REFUSED);
    const other = passport();
    await entered({ ...other, ...hajj, departure_date: '2027-05-01', return_date: '2027-06-10' });
    const days = { departure_date: '2027-06-10', return_date: '2027-06-20' };
    expect(told(await enter({ ...body, ...other, ...days }))).toEqual(REFUSED);
  });
});

describe('a file that stands', () => {
  it('takes neither the number nor the season of another one', async () => {
    const [season, body] = [await seasonOf('hajj'), passport()];
    await entered({ ...body, season });
    const other = await entered({ season });
    expect(told(await change(other, body))).toEqual(REFUSED);
    const elsewhere = await entered({ ...body, season: await seasonOf('hajj') });
    expect(told(await change(elsewhere, { season }))).toEqual(REFUSED);
  });

  it('of an old pair is changed in all else, and goes no further until one of them has ended', async () => {
    const body = { ...passport(), pilgrim_type: 'umrah', season: await seasonOf('umrah') };
    const journey = await createSample(office, entities.tour_package);
    const [one, other] = [await entered(body), await entered({ pilgrim_type: 'umrah', season: body.season })];
    await copyNumbers(one, other);
    expect((await change(other, { occupation: 'Teacher', tour_package: journey.id })).status).toBe(200);
    const refused = await step('register', other);
    expect([refused.status, refused.body.reason]).toEqual([409, 'registered_already']);
    expect(JSON.stringify(refused.body)).toContain(`${await numberOf(one)} Karim Uddin`);
    await step('mark_lost', one, { reason: 'Entered twice' });
    expect((await step('register', other)).status).toBe(200);
    const reopened = await step('reopen_file', one, { reason: 'Comes after all' });
    expect([reopened.status, reopened.body.reason]).toEqual([409, 'registered_already']);
  });

  it('of an old pair gets no seat', async () => {
    const departure = await journeys.departure(5);
    const [one, other] = [await journeys.pilgrim(passport()), await journeys.pilgrim()];
    const booking = await journeys.booking(departure, { pilgrim: other });
    await copyNumbers(one, other);
    for (const [verb, body] of [
      ['hold_seat', { hold_until: '2026-11-21' }],
      ['confirm', {}],
      ['wait_for_seat', {}],
    ] as const) {
      const refused = await journeys.give('booking', verb, booking, body);
      expect([refused.status, refused.body.reason], verb).toEqual([409, 'registered_already']);
    }
    expect((await journeys.read('departure', departure)).booked).toBe(0);
  });

  it('is judged by the season of the departure on which it is booked', async () => {
    const departure = await journeys.departure(5);
    const { season } = await journeys.read('departure', departure);
    const [one, other] = [
      await journeys.pilgrim({ ...passport(), season }),
      await journeys.pilgrim({ season: await seasonOf('umrah') }),
    ];
    const booking = await journeys.booking(departure, { pilgrim: other });
    await copyNumbers(one, other);
    const refused = await journeys.give('booking', 'confirm', booking);
    expect([refused.status, refused.body.reason]).toEqual([409, 'registered_already']);
  });

  it('that has ended may say any number', async () => {
    const body = passport();
    const ended = await entered({});
    await step('mark_lost', ended, { reason: 'Went elsewhere' });
    await entered(body);
    expect((await change(ended, body)).status).toBe(200);
  });

  it('gets its next one with its numbers', async () => {
    const body = passport();
    const id = await entered(body);
    const reply = await step('new_journey', id);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect((await journeys.read('hajj_passenger_info', reply.body.next_file)).passport_number).toBe(
      body.passport_number,
    );
    expect(told(await enter(body))).toEqual(REFUSED);
  });
});

describe('a sheet', () => {
  const send = (rows: readonly Body[], commit = false) =>
    office.call('POST', '/api/imports', { body: { entity: 'hajj_passenger_info', rows, commit } });
  const row = (more: Body) => ({ ...someone, pilgrim_type: 'hajj', ...more });

  it('tells in its dry run which file or line has a number already, and keeps nothing', async () => {
    const [known, twice] = [passport(), passport()];
    const id = await entered(known);
    const plan = await send([row(twice), row(known), row({}), row(twice)]);
    const errors = plan.body.rows.map(({ errors: all }: { errors: readonly { code: string; text: string }[] }) =>
      all.map(({ code, text }) => `${code}: ${text}`).join(),
    );
    expect(errors).toEqual([
      '',
      expect.stringMatching(new RegExp(`^registered_already: .*${await numberOf(id)} Karim Uddin`)),
      '',
      expect.stringMatching(/^registered_in_line: .*\b1\b/),
    ]);
    expect((await send([row(twice), row(twice)], true)).status).not.toBe(200);
    await entered(twice);
  });
});

describe('numbers of a sheet', () => {
  const statements = (rows: readonly Body[], commit: boolean) =>
    statementsOf(office, async () => {
      const { status, body } = await office.call('POST', '/api/imports', {
        body: {
          entity: 'hajj_passenger_info',
          rows: rows.map(one => ({ ...someone, pilgrim_type: 'hajj', ...one })),
          commit,
        },
      });
      expect([status, body.totals.create]).toEqual([200, rows.length]);
    });
  const isLock = (text: string) => text.includes('known_number');

  it('are locked by no trial, which would keep others from them for nothing', async () => {
    expect((await statements([passport(), passport()], false)).filter(isLock)).toEqual([]);
  });

  it('are all locked before the first row is written, so that two sheets do not wait for each other', async () => {
    const seen = await statements([passport(), passport()], true);
    const first = seen.findIndex(isLock);
    expect(first).toBeGreaterThan(-1);
    expect(first).toBeLessThan(seen.findIndex(text => text.includes('insert into "hajj_passenger_info"')));
  });
});

describe('the check of journeys', () => {
  it('lists the pairs that stand from before', async () => {
    const [one, other] = [await entered(passport()), await entered({})];
    await copyNumbers(one, other);
    const { body } = await office.call('POST', '/api/accounts/verification', { body: {} });
    const { findings } = body.verification.checks.find(({ check }: { check: string }) => check === 'registered_once');
    expect(findings).toContainEqual(
      expect.objectContaining({ entity: 'hajj_passenger_info', record: one, found: await numberOf(other) }),
    );
  });
});

describe('hashes of numbers', () => {
  it('are written for all rows when they are new, once', async () => {
    const body = passport();
    const id = await entered(body);
    const hashed = async (): Promise<number> =>
      (await office.pool.query('select count(passport_number_hash)::int as n from hajj_passenger_info')).rows[0].n;
    const all = await hashed();
    const hashes = async () => {
      const { rows } = await office.pool.query(
        'select passport_number_hash, passport_number_like, nid_number_hash from hajj_passenger_info where id = $1',
        [id],
      );
      return rows[0];
    };
    const before = await hashes();
    await writeDerived(office.host.db, office.host.vault);
    await tamper(office, 'update hajj_passenger_info set passport_number_hash = null, passport_number_like = null');
    await writeDerived(office.host.db, office.host.vault);
    expect((await hashes()).passport_number_hash).toBeNull();
    await office.pool.query('delete from derived_column');
    await writeDerived(office.host.db, office.host.vault, 2);
    expect(await hashes()).toEqual(before);
    expect(await hashed()).toBe(all);
    expect(before.passport_number_hash).not.toContain(body.passport_number);
    expect(told(await enter(body))).toEqual(REFUSED);
  });

  it('are written anew when their code says something else than when they were written', async () => {
    const body = passport();
    const id = await entered(body);
    const hashes = async () => {
      const { rows } = await office.pool.query(
        'select passport_number_hash as hash, passport_number_like as "like" from hajj_passenger_info where id = $1',
        [id],
      );
      return rows[0];
    };
    const before = await hashes();
    const versions = async () => (await office.pool.query('select * from derived_column order by name')).rows;
    const written = await versions();
    for (const older of ['version - 1', '0']) {
      await tamper(
        office,
        `update hajj_passenger_info set passport_number_hash = 'x', passport_number_like = 'x' where id = ${id}`,
        `update derived_column set version = ${older} where name like 'hajj_passenger_info.passport_number%'`,
      );
      await writeDerived(office.host.db, office.host.vault);
      expect(await hashes()).toEqual(before);
      expect(await versions()).toEqual(written);
    }
  });

  it('go with the number that is emptied', async () => {
    const body = { ...passport(), nid_number: `19${String((made += 1)).padStart(11, '0')}` };
    const id = await entered(body);
    expect((await change(id, { passport_number: null, nid_number: '' })).status).toBe(200);
    const { rows } = await office.pool.query(
      `select passport_number_hash, passport_number_like, nid_number_hash, nid_number_like
       from hajj_passenger_info where id = $1`,
      [id],
    );
    expect(Object.values(rows[0])).toEqual([null, null, null, null]);
    await entered(body);
  });
});
