import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { isOutside, type Place, ways } from '../../catalog/hajj/custody/custody.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { pilgrims } from '../support/pilgrim.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const AGENT = 'Al Safa Visa Services';
const move = (id: number, to: Place, more: object = {}) =>
  journeys.give('hajj_passenger_info', 'move_passport', id, {
    custody_to: to,
    moved_on: DAY,
    ...(isOutside(to) && { holder: AGENT }),
    ...(to === 'lost' && { reason: 'Left in a taxi' }),
    ...more,
  });
const read = (id: number) => journeys.read('hajj_passenger_info', id);
const told = ({ status, body }: Reply) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code ?? body.code];

/** From the pilgrim to each place, by the shortest way. */
const paths: Readonly<Record<Place, readonly Place[]>> = {
  with_pilgrim: [],
  received: ['received'],
  in_safe: ['received', 'in_safe'],
  with_agent: ['received', 'in_safe', 'with_agent'],
  at_embassy: ['received', 'in_safe', 'at_embassy'],
  returned: ['received', 'returned'],
  lost: ['lost'],
};
const places = Object.keys(paths) as Place[];
/** Nobody moves it whence everybody's comes. */
const moved = places.filter(one => one !== 'with_pilgrim');

let numbered = 0;
/** The file of somebody whose passport is known. */
const pilgrim = (more: object = {}): Promise<number> =>
  journeys.pilgrim({ passport_number: `C${String((numbered += 1)).padStart(8, '0')}`, ...more });

/** The file of somebody whose passport is there. */
async function fileAt(place: Place, more: object = {}): Promise<number> {
  const id = await pilgrim(more);
  for (const to of paths[place]) expect((await move(id, to)).status).toBe(200);
  return id;
}

describe('a passport', () => {
  it.each(places)('that is %s goes its ways, and no other', async from => {
    for (const to of moved) {
      const id = await fileAt(from);
      const reply = await move(id, to);
      if (ways[from].includes(to)) expect([to, reply.status, (await read(id)).passport_custody]).toEqual([to, 200, to]);
      else {
        expect([to, ...told(reply)]).toEqual([to, 400, 'custody_to', 'custody_way']);
        expect(reply.body.errors[0].params).toEqual({ place_now: from, place_next: to });
      }
    }
  });

  it('is moved by nobody who writes a form or a sheet', async () => {
    const id = await pilgrim();
    const body = { passport_custody: 'in_safe' };
    expect(told(await office.call('PUT', pilgrims.update(id), { body }))).toEqual([
      400,
      'passport_custody',
      'read_only',
    ]);
    const row = { given_names: 'Nadia', gender: 'female', birth_date: '1980-01-01', ...body };
    const sheet = { entity: 'hajj_passenger_info', commit: true, rows: [row] };
    const imported = await office.call('POST', '/api/imports', { body: sheet });
    expect(imported.body.rows[0].errors).toMatchObject([{ field: 'passport_custody', code: 'read_only' }]);
  });

  it('says who has it, since when, and from whom it came', async () => {
    const id = await fileAt('in_safe');
    await move(id, 'with_agent', { holder: AGENT, moved_on: DAY });
    await move(id, 'at_embassy', { holder: null });
    expect(await read(id)).toMatchObject({
      passport_custody: 'at_embassy',
      passport_custody_since: DAY,
      passport_holder: AGENT,
      passport_from: 'with_agent',
      passport_from_holder: AGENT,
    });
    await move(id, 'in_safe');
    expect(await read(id)).toMatchObject({ passport_holder: null, passport_from_holder: AGENT });
    await move(id, 'returned', { holder: 'Their brother Hasan' });
    expect(await read(id)).toMatchObject({ passport_holder: 'Their brother Hasan', passport_from: 'in_safe' });
  });

  it('has its ways in the history of the file', async () => {
    const id = await fileAt('in_safe');
    await move(id, 'lost');
    const { rows } = await office.pool.query(
      `select before, after, reason from history where entity = 'hajj_passenger_info' and record = $1
         and command = 'move_passport' order by id desc limit 1`,
      [id],
    );
    expect(rows[0]).toMatchObject({
      before: { passport_custody: 'in_safe' },
      after: { passport_custody: 'lost', passport_from: 'in_safe' },
      reason: 'Left in a taxi',
    });
  });

  it('goes to an agent or an embassy that is named, on a day that has come and is not before its last', async () => {
    const id = await fileAt('in_safe');
    expect(told(await move(id, 'with_agent', { holder: ' ' }))).toEqual([400, 'holder', 'required']);
    expect(told(await move(id, 'at_embassy', { holder: null }))).toEqual([400, 'holder', 'required']);
    expect((await move(id, 'with_agent', { moved_on: '2026-11-22' })).body.errors).toMatchObject([
      { field: 'moved_on' },
    ]);
    expect(told(await move(id, 'with_agent', { moved_on: '2026-11-20' }))).toEqual([
      400,
      'moved_on',
      'before_last_move',
    ]);
    expect(told(await move(id, 'with_agent', { moved_on: null }))).toEqual([400, 'moved_on', 'required']);
    expect((await read(id)).passport_custody).toBe('in_safe');
  });

  it('is lost for a reason, from whoever had it', async () => {
    const id = await fileAt('with_agent');
    expect(told(await move(id, 'lost', { reason: '' }))).toEqual([400, 'reason', 'reason_required']);
    expect((await move(id, 'lost')).status).toBe(200);
    expect(await read(id)).toMatchObject({ passport_custody: 'lost', passport_holder: AGENT });
  });

  it('goes back to its owner also where they do not travel any more', async () => {
    const id = await fileAt('in_safe');
    await journeys.give('hajj_passenger_info', 'cancel_journey', id, { reason: 'They are ill' });
    expect((await move(id, 'returned')).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'cancelled', passport_custody: 'returned' });
  });

  it('is one, however many journeys its owner has files of', async () => {
    const first = await fileAt('in_safe', { passport_number: 'BX0733111' });
    const { next_file: next } = (await journeys.give('hajj_passenger_info', 'new_journey', first)).body;
    expect(await read(next)).toMatchObject({ passport_custody: 'in_safe', passport_custody_since: DAY });
    await move(next, 'with_agent');
    expect(await read(first)).toMatchObject({ passport_custody: 'with_agent', passport_holder: AGENT });
    await office.call('PUT', pilgrims.update(next), { body: { passport_number: 'BX0744222' } });
    await move(next, 'in_safe');
    expect((await read(first)).passport_custody).toBe('with_agent');
  });
});

it('a passport without a number in its file is handed over to nobody, and may be lost or come back', async () => {
  const id = await journeys.pilgrim();
  expect(told(await move(id, 'received'))).toEqual([400, 'passport_number', 'required']);
  expect((await move(id, 'lost')).status).toBe(200);
  expect(told(await move(id, 'in_safe'))).toEqual([400, 'passport_number', 'required']);
  await office.pool.query(`update hajj_passenger_info set passport_custody = 'received' where id = $1`, [id]);
  expect((await move(id, 'returned')).status).toBe(200);
});

describe('whoever moves passports', () => {
  it('moves many at once, each by itself', async () => {
    const ids = [await fileAt('in_safe'), await fileAt('with_pilgrim'), await fileAt('in_safe')];
    const body = { ids, custody_to: 'with_agent', holder: AGENT, moved_on: DAY };
    const reply = await office.call('POST', pilgrims.command('move_passport'), {
      body,
      headers: { 'accept-language': 'tr' },
    });
    expect(reply.body.results).toMatchObject([
      { id: ids[0], status: 200 },
      {
        id: ids[1],
        status: 400,
        code: 'custody_way',
        detail: 'Pasaport “Yolcuda” durumundan “Vize acentesinde” durumuna geçmez.',
      },
      { id: ids[2], status: 200 },
    ]);
  });

  it('may change files, and sees them', async () => {
    const branch = (await createSample(office, entities.branch)).id;
    const other = (await createSample(office, entities.branch)).id;
    const [own, foreign] = [await fileAt('with_pilgrim', { branch }), await fileAt('with_pilgrim', { branch: other })];
    const reading = ['HAJJ_PASSENGER_INFO_LIST', 'HAJJ_PASSENGER_INFO_DETAILS'];
    const reader = await hire(office, reading, { branch });
    const clerk = await hire(office, [...reading, 'HAJJ_PASSENGER_INFO_UPDATE'], { branch });
    const received = { body: { custody_to: 'received', moved_on: DAY } };
    const of = (id: number) => pilgrims.command('move_passport', id);
    expect((await reader.call('POST', of(own), received)).status).toBe(403);
    expect((await clerk.call('POST', of(foreign), received)).status).toBe(404);
    expect((await clerk.call('POST', of(own), received)).status).toBe(200);
    expect((await read(foreign)).passport_custody).toBe('with_pilgrim');
  });
});
