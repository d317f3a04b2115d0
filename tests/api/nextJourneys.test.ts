import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { changeDays } from '../support/changeDays.ts';
import { hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { completePilgrim, pilgrims, walkTo } from '../support/pilgrim.ts';
import { madeOf } from '../support/stock.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let books: Books;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const step = (verb: string, id: number, body: object = {}) => journeys.give('hajj_passenger_info', verb, id, body);
const give = (verb: string, id: number, body: object = {}) => journeys.give('booking', verb, id, body);
const fileOf = (id: number) => journeys.read('hajj_passenger_info', id);
const codes = ({ status, body }: { status: number; body: any }) => [
  status,
  body.errors?.[0]?.code ?? body.reason ?? body.code,
];
const why = { reason: 'They asked for it' };
const nextOf = async (id: number, body: object = {}): Promise<number> => {
  const reply = await step('new_journey', id, body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.next_file;
};
const picture = async (path: unknown) => {
  const reply = await office.call('GET', String(path));
  return [reply.status, reply.status === 200];
};

describe('the next journey of a person', () => {
  it('has a file that knows the person, and nothing of the journey before', async () => {
    const { id } = await completePilgrim(office);
    await walkTo(office, id, 'ready_to_travel');
    const [before, made] = [await fileOf(id), await nextOf(id)];
    const [after, next] = [await fileOf(id), await fileOf(made)];
    expect([after.status, after.first_file, next.status, next.first_file]).toEqual([
      'ready_to_travel',
      null,
      'enquiry',
      id,
    ]);
    const same = [
      ['given_names', 'surname', 'birth_date', 'gender', 'nid_number', 'birth_registration_no', 'primary_phone'],
      ['passport_number', 'passport_mrz', 'passport_expiry_date', 'passport_country', 'present_city', 'branch'],
      ['refund_holder', 'refund_account_no', 'family', 'dependants', 'pilgrim_type', 'management'],
    ].flat();
    for (const name of same) expect([name, next[name]]).toEqual([name, before[name]]);
    const anew = [
      ['pilgrim_id', 'serial', 'hajj_year', 'pre_registration_no', 'registration_no', 'season'],
      ['departure', 'tour_package', 'departure_date', 'return_date', 'room_type', 'room', 'bed', 'ticket_no', 'pnr'],
      ['visa_no', 'visa_issue_date', 'mofa_no', 'nusuk_card_no', 'mahram', 'mahram_waiver', 'mahram_waiver_file'],
      ['guide', 'luggage_tags', 'biometric_date', 'agency_licence', 'moallem'],
    ].flat();
    for (const name of anew) expect([name, next[name]]).toEqual([name, null]);
    expect(next.tracking_no).toMatch(/^PG-2026-\d{6}$/);
    expect([next.has_health_certificate, next.is_vaccinated]).toEqual([false, false]);
  });

  it('has papers of its own, which stay when the other file gives up its own', async () => {
    const { id } = await completePilgrim(office);
    const [before, next] = [await fileOf(id), await fileOf(await nextOf(id))];
    for (const name of ['photo', 'passport_scan']) {
      expect(next[name], name).toMatch(/^\/media\/sealed\//);
      expect(next[name].split('?')[0]).not.toBe(before[name].split('?')[0]);
      expect(await picture(next[name]), name).toEqual([200, true]);
    }
    const { rows } = await office.pool.query(
      `select record from uploaded where entity = 'hajj_passenger_info' and free_since is null and record = any($1)`,
      [[id, next.id]],
    );
    expect(rows.filter(({ record }) => record === next.id).length).toBe(2);
    expect((await office.call('PUT', pilgrims.update(next.id), { body: { photo: null } })).status).toBe(200);
    expect(await picture(before['photo'])).toEqual([200, true]);
  });

  it('is of the same person however often they go, from any state, and of another kind where that is said', async () => {
    const first = await journeys.pilgrim();
    const second = await nextOf(first, { pilgrim_type: 'hajj' });
    await step('cancel_journey', second, why);
    const third = await nextOf(second);
    await office.pool.query(`update hajj_passenger_info set status = 'closed' where id = $1`, [first]);
    const fourth = await nextOf(first);
    const files = [await fileOf(second), await fileOf(third), await fileOf(fourth)];
    expect(files.map(one => one.first_file)).toEqual([first, first, first]);
    expect(files.map(one => one.pilgrim_type)).toEqual(['hajj', 'hajj', 'umrah']);
    expect(codes(await step('new_journey', first, { pilgrim_type: 'walk' }))).toEqual([400, 'not_choice']);
    expect(
      (await office.call('PUT', pilgrims.update(third), { body: { first_file: fourth } })).body.first_file,
    ).not.toBe(fourth);
  });

  it('asks for a right of its own, and a branch sees it as it sees the file', async () => {
    const [dhaka, sylhet] = [
      (await createSample(office, entities.branch)).id,
      (await createSample(office, entities.branch)).id,
    ];
    const his = await journeys.pilgrim({ branch: sylhet });
    const id = await journeys.pilgrim({ gender: 'female', mahram: his, mahram_relation: 'husband', branch: dhaka });
    const later = await nextOf(his);
    const call = pilgrims.command('new_journey', id);
    const rights = ['HAJJ_PASSENGER_INFO_UPDATE', 'HAJJ_PASSENGER_INFO_CREATE', 'HAJJ_PASSENGER_INFO_DETAILS'];
    const clerk = await hire(office, rights, { branch: dhaka });
    expect((await clerk.call('POST', call, { body: {} })).status).toBe(403);
    const lady = await hire(office, [...rights, 'HAJJ_PASSENGER_INFO_NEW_JOURNEY'], { branch: dhaka });
    expect((await lady.call('POST', pilgrims.command('new_journey', his), { body: {} })).status).toBe(404);
    const made = (await lady.call('POST', call, { body: {} })).body.next_file;
    expect(await fileOf(made)).toMatchObject({ branch: dhaka, mahram: later, mahram_relation: 'husband' });
  });

  it('has her mahram where his own goes on, else none', async () => {
    const his = await journeys.pilgrim();
    const id = await journeys.pilgrim({ gender: 'female', mahram: his, mahram_relation: 'husband' });
    expect(await fileOf(await nextOf(id))).toMatchObject({ mahram: null, mahram_relation: null });
    const [ended, later] = [await nextOf(his), await nextOf(his)];
    await step('mark_lost', ended, why);
    expect(await fileOf(await nextOf(id))).toMatchObject({ mahram: later, mahram_relation: 'husband' });
    await step('mark_lost', later, why);
    expect((await fileOf(await nextOf(id))).mahram).toBeNull();
  });
});

describe('one payer', () => {
  const partiesOf = async (...files: readonly number[]) =>
    (
      await office.pool.query(
        `select id, name, phone, source_id from party where source_type = 'hajj_passenger_info' and source_id = any($1)`,
        [files],
      )
    ).rows;

  it('is whoever all files of a person are about, however they were made', async () => {
    const first = await journeys.pilgrim();
    const second = await nextOf(first);
    const third = (await step('transfer', second, why)).body.next_file;
    expect(third).toBeGreaterThan(second);
    const [party, ...others] = await partiesOf(first, second, third);
    expect([party.source_id, others]).toEqual([first, []]);
    for (const pilgrim of [first, third]) {
      const booking = await journeys.booking(await journeys.departure(2), { pilgrim });
      expect((await journeys.read('booking', booking)).party).toBe(party.id);
    }
  });

  it('is called as any of the files says last, and stays when a later file goes', async () => {
    const first = await journeys.pilgrim({ surname: 'Rahman', primary_phone: '+8801711000001' });
    const later = await nextOf(first);
    const change = async (id: number, body: object) =>
      expect((await office.call('PUT', pilgrims.update(id), { body })).status).toBe(200);
    await change(later, { surname: 'Chowdhury' });
    const name = `${(await fileOf(first)).given_names} Chowdhury`;
    expect(await partiesOf(first, later)).toMatchObject([{ name, source_id: first }]);
    // What is not about their name or phone leaves it.
    await change(first, { email: 'rahman@rihla.example' });
    expect(await partiesOf(first)).toMatchObject([{ name }]);
    expect((await office.call('DELETE', calls('hajj_passenger_info').remove(later))).status).toBe(200);
    expect(await partiesOf(first, later)).toMatchObject([{ name, source_id: first }]);
  });

  it('takes over what is left of the cancelled booking of another file', async () => {
    const first = await journeys.pilgrim();
    const from = await journeys.booking(await journeys.departure(2), { pilgrim: first });
    await give('confirm', from);
    expect(
      (await give('take_payment', from, { ledger: books.ledger('Cash'), pay_amount: '1000.00', paid_on: DAY })).status,
    ).toBe(200);
    expect((await give('cancel', from, { cancelled_on: DAY, ...why })).status).toBe(200);
    const to = await journeys.booking(await journeys.departure(2), { pilgrim: await nextOf(first) });
    expect((await give('hold_seat', to, { hold_until: DAY })).status).toBe(200);
    const taken = await give('take_over', to, { from_booking: from, taken_on: DAY });
    expect([taken.status, taken.body.paid_amount], JSON.stringify(taken.body)).toEqual([200, '1000.00']);
  });

  it('keeps the party that a later file had of its own, and books for that of the first', async () => {
    const first = await journeys.pilgrim();
    const later = await nextOf(first);
    await office.pool.query(
      `insert into party (name, source_type, source_id, is_active) values ('Older', 'hajj_passenger_info', $1, true)`,
      [later],
    );
    const booking = await journeys.booking(await journeys.departure(2), { pilgrim: later });
    const { rows } = await office.pool.query('select source_id from party where id = $1', [
      (await journeys.read('booking', booking)).party,
    ]);
    expect(rows).toEqual([{ source_id: first }]);
    expect(await partiesOf(later)).toHaveLength(1);
  });
});

describe('a pilgrim who goes in another season', () => {
  it('has a next file at once, and the reason stands in the one that ends', async () => {
    const id = await journeys.pilgrim({ surname: 'Rahman' });
    expect(codes(await step('transfer', id))).toEqual([400, 'reason_required']);
    const reply = await step('transfer', id, why);
    expect([reply.status, reply.body.status]).toEqual([200, 'transferred']);
    expect(await fileOf(reply.body.next_file)).toMatchObject({ surname: 'Rahman', status: 'enquiry', first_file: id });
    const { rows } = await office.pool.query('select id from hajj_passenger_info where first_file = $1', [id]);
    // Given again it changes nothing.
    expect((await step('transfer', id, why)).body.unchanged).toBe(true);
    expect((await office.pool.query('select id from hajj_passenger_info where first_file = $1', [id])).rows).toEqual(
      rows,
    );
  });

  it('has none while a booking of them waits, is held or confirmed', async () => {
    const id = await journeys.pilgrim();
    const booking = await journeys.booking(await journeys.departure(2), { pilgrim: id });
    await give('wait_for_seat', booking);
    expect(codes(await step('transfer', id, why))).toEqual([409, 'booking_open']);
    expect((await office.pool.query('select 1 from hajj_passenger_info where first_file = $1', [id])).rows).toEqual([]);
  });
});

describe('the journeys of one person', () => {
  const holding = { hold_until: '2026-12-01' };
  const cancelling = { cancelled_on: DAY, reason: 'They are ill' };
  const change = (id: number, days: object) => changeDays(office, id, days);
  /** Days after those of the other departures, 21 November to 5 December. */
  const later = { departure_date: '2026-12-06', return_date: '2026-12-20' };
  const verbs = [['wait_for_seat', {}] as const, ['hold_seat', holding] as const, ['confirm', {}] as const];
  async function booked(departure: number, pilgrim: number, verb = 'confirm', body: object = {}): Promise<number> {
    const id = await journeys.booking(departure, { pilgrim });
    const reply = await give(verb, id, body);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return id;
  }

  it.each(verbs)('have no day in common, whichever file they are for: %s', async (verb, body) => {
    const first = await journeys.pilgrim();
    const [second, third] = [await nextOf(first), await nextOf(first)];
    const taken = await booked(await journeys.departure(3), second, verb, body);
    // The day on which they come home is a day of both.
    const meeting = await journeys.departure(3, { departure_date: '2026-12-05', return_date: '2026-12-20' });
    for (const pilgrim of [first, third])
      for (const [next, input] of verbs) {
        const id = await journeys.booking(meeting, { pilgrim });
        expect(codes(await give(next, id, input)), next).toEqual([409, 'journeys_overlap']);
        expect((await journeys.read('booking', id)).status).toBe('draft');
      }
    await booked(await journeys.departure(3, later), third);
    await booked(await journeys.departure(3, { departure_date: '2026-11-01', return_date: '2026-11-20' }), first);
    await give('cancel', taken, cancelling);
    expect((await journeys.read('departure', meeting)).booked).toBe(0);
  });

  it('count from those that have left, and not from those that were given up or are of others', async () => {
    const first = await journeys.pilgrim();
    const second = await nextOf(first);
    const taken = await booked(await journeys.departure(3), first);
    const id = await journeys.booking(await journeys.departure(3), { pilgrim: second });
    await booked(await journeys.departure(3), await journeys.pilgrim());
    await office.pool.query(`update booking set status = 'departed' where id = $1`, [taken]);
    expect(codes(await give('confirm', id))).toEqual([409, 'journeys_overlap']);
    await office.pool.query(`update booking set status = 'confirmed' where id = $1`, [taken]);
    await give('cancel', taken, cancelling);
    expect((await give('confirm', id)).body.status).toBe('confirmed');
  });

  it('do not meet by a move of a booking', async () => {
    const first = await journeys.pilgrim();
    const here = await journeys.departure(3);
    await booked(here, first);
    const id = await booked(await journeys.departure(3, later), await nextOf(first));
    const reply = await give('move_booking', id, { departure: await journeys.departure(3), ...why });
    expect([reply.status, reply.body.errors?.[0]?.code], JSON.stringify(reply.body)).toEqual([400, 'journeys_overlap']);
    const other = await journeys.departure(3, { departure_date: '2026-12-10', return_date: '2026-12-24' });
    expect((await give('move_booking', id, { departure: other, ...why })).status).toBe(200);
  });

  it('do not meet by a change of the days of a departure', async () => {
    const first = await journeys.pilgrim();
    const [one, two] = [await journeys.departure(3), await journeys.departure(3, later)];
    await booked(one, first);
    const id = await booked(two, await nextOf(first), 'wait_for_seat');
    const meeting = await change(two, { departure_date: '2026-12-05' });
    expect([meeting.status, meeting.body.errors], JSON.stringify(meeting.body)).toEqual([
      400,
      [expect.objectContaining({ field: 'departure_date', code: 'booked_overlap' })],
    ]);
    expect((await journeys.read('departure', two)).departure_date).toBe('2026-12-06');
    expect((await change(one, { return_date: '2026-12-06' })).status).toBe(400);
    expect((await change(two, { departure_date: '2026-12-08' })).status).toBe(200);
    await give('cancel', id, cancelling);
    expect((await change(two, { departure_date: '2026-12-05' })).status).toBe(200);
  });

  it('are taken by one of two bookings on two files that are confirmed at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const departures = [await journeys.departure(3), await journeys.departure(3)];
      const first = await journeys.pilgrim();
      const files = [first, await nextOf(first)];
      const ids: number[] = [];
      for (const [at, departure] of departures.entries())
        ids.push(await journeys.booking(departure, { pilgrim: files[at] }));
      const replies = await Promise.all(ids.map(id => give('confirm', id)));
      expect(replies.map(one => one.status === 200).sort()).toEqual([false, true]);
      expect(replies.map(one => codes(one)[1])).toContain('journeys_overlap');
      const seats = await Promise.all(departures.map(async id => (await journeys.read('departure', id)).booked));
      expect(seats.sort()).toEqual([0, 1]);
    }
  });

  it('do not meet where a booking and the days of a departure are changed at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await journeys.departure(3), await journeys.departure(3, later)];
      const first = await journeys.pilgrim();
      await booked(two, await nextOf(first));
      const id = await journeys.booking(one, { pilgrim: first });
      const replies = await Promise.all([give('confirm', id), change(two, { departure_date: '2026-12-01' })]);
      expect(replies.map(reply => reply.status === 200).sort()).toEqual([false, true]);
    }
  });
});

describe('Hajj', () => {
  it('is one journey a season: no seat for the other file of somebody who has booked in it', async () => {
    const season = await madeOf(office, 'season', {
      name: 'Hajj 1448',
      pilgrim_type: 'hajj',
      begins_on: '2026-11-01',
      ends_on: '2027-08-01',
    });
    const first = await journeys.pilgrim({ pilgrim_type: 'hajj' });
    const next = await nextOf(first);
    const booked = async (departure: number, pilgrim: number) => {
      const made = await journeys.booking(departure, { pilgrim });
      expect((await give('confirm', made)).body.status).toBe('confirmed');
      return made;
    };
    const taken = await booked(await journeys.departure(3, { season }), first);
    const later = { departure_date: '2027-02-01', return_date: '2027-03-01' };
    const id = await journeys.booking(await journeys.departure(3, { season, ...later }), { pilgrim: next });
    for (const [verb, input] of [
      ['wait_for_seat', {}],
      ['hold_seat', { hold_until: '2026-12-01' }],
      ['confirm', {}],
    ] as const)
      expect(codes(await give(verb, id, input)), verb).toEqual([409, 'file_goes_on']);
    const another = await madeOf(office, 'season', {
      name: 'Hajj 1449',
      pilgrim_type: 'hajj',
      begins_on: '2026-11-01',
      ends_on: '2027-08-01',
    });
    const days = { departure_date: '2027-04-01', return_date: '2027-05-01' };
    await booked(await journeys.departure(3, { season: another, ...days }), await nextOf(first));
    await give('cancel', taken, { cancelled_on: DAY, fee_amount: '0.00', ...why });
    expect((await give('confirm', id)).body.status).toBe('confirmed');
  });
});

describe('a file that is opened again', () => {
  const reopen = (id: number, body: object = why) => step('reopen_file', id, body);

  it('stands where it stood, its cancelled booking stays cancelled, and it may be booked again', async () => {
    const departure = await journeys.departure(3);
    const pilgrim = await journeys.pilgrim();
    const booking = await journeys.booking(departure, { pilgrim });
    const draft = await journeys.booking(departure, { pilgrim });
    await give('confirm', booking);
    await give('cancel', booking, { cancelled_on: DAY, reason: 'Ill', ends_file: true });
    expect((await fileOf(pilgrim)).status).toBe('cancelled');
    expect(codes(await give('confirm', draft))).toEqual([409, 'file_withdrawn']);
    expect(codes(await reopen(pilgrim, {}))).toEqual([400, 'reason_required']);
    expect((await fileOf(pilgrim)).status).toBe('cancelled');
    const reply = await reopen(pilgrim);
    expect([reply.status, reply.body.status, reply.body.departure], JSON.stringify(reply.body)).toEqual([
      200,
      'registered',
      null,
    ]);
    expect((await journeys.read('booking', booking)).status).toBe('cancelled');
    expect((await journeys.read('departure', departure)).booked).toBe(0);
    expect((await give('confirm', draft)).body.status).toBe('confirmed');
    const filter = encodeURIComponent(JSON.stringify({ entity: 'hajj_passenger_info', record: pilgrim }));
    const told = (await office.call('GET', `/api/history?filter=${filter}&range=[0,99]`)).body;
    expect(told).toContainEqual(
      expect.objectContaining({
        command: 'reopen_file',
        reason: why.reason,
        before: { status: 'cancelled' },
        after: { status: 'registered' },
      }),
    );
  });

  it.each([
    ['ready_to_travel', {}, 'ready_to_travel'],
    ['ready_to_travel', { room: null }, 'visa_issued'],
    ['visa_issued', {}, 'visa_issued'],
    ['visa_issued', { visa_no: null }, 'visa_in_process'],
    ['visa_issued', { passport_scan: null }, 'documents_pending'],
    ['visa_in_process', { is_vaccinated: false }, 'documents_complete'],
    ['documents_complete', { tour_package: null }, 'pre_registered'],
    ['documents_complete', { refund_holder: null }, 'enquiry'],
    ['pre_registered', {}, 'pre_registered'],
  ] as const)('from %s, once it has %j, stands at %s', async (state, missing, at) => {
    const { id } = await completePilgrim(office);
    await walkTo(office, id, state);
    const changed = await office.call('PUT', pilgrims.update(id), { body: missing });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    await step('cancel_journey', id, why);
    expect((await reopen(id)).body.status).toBe(at);
  });

  it('goes by the last time that it ended, and begins anew where nothing is known of that', async () => {
    const id = await journeys.pilgrim();
    await step('mark_lost', id, why);
    expect((await reopen(id)).body.status).toBe('enquiry');
    await office.pool.query(`update hajj_passenger_info set status = 'registered' where id = $1`, [id]);
    await office.pool.query(`update hajj_passenger_info set status = 'cancelled' where id = $1`, [id]);
    expect((await reopen(id)).body.status).toBe('enquiry');
  });

  it('is one that was withdrawn, by whoever has the right', async () => {
    const id = await journeys.pilgrim();
    expect(codes(await reopen(id))).toEqual([409, 'INVALID_TRANSITION']);
    for (const state of ['travelling', 'returned', 'closed']) {
      await office.pool.query('update hajj_passenger_info set status = $1 where id = $2', [state, id]);
      expect((await reopen(id)).status, state).toBe(409);
    }
    await office.pool.query(`update hajj_passenger_info set status = 'lost' where id = $1`, [id]);
    const call = pilgrims.command('reopen_file', id);
    const clerk = await hire(office, ['HAJJ_PASSENGER_INFO_UPDATE', 'HAJJ_PASSENGER_INFO_DETAILS']);
    expect((await clerk.call('POST', call, { body: why })).status).toBe(403);
    const lady = await hire(office, ['HAJJ_PASSENGER_INFO_REOPEN_FILE', 'HAJJ_PASSENGER_INFO_DETAILS']);
    expect((await lady.call('POST', call, { body: why })).status).toBe(200);
  });

  it('is refused while another file of the person is under way in the same season', async () => {
    const season = (await journeys.read('departure', await journeys.departure(1))).season;
    const first = await journeys.pilgrim({ season });
    const next = (await step('transfer', first, why)).body.next_file;
    expect((await fileOf(first)).blocked).toEqual([]);
    await office.call('PUT', pilgrims.update(next), { body: { season } });
    expect(codes(await reopen(first))).toEqual([409, 'file_goes_on']);
    expect((await fileOf(first)).status).toBe('transferred');
    await step('mark_lost', next, why);
    expect((await reopen(first)).body.status).toBe('enquiry');
    expect(codes(await reopen(next))).toEqual([409, 'file_goes_on']);
  });

  it('keeps its season and package until then', async () => {
    const departure = await journeys.departure(3);
    const { season, tour_package } = await journeys.read('departure', departure);
    const first = await journeys.pilgrim({ season, tour_package });
    await step('cancel_journey', first, why);
    const put = (id: number, body: object) => office.call('PUT', pilgrims.update(id), { body });
    for (const name of ['season', 'tour_package']) {
      const { status, body } = await put(first, { [name]: null });
      expect([status, body.errors], name).toMatchObject([400, [{ field: name, code: 'file_withdrawn' }]]);
    }
    const { closed } = await fileOf(first);
    for (const field of ['season', 'tour_package']) expect(closed).toContainEqual({ field, because: 'file_withdrawn' });
    expect((await put(first, { season, tour_package, room: '12' })).body.room).toBe('12');
    await step('reopen_file', first, why);
    expect((await put(first, { tour_package: null })).status).toBe(200);
  });

  it('and no other comes into a season in which a file of the same person is under way', async () => {
    const departure = await journeys.departure(3);
    const { season } = await journeys.read('departure', departure);
    const first = await journeys.pilgrim({ season });
    const next = await nextOf(first);
    const put = (body: object) => office.call('PUT', pilgrims.update(next), { body });
    const dodged = await put({ season });
    expect([dodged.status, dodged.body.errors]).toMatchObject([400, [{ field: 'season', code: 'file_goes_on' }]]);
    await office.pool.query(`update hajj_passenger_info set status = 'returned' where id = $1`, [first]);
    expect((await put({ season })).status).toBe(200);
    // What is over is told of whichever season it was.
    const over = (body: object) => office.call('PUT', pilgrims.update(first), { body });
    expect((await over({ season: null })).status).toBe(200);
    expect((await over({ season })).status).toBe(200);
    expect((await put({ season: null })).status).toBe(200);
  });

  it('is one of two that are opened again at the same time', async () => {
    const season = (await journeys.read('departure', await journeys.departure(1))).season;
    for (let round = 0; round < 4; round += 1) {
      const first = await journeys.pilgrim({ season });
      const next = await nextOf(first);
      await step('mark_lost', first, why);
      await office.call('PUT', pilgrims.update(next), { body: { season } });
      await step('mark_lost', next, why);
      const replies = await Promise.all([first, next].map(id => reopen(id)));
      expect(replies.map(one => one.status === 200).sort(), JSON.stringify(replies)).toEqual([false, true]);
    }
  });

  it('comes into a season as one of two that are put there at the same time', async () => {
    const season = (await journeys.read('departure', await journeys.departure(1))).season;
    for (let round = 0; round < 6; round += 1) {
      const first = await journeys.pilgrim();
      const files = [first, await nextOf(first)];
      const put = (id: number) => office.call('PUT', pilgrims.update(id), { body: { season } });
      const replies = await Promise.all(files.map(put));
      expect(replies.map(one => one.status).sort(), JSON.stringify(replies)).toEqual([200, 400]);
    }
  });

  it('or the other one comes into its season, where both are asked at the same time', async () => {
    const season = (await journeys.read('departure', await journeys.departure(1))).season;
    for (let round = 0; round < 4; round += 1) {
      const first = await journeys.pilgrim({ season });
      const next = await nextOf(first);
      await step('mark_lost', first, why);
      const replies = await Promise.all([
        reopen(first),
        office.call('PUT', pilgrims.update(next), { body: { season } }),
      ]);
      expect(replies.map(one => one.status === 200).sort(), JSON.stringify(replies)).toEqual([false, true]);
    }
  });
});
