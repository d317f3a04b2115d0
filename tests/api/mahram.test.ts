import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlyBoard } from '../../catalog/hajj/fly/FlyBoard.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type CallOptions, type Office, openOffice } from '../support/office.ts';
import { asFile, formOf, jpeg } from '../support/pictures.ts';
import { madeOf } from '../support/stock.ts';

const pilgrims = calls('hajj_passenger_info');
const days = { departure_date: '2027-01-20', return_date: '2027-02-03' };

let office: Office;
let journeys: Journeys;
let season: number;
let departure: number;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
  season = await madeOf(office, 'season', {
    name: 'Umrah 1448',
    pilgrim_type: 'umrah',
    begins_on: '2026-11-01',
    ends_on: '2027-03-01',
    mahram_policy: 'all_women',
  });
  departure = await journeys.departure(40, { season, ...days });
});
afterAll(() => office.close());

const update = (id: number, body: object) => office.call('PUT', pilgrims.update(id), { body });
/** A pilgrim with a confirmed booking on a departure, and the booking. */
async function booked(on: number, more: object = {}): Promise<{ id: number; booking: number }> {
  const id = await journeys.pilgrim({ passport_expiry_date: '2030-01-01', ...more });
  const booking = await journeys.booking(on, { pilgrim: id });
  const { status, body } = await journeys.give('booking', 'confirm', booking);
  expect(status, JSON.stringify(body)).toBe(200);
  return { id, booking };
}
/** A woman of the departure who names a mahram, ready for her visa. */
async function wife(mahram: number | null, more: object = {}): Promise<number> {
  const { id } = await booked(departure, { gender: 'female', mahram, mahram_relation: 'husband', ...more });
  await readyForVisa(id);
  return id;
}
const write = (id: number, values: ReturnType<typeof sql>) =>
  office.host.db.execute(sql`update hajj_passenger_info set ${values} where id = ${id}`);
const readyForVisa = (id: number) => write(id, sql`status = 'documents_complete'`);

/** How she stands on the board, and why. */
async function onBoard(id: number): Promise<readonly unknown[]> {
  const board: FlyBoard = (await office.call('GET', `/api/departures/${departure}/fly-board`)).body;
  const row = board.pilgrims.find(one => one.id === id);
  return [row?.standings[board.requirements.indexOf('mahram_settled')], row?.mahram_flaw];
}
/** Whether she may ask for her visa, and why not; she stands where she stood. */
async function atVisa(id: number): Promise<readonly unknown[]> {
  const { status, body } = await journeys.give('hajj_passenger_info', 'apply_for_visa', id);
  if (status === 200) await readyForVisa(id);
  return [status, body.reason];
}
const isRed = async (id: number, flaw: string) => {
  expect(await onBoard(id)).toEqual(['missing', flaw]);
  expect(await atVisa(id)).toEqual([409, flaw]);
};
const isGreen = async (id: number) => {
  expect(await onBoard(id)).toEqual(['met', undefined]);
  expect(await atVisa(id)).toEqual([200, undefined]);
};

describe('a mahram, on the board and before the visa', () => {
  it('is no woman, no boy of nine, no brother-in-law, and nobody who flies five weeks earlier', async () => {
    const earlier = await journeys.departure(5, { season, departure_date: '2026-12-16', return_date: '2026-12-30' });
    await isRed(await wife((await booked(departure, { gender: 'female' })).id), 'mahram_not_male');
    await isRed(await wife((await booked(departure, { birth_date: '2017-06-01' })).id), 'mahram_too_young');
    const inLaw = await wife((await booked(departure)).id);
    await write(inLaw, sql`mahram_relation = 'in_law'`);
    await isRed(inLaw, 'relation_does_not_count');
    await isRed(await wife((await booked(earlier)).id), 'mahram_other_departure');
    await isRed(await wife(null), 'mahram_missing');
    const herself = await wife(null);
    await write(herself, sql`mahram = id`);
    await isRed(herself, 'mahram_not_male');
  });

  it('is the husband of thirty until he cancels', async () => {
    const his = await booked(departure, { birth_date: '1996-06-01' });
    const her = await wife(his.id);
    await isGreen(her);
    const input = { cancelled_on: DAY, reason: 'Ill' };
    const { status, body } = await journeys.give('booking', 'cancel', his.booking, input);
    expect(status, JSON.stringify(body)).toBe(200);
    const [standing, flaw] = await onBoard(her);
    expect([standing, ['mahram_withdrawn', 'mahram_not_booked'].includes(String(flaw))]).toEqual(['missing', true]);
    await isRed(her, String(flaw));
  });

  it('turns red for each woman as soon as he moves, withdraws, has another flight or is something else to her', async () => {
    const his = await booked(departure);
    const [one, other] = [await wife(his.id), await wife(his.id, { mahram_relation: 'brother' })];
    await isGreen(other);
    await update(one, { outbound_flight: 'SV 803' });
    await isGreen(one);
    await update(his.id, { outbound_flight: 'SV 805' });
    await isRed(one, 'mahram_other_flight');
    await isGreen(other);
    await update(his.id, { outbound_flight: 'sv803' });
    await isGreen(one);
    expect((await update(one, { mahram_relation: null })).status).toBe(200);
    await isRed(one, 'mahram_missing');
    await update(one, { mahram_relation: 'milk_brother' });
    await isGreen(one);
    await office.host.db.execute(sql`update booking set status = 'held' where id = ${his.booking}`);
    await isRed(one, 'mahram_not_booked');
    await isRed(other, 'mahram_not_booked');
    await office.host.db.execute(sql`update booking set status = 'departed' where id = ${his.booking}`);
    await isGreen(one);
    await write(his.id, sql`status = 'transferred'`);
    await isRed(one, 'mahram_withdrawn');
  });

  it('is as old as the season asks, on the day of departure', async () => {
    const [seventeen, eighteen] = [
      await wife((await booked(departure, { birth_date: '2009-01-21' })).id),
      await wife((await booked(departure, { birth_date: '2009-01-20' })).id),
    ];
    await isRed(seventeen, 'mahram_too_young');
    await isGreen(eighteen);
    const asks = (mahram_minimum_age: unknown) =>
      office.call('PUT', calls('season').update(season), { body: { mahram_minimum_age } });
    expect((await asks(17)).status).toBe(200);
    await isGreen(seventeen);
    expect((await asks(19)).status).toBe(200);
    await isRed(eighteen, 'mahram_too_young');
    expect((await asks(null)).status).toBe(400);
    expect((await asks(18)).status).toBe(200);
  });

  it('is asked again before the journey', async () => {
    const his = await booked(departure);
    const her = await wife(his.id, { ticket_no: '065-1', room: '204', visa_no: 'V-1' });
    await write(her, sql`status = 'visa_issued', visa_issue_date = '2027-01-02', visa_expiry_date = '2027-03-01'`);
    await write(his.id, sql`status = 'lost'`);
    const refused = await journeys.give('hajj_passenger_info', 'clear_for_travel', her);
    expect([refused.status, refused.body.reason]).toEqual([409, 'mahram_withdrawn']);
    await write(his.id, sql`status = 'registered'`);
    await office.host.db.execute(sql`update booking set due_amount = 0`);
    expect((await journeys.give('hajj_passenger_info', 'clear_for_travel', her)).status).toBe(200);
  });
});

describe('the relation of before that leaves open what he is', () => {
  it('stays in a file that is saved for other reasons, and is nobody’s choice any more', async () => {
    const her = await wife((await booked(departure)).id);
    const chosen = await update(her, { mahram_relation: 'in_law' });
    expect([chosen.status, chosen.body.errors]).toMatchObject([
      400,
      [{ field: 'mahram_relation', code: 'not_choice' }],
    ]);
    const made = await office.call('POST', pilgrims.create, {
      body: { given_names: 'Amina', gender: 'female', birth_date: '1990-01-01', mahram_relation: 'in_law' },
    });
    expect([made.status, made.body.errors?.[0]]).toMatchObject([400, { field: 'mahram_relation', code: 'not_choice' }]);
    await write(her, sql`mahram_relation = 'in_law'`);
    const kept = await update(her, { mahram_relation: 'in_law', room: '7' });
    expect([kept.status, kept.body.mahram_relation, kept.body.room]).toEqual([200, 'in_law', '7']);
    const { body: found } = await office.call('GET', `${pilgrims.all}?mahram_relation__in=in_law`);
    expect(found.hajj_passenger_infos.map((one: { id: number }) => one.id)).toContain(her);
    await isRed(her, 'relation_does_not_count');
    expect((await update(her, { mahram_relation: 'son_in_law' })).status).toBe(200);
    await isGreen(her);
    expect((await update(her, { mahram_relation: 'in_law' })).status).toBe(400);
  });
});

describe('whoever is said to be no man', () => {
  it('needs a mahram like a woman, or a waiver', async () => {
    const { id } = await booked(departure, { gender: 'others' });
    await readyForVisa(id);
    await isRed(id, 'mahram_missing');
    const her = await wife(null);
    expect((await update(her, { gender: 'others' })).status).toBe(200);
    await isRed(her, 'mahram_missing');
    const offered = (await journeys.read('hajj_passenger_info', her)).commands;
    expect(offered).toContainEqual({ verb: 'waive_mahram' });
  });
});

describe('the waiver', () => {
  const uploaded = async (call: (method: string, path: string, asked?: CallOptions) => ReturnType<Office['call']>) => {
    const file = asFile(await jpeg(), 'waiver.jpg', 'image/jpeg');
    const { status, body } = await call('POST', '/api/media', { body: formOf({ file, sealed: 'true' }) });
    expect(status, JSON.stringify(body)).toBe(201);
    return String(body.file);
  };
  const waive = (id: number, body: object) => journeys.give('hajj_passenger_info', 'waive_mahram', id, body);

  it('needs its right, a reason and a file of whoever gives it', async () => {
    const her = await wife(null);
    const rights = ['HAJJ_PASSENGER_INFO_LIST', 'HAJJ_PASSENGER_INFO_DETAILS', 'HAJJ_PASSENGER_INFO_UPDATE'];
    const clerk = await hire(office, rights);
    const own = await uploaded(clerk.call);
    const body = { mahram_waiver_file: own, reason: 'In a group of women' };
    expect((await clerk.call('POST', pilgrims.command('waive_mahram', her), { body })).status).toBe(403);
    expect((await waive(her, { mahram_waiver_file: await uploaded(office.call) })).body.errors).toMatchObject([
      { field: 'reason', code: 'reason_required' },
    ]);
    for (const file of [undefined, null, '']) {
      const { status, body: said } = await waive(her, { mahram_waiver_file: file, reason: 'In a group of women' });
      expect([status, said.errors?.[0]]).toMatchObject([400, { field: 'mahram_waiver_file', code: 'required' }]);
    }
    // What somebody else has sent is not theirs to hand in.
    expect((await waive(her, body)).body.errors).toMatchObject([{ field: 'mahram_waiver_file', code: 'not_media' }]);
    await isRed(her, 'mahram_missing');
    const lady = await hire(office, [...rights, 'HAJJ_PASSENGER_INFO_WAIVE_MAHRAM']);
    const given = await lady.call('POST', pilgrims.command('waive_mahram', her), {
      body: { mahram_waiver_file: await uploaded(lady.call), reason: 'In a group of women' },
    });
    expect(given.status, JSON.stringify(given.body)).toBe(200);
    expect(given.body.mahram_waiver).toBe('In a group of women');
    expect(given.body.mahram_waiver_file).toMatch(/^\/media\/sealed\//);
    await isGreen(her);
  });

  it('is given and taken back by its commands alone, with what they were told in the history', async () => {
    const her = await wife(null);
    for (const [name, value] of [
      ['mahram_waiver', 'Because'],
      ['mahram_waiver_file', await uploaded(office.call)],
    ] as const) {
      const { status, body } = await update(her, { [name]: value });
      expect([status, body.errors]).toMatchObject([400, [{ field: name, code: 'read_only' }]]);
    }
    const file = await uploaded(office.call);
    expect((await waive(her, { mahram_waiver_file: file, reason: 'In a group of women' })).status).toBe(200);
    expect((await update(her, { mahram_waiver: 'In a group of women', room: '9' })).status).toBe(200);
    // A reason alone, as it was typed into the form before, is no waiver.
    await write(her, sql`mahram_waiver_file = null`);
    await isRed(her, 'mahram_missing');
    await write(her, sql`mahram_waiver_file = ${file}`);
    await isGreen(her);
    const withdraw = (body: object) => journeys.give('hajj_passenger_info', 'withdraw_mahram_waiver', her, body);
    expect((await withdraw({})).body.errors).toMatchObject([{ field: 'reason', code: 'reason_required' }]);
    const taken = await withdraw({ reason: 'She left the group' });
    expect([taken.status, taken.body.mahram_waiver, taken.body.mahram_waiver_file]).toEqual([200, null, null]);
    await isRed(her, 'mahram_missing');
    expect([(await withdraw({ reason: 'Again' })).status]).toEqual([409]);
    const filter = encodeURIComponent(JSON.stringify({ entity: 'hajj_passenger_info', record: her }));
    const { body: history } = await office.call('GET', `/api/history?filter=${filter}&range=[0,49]`);
    expect(history.map((one: { command: string }) => one.command)).toEqual(
      expect.arrayContaining(['waive_mahram', 'withdraw_mahram_waiver']),
    );
  });

  it('is a sealed file, and the pilgrim’s file is saved as before with it', async () => {
    const her = await wife(null);
    const file = asFile(await jpeg(), 'waiver.jpg', 'image/jpeg');
    const open = (await office.call('POST', '/api/media', { body: formOf({ file }) })).body.file;
    expect(open).toMatch(/^\/media\/open\//);
    for (const path of [open, `/media/sealed/00/${'0'.repeat(40)}.webp`, '/media/sealed/../open/x', 'a file']) {
      const { status, body } = await waive(her, { mahram_waiver_file: path, reason: 'In a group of women' });
      expect([status, body.errors], path).toMatchObject([400, [{ field: 'mahram_waiver_file', code: 'not_media' }]]);
    }
    await isRed(her, 'mahram_missing');
    const given = await waive(her, { mahram_waiver_file: await uploaded(office.call), reason: 'In a group of women' });
    expect(given.status, JSON.stringify(given.body)).toBe(200);
    const saved = await update(her, await journeys.read('hajj_passenger_info', her));
    expect([saved.status, saved.body.errors], JSON.stringify(saved.body)).toEqual([200, undefined]);
    await isGreen(her);
  });

  it('is for women', async () => {
    const { id } = await booked(departure);
    const { status, body } = await waive(id, { mahram_waiver_file: await uploaded(office.call), reason: 'Why' });
    expect([status, body.reason]).toEqual([409, 'women_only']);
  });
});
