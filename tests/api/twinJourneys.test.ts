import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { changeDays } from '../support/changeDays.ts';
import { hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { pilgrims } from '../support/pilgrim.ts';
import { createSample } from '../support/sample.ts';
import { madeOf } from '../support/stock.ts';
import { tamper } from '../support/tamper.ts';
import { whileHeld } from '../support/whileHeld.ts';

let office: Office;
let journeys: Journeys;
let bangladesh: number;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
  bangladesh = (await createSample(office, entities.country)).id;
});
afterAll(() => office.close());

let made = 0;
const fresh = (): string => `T${String((made += 1)).padStart(8, '0')}`;
const passport = () => ({ passport_number: fresh(), passport_country: bangladesh });
type Body = Readonly<Record<string, unknown>>;
const seasonOf = (pilgrim_type: 'hajj' | 'umrah') =>
  madeOf(office, 'season', { name: fresh(), pilgrim_type, begins_on: '2026-01-01', ends_on: '2028-12-31' });
const someone = { given_names: 'Karim', surname: 'Uddin', gender: 'male', birth_date: '1980-01-01' } as const;
const enter = (body: Body, as: Pick<Office, 'call'> = office): Promise<Reply> =>
  as.call('POST', pilgrims.create, { body: { ...someone, ...body } });
const told = ({ status, body }: Reply) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code ?? body.reason];
const REFUSED = [400, 'passport_number', 'registered_already'];
const give = (verb: string, id: number, body: object = {}) => journeys.give('booking', verb, id, body);
/** Books somebody, who waits, is held or confirmed from then on. */
async function booked(departure: number, pilgrim: number, verb = 'confirm'): Promise<number> {
  const id = await journeys.booking(departure, { pilgrim });
  const reply = await give(verb, id, verb === 'hold_seat' ? { hold_until: '2026-11-25' } : {});
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return id;
}
const cancelling = { cancelled_on: DAY, reason: 'They asked for it' };
const change = (id: number, body: Body, as: Pick<Office, 'call'> = office) =>
  as.call('PUT', calls('departure').update(id), { body });
const copyNumbers = (from: number, to: number) =>
  tamper(
    office,
    `update hajj_passenger_info as it set (passport_number, passport_country, passport_number_hash, passport_number_like)
     = (select passport_number, passport_country, passport_number_hash, passport_number_like
        from hajj_passenger_info where id = ${from}) where id = ${to}`,
  );
const pairsFound = async (): Promise<unknown[]> => {
  const { body } = await office.call('POST', '/api/accounts/verification', { body: {} });
  return body.verification.checks.find(({ check }: { check: string }) => check === 'registered_once').findings;
};
const foundOf = async (id: number) => (await pairsFound()).filter((one: any) => one.record === id);
const hajjOf = async (season: number, more: object = {}) => journeys.departure(5, { season, ...more });

describe('a file that a booking takes', () => {
  it.each(['wait_for_seat', 'hold_seat'])(
    'is on the journey of its departure from %s on, whatever it says itself',
    async verb => {
      const [here, elsewhere, body] = [await seasonOf('hajj'), await seasonOf('hajj'), passport()];
      const own = { ...body, pilgrim_type: 'hajj' };
      const id = await journeys.pilgrim({ ...own, season: elsewhere });
      const booking = await booked(await hajjOf(here), id, verb);
      expect((await journeys.read('hajj_passenger_info', id)).season).toBe(elsewhere);
      expect(told(await enter({ ...own, season: here }))).toEqual(REFUSED);
      const asked = await office.call('POST', '/api/passengers/registered', { body: { ...own, season: here } });
      expect(asked.body.twins).toMatchObject([{ id }]);
      // The season that only the file says is free: it does not go with it.
      const other = await enter({ ...own, season: elsewhere });
      expect(other.status, JSON.stringify(other.body)).toBe(201);
      expect((await give('cancel', booking, cancelling)).status).toBe(200);
      expect((await enter({ ...own, season: here })).status).toBe(201);
    },
  );

  it('takes no number that somebody has on the journey of its departure, and one that they have on its own', async () => {
    const [here, elsewhere, body] = [await seasonOf('hajj'), await seasonOf('hajj'), passport()];
    const twin = await journeys.pilgrim({ ...body, pilgrim_type: 'hajj', season: here });
    const id = await journeys.pilgrim({ pilgrim_type: 'hajj', season: elsewhere });
    await booked(await hajjOf(here), id, 'hold_seat');
    const write = () => office.call('PUT', pilgrims.update(id), { body });
    expect(told(await write())).toEqual(REFUSED);
    const asked = await office.call('POST', '/api/passengers/registered', { body: { id, ...body } });
    expect(asked.body.twins).toMatchObject([{ id: twin }]);
    await tamper(office, `update hajj_passenger_info set season = ${elsewhere} where id = ${twin}`);
    expect((await write()).status).toBe(200);
  });

  it('is asked on that journey before its next step, and listed by the check of journeys', async () => {
    const [here, elsewhere, body] = [await seasonOf('umrah'), await seasonOf('umrah'), passport()];
    const journey = await createSample(office, entities.tour_package);
    const days = { departure_date: '2027-02-01', return_date: '2027-02-10' };
    const one = await journeys.pilgrim({ ...body, season: here, ...days });
    const id = await journeys.pilgrim({ season: elsewhere, tour_package: journey.id });
    const booking = await booked(await journeys.departure(5, { season: here, ...days }), id, 'hold_seat');
    await copyNumbers(one, id);
    const next = () => journeys.give('hajj_passenger_info', 'register', id);
    const refused = await next();
    expect([refused.status, refused.body.reason]).toEqual([409, 'registered_already']);
    expect(await foundOf(one)).toHaveLength(1);
    await tamper(office, `update booking set status = 'cancelled' where id = ${booking}`);
    expect(await foundOf(one)).toHaveLength(0);
    expect((await next()).status).toBe(200);
  });

  it('is of the type of the season that it is booked for, from before that was asked', async () => {
    const [season, body] = [await seasonOf('hajj'), passport()];
    const id = await journeys.pilgrim({ ...body, pilgrim_type: 'hajj' });
    await booked(await hajjOf(season), id, 'hold_seat');
    await tamper(office, `update hajj_passenger_info set pilgrim_type = 'umrah' where id = ${id}`);
    expect(told(await enter({ ...body, pilgrim_type: 'hajj', season }))).toEqual(REFUSED);
  });

  it('leaves to the file what its departure leaves open', async () => {
    const [season, body] = [await seasonOf('hajj'), passport()];
    const id = await journeys.pilgrim({ ...body, pilgrim_type: 'hajj', season });
    const departure = await hajjOf(season);
    await booked(departure, id, 'hold_seat');
    await tamper(office, `update departure set season = null where id = ${departure}`);
    const own = { ...body, pilgrim_type: 'hajj' };
    expect(told(await enter({ ...own, season }))).toEqual(REFUSED);
    expect((await enter({ ...own, season: await seasonOf('hajj') })).status).toBe(201);
  });
});

describe('a departure with a booked pilgrim', () => {
  const later = { departure_date: '2027-03-01', return_date: '2027-03-10' };

  it.each(['wait_for_seat', 'hold_seat', 'confirm'])(
    'moves to no days on which somebody else goes with their number, from %s on',
    async verb => {
      const [season, body] = [await seasonOf('umrah'), passport()];
      const departure = await journeys.departure(5, { season });
      await booked(departure, await journeys.pilgrim());
      const id = await journeys.pilgrim(body);
      const booking = await booked(departure, id, verb);
      const twin = await enter({ ...body, pilgrim_type: 'umrah', season, ...later });
      expect(twin.status, JSON.stringify(twin.body)).toBe(201);
      const days = { departure_date: '2027-03-10', return_date: '2027-03-20' };
      const refused = await changeDays(office, departure, days);
      expect(told(refused)).toEqual([400, 'departure_date', 'booked_registered']);
      expect(JSON.stringify(refused.body)).toContain(`${twin.body.tracking_no} Karim Uddin`);
      expect((await changeDays(office, departure, { return_date: '2027-03-01' })).body.errors).toMatchObject([
        { field: 'return_date', code: 'booked_registered' },
      ]);
      expect((await journeys.read('departure', departure)).departure_date).toBe('2026-11-21');
      const free = { departure_date: '2027-03-11', return_date: '2027-03-20' };
      expect((await changeDays(office, departure, free)).status).toBe(200);
      await give('cancel', booking, cancelling);
      expect((await changeDays(office, departure, days)).status).toBe(200);
    },
  );

  it('moves to no season in which somebody else goes with their number', async () => {
    const [here, there, body] = [await seasonOf('hajj'), await seasonOf('hajj'), passport()];
    const departure = await hajjOf(here);
    const id = await journeys.pilgrim({ ...body, pilgrim_type: 'hajj', season: here });
    await booked(departure, id, 'hold_seat');
    const twin = await enter({ ...body, pilgrim_type: 'hajj', season: there });
    expect(twin.status).toBe(201);
    expect(told(await change(departure, { season: there }))).toEqual([400, 'season', 'booked_registered']);
    for (const ended of [id, twin.body.id]) {
      await tamper(office, `update hajj_passenger_info set status = 'lost' where id = ${ended}`);
      for (const season of [there, here]) expect((await change(departure, { season })).status).toBe(200);
      await tamper(office, `update hajj_passenger_info set status = 'enquiry' where id = ${ended}`);
    }
  });

  it('meets the twin where that one is booked, and not where its file says', async () => {
    const [season, body] = [await seasonOf('umrah'), passport()];
    const one = await journeys.departure(5, { season });
    await booked(one, await journeys.pilgrim(body), 'hold_seat');
    const two = await journeys.departure(5, { season, ...later });
    const other = await journeys.pilgrim({ ...body, season, ...later });
    await booked(two, other, 'hold_seat');
    await tamper(
      office,
      `update hajj_passenger_info set departure_date = '2027-08-01', return_date = '2027-08-10' where id = ${other}`,
    );
    expect(told(await changeDays(office, one, { departure_date: '2027-03-05', return_date: '2027-03-15' }))[2]).toBe(
      'booked_registered',
    );
    expect((await changeDays(office, one, { departure_date: '2027-08-05', return_date: '2027-08-15' })).status).toBe(
      200,
    );
  });

  it('is told the branch alone of a file that whoever changes it does not see', async () => {
    const [dhaka, sylhet] = [await createSample(office, entities.branch), await createSample(office, entities.branch)];
    const [season, body] = [await seasonOf('umrah'), passport()];
    const departure = await journeys.departure(5, { season });
    await booked(departure, await journeys.pilgrim(body), 'hold_seat');
    await enter({ ...body, pilgrim_type: 'umrah', season, ...later, branch: sylhet.id });
    const clerk = await hire(office, ['DEPARTURE_UPDATE', 'DEPARTURE_DETAILS'], { branch: dhaka.id });
    const refused = await changeDays(clerk, departure, later);
    expect(told(refused)).toEqual([400, 'departure_date', 'booked_registered_elsewhere']);
    expect(JSON.stringify(refused.body)).toContain(String(sylhet['name']));
    expect(JSON.stringify(refused.body)).not.toContain('Karim');
  });

  it('does not move while somebody registers their number on its new days', async () => {
    const [season, body] = [await seasonOf('umrah'), passport()];
    const departure = await journeys.departure(5, { season });
    await booked(departure, await journeys.pilgrim(body), 'wait_for_seat');
    const replies = await whileHeld(
      office,
      'lock table known_number in share row exclusive mode',
      () => enter({ ...body, pilgrim_type: 'umrah', season, ...later }),
      () => changeDays(office, departure, later),
    );
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(1);
  });
});

describe('of two twins at once', () => {
  const pair = async (season: number) => {
    const body = passport();
    const one = await journeys.pilgrim({ ...body, pilgrim_type: 'hajj', season });
    const other = await journeys.pilgrim({ pilgrim_type: 'hajj', season: await seasonOf('hajj') });
    return { body, one, other };
  };

  it('one is booked', async () => {
    const [season, elsewhere, further] = [await seasonOf('hajj'), await seasonOf('hajj'), await seasonOf('hajj')];
    const body = passport();
    const files = [
      await journeys.pilgrim({ ...body, pilgrim_type: 'hajj', season: elsewhere }),
      await journeys.pilgrim({ ...body, pilgrim_type: 'hajj', season: further }),
    ];
    const ids: number[] = [];
    for (const pilgrim of files) ids.push(await journeys.booking(await hajjOf(season), { pilgrim }));
    const replies = await whileHeld(
      office,
      'lock table known_number in share row exclusive mode',
      ...ids.map(id => () => give('confirm', id)),
    );
    expect(replies.map(({ status }) => status === 200).sort()).toEqual([false, true]);
    expect(JSON.stringify(replies.map(({ body: said }) => said))).toContain('registered_already');
  });

  it('one is opened again', async () => {
    const season = await seasonOf('hajj');
    const { body, one, other } = await pair(season);
    for (const id of [one, other])
      await journeys.give('hajj_passenger_info', 'mark_lost', id, { reason: 'Went elsewhere' });
    await tamper(office, `update hajj_passenger_info set season = ${season} where id = ${other}`);
    expect((await office.call('PUT', pilgrims.update(other), { body })).status).toBe(200);
    const replies = await whileHeld(
      office,
      'lock table known_number in share row exclusive mode',
      ...[one, other].map(
        id => () => journeys.give('hajj_passenger_info', 'reopen_file', id, { reason: 'Comes after all' }),
      ),
    );
    expect(replies.map(({ status }) => status === 200).sort()).toEqual([false, true]);
  });
});
