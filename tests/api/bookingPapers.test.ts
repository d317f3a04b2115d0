import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionName } from '../../catalog/engine/policies.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { pairs, paperPath, papersOf, unreadIn } from '../support/askPapers.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { hasPoppler } from '../support/pdf.ts';
import { madeOf } from '../support/stock.ts';

const PASSPORT = 'A01234567';

let office: Office;
let books: Books;
let journeys: Journeys;
let papers: ReturnType<typeof papersOf>;
let departure: number;
let branch: number;
/** Confirmed, discounted, planned in two instalments, the first of them paid and a part of the second. */
let id: number;
let number: string;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
  papers = papersOf(office);
  branch = await madeOf(office, 'branch', { name: 'Dhaka' });
  const offer = await madeOf(office, 'tour_package', {
    name: 'উমরাহ প্যাকেজ',
    code: 'UMRAH-A',
    tour_type: await madeOf(office, 'tour_type', { name: 'Umrah' }),
    price: '150000.00',
    cancellation_fees: [
      { days_before: 0, fee_amount: '100000.00' },
      { days_before: 30, fee_amount: '25000.00' },
    ],
  });
  departure = await journeys.departure(5, {
    code: 'UM-27-03',
    tour_package: offer,
    departure_date: '2027-03-01',
    return_date: '2027-03-15',
  });
  id = await journeys.booking(departure, {
    branch,
    pilgrim: await journeys.pilgrim({
      given_names: 'Amina',
      surname: 'Begum',
      passport_number: PASSPORT,
      passport_expiry_date: '2031-01-01',
    }),
    party: await madeOf(office, 'party', { name: 'আব্দুল করিম', phone: '+8801811222333' }),
    room_type: 'quad_room',
    discount: '5000.00',
    instalments: [
      { due_date: '2026-12-01', amount: '45000.00' },
      { due_date: '2027-02-01', amount: '100000.00' },
    ],
    details: 'Wheelchair at the airport',
  });
  expect((await journeys.give('booking', 'confirm', id)).status).toBe(200);
  await pay(id, '50000.00');
  number = (await journeys.read('booking', id)).booking_no;
});
afterAll(() => office.close());

const pay = async (booking: number, pay_amount: string) => {
  const paid = await journeys.give('booking', 'take_payment', booking, {
    ledger: books.ledger('Cash'),
    paid_on: DAY,
    pay_amount,
  });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
};

describe('the confirmation of a booking', () => {
  it('says who travels where and when, what it costs, by when that is due, and what is paid', async () => {
    const paper = await papers.read('booking', id);
    expect(paper.title).toBe(`Booking confirmation ${number}`);
    expect(paper.copy).toBe('Original');
    expect(pairs(paper.facts)).toEqual([
      'Date: 21 Nov 2026',
      'Package: উমরাহ প্যাকেজ · UM-27-03',
      'Departs on: 1 Mar 2027',
      'Returns on: 15 Mar 2027',
      'Room: Quad',
    ]);
    expect(paper.parties).toEqual([
      { label: 'Pilgrim', value: 'Amina Begum', lines: [] },
      { label: 'Payer', value: 'আব্দুল করিম', lines: ['+8801811222333'] },
    ]);
    expect(paper.rows).toEqual([
      ['1', '1 Dec 2026', '45,000.00', '45,000.00', '0.00'],
      ['2', '1 Feb 2027', '100,000.00', '5,000.00', '95,000.00'],
    ]);
    expect(pairs(paper.totals)).toEqual([
      'Price per person: 150,000.00',
      'Discount: -5,000.00',
      'To pay in all: 145,000.00',
      'Paid so far: 50,000.00',
      'Balance: 95,000.00',
    ]);
    expect(paper.amountInWords?.value).toBe('One hundred forty-five thousand taka only');
    expect(paper.notes).toEqual(['Wheelchair at the airport']);
    expect(paper.terms).toEqual([
      'Cancelling costs per person:',
      '25,000.00 from 30 days before departure on',
      '100,000.00 on the day of departure',
    ]);
    expect(JSON.stringify(paper)).not.toContain(PASSPORT);
  });

  it.each([
    ['tr', 'Rezervasyon onayı', 'Oda: Dört kişilik', 'Kalan: 95,000.00', 'Gidişe 30 gün kaldıktan sonra 25,000.00'],
    ['ar', 'تأكيد الحجز', 'الغرفة: رباعية', 'الرصيد المستحق: 95,000.00', '25,000.00 ابتداءً من 30 يومًا قبل المغادرة'],
    ['bn', 'বুকিং নিশ্চিতকরণ', 'কক্ষ: চারজনের কক্ষ', 'বাকি: 95,000.00', 'যাত্রার 30 দিন আগে থেকে 25,000.00'],
  ] as const)('says the same in %s', async (...[language, title, room, balance, step]) => {
    const paper = await papers.read('booking', id, language);
    expect(paper.title).toBe(`${title} ${number}`);
    expect(pairs(paper.facts)).toContain(room);
    expect(pairs(paper.totals)).toContain(balance);
    expect(paper.terms).toContain(step);
  });

  it.skipIf(!hasPoppler).each(['ar', 'bn'] as const)(
    'is a document in which all of that is read, where this machine has poppler: %s',
    async language => {
      const paper = await papers.read('booking', id, language);
      const { terms, ...said } = paper;
      const text = await papers.text('booking', id, language);
      // A figure at the edge of a line from right to left is read at its other end.
      expect(unreadIn(text, language === 'ar' ? { ...said, terms: [] } : paper)).toEqual([]);
      expect(terms.flatMap(term => term.split(' ')).filter(word => !text.includes(word.normalize()))).toEqual([]);
    },
  );

  it('of what is not confirmed, or no more, says so', async () => {
    const draft = await journeys.booking(departure, { branch });
    const paper = await papers.read('booking', draft);
    expect(paper).toMatchObject({ mark: 'Draft', rows: [], columns: [] });
    expect(paper.terms).toHaveLength(3);
    await journeys.give('booking', 'hold_seat', draft, { hold_until: '2026-12-01' });
    const held = await papers.read('booking', draft);
    expect(held.mark).toBe('Seat held');
    expect(pairs(held.facts)).toContain('Seat held until: 1 Dec 2026');
    const full = await journeys.departure(1, { departure_date: '2027-04-01', return_date: '2027-04-15' });
    expect((await journeys.give('booking', 'confirm', await journeys.booking(full))).status).toBe(200);
    const late = await journeys.booking(full);
    expect((await journeys.give('booking', 'wait_for_seat', late)).status).toBe(200);
    expect((await papers.read('booking', late, 'bn')).mark).toBe('অপেক্ষমাণ তালিকা');
  });

  it('that was confirmed without fees says none that its package asks for later', async () => {
    const free = await journeys.departure(1, { departure_date: '2027-05-01', return_date: '2027-05-15' });
    const { tour_package: offer } = await journeys.read('departure', free);
    const confirmed = await journeys.booking(free);
    expect((await journeys.give('booking', 'confirm', confirmed)).status).toBe(200);
    const changed = await office.call('PUT', calls('tour_package').update(offer), {
      body: { cancellation_fees: [{ days_before: 30, fee_amount: '25000.00' }] },
    });
    expect(changed.body.cancellation_fees).toHaveLength(1);
    expect((await papers.read('booking', confirmed)).terms).toEqual([]);
  });

  it('that is cancelled says what that costs and what is to be given back, which its refund says in turn', async () => {
    const gone = await journeys.booking(departure, { instalments: [{ due_date: '2026-12-01' }] });
    await journeys.give('booking', 'confirm', gone);
    await pay(gone, '40000.00');
    const cancelled = await journeys.give('booking', 'cancel', gone, {
      cancelled_on: DAY,
      fee_amount: '15000.00',
      reason: 'They are ill',
    });
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200);
    const paper = await papers.read('booking', gone);
    expect(paper).toMatchObject({ mark: 'Cancelled', rows: [], terms: [] });
    expect(paper).not.toHaveProperty('amountInWords');
    expect(pairs(paper.totals)).toEqual([
      'Price per person: 150,000.00',
      'What cancelling costs: 15,000.00',
      'Paid so far: 40,000.00',
      'Paid beyond that: 25,000.00',
    ]);
    const till = { ledger: books.ledger('Bank'), paid_on: DAY, pay_amount: '20000.00' };
    const { body } = await journeys.give('booking', 'refund', gone, till);
    const refund = await papers.read('refund', body.refund);
    const { booking_no: of } = await journeys.read('booking', gone);
    expect(refund.title).toMatch(/^Refund [A-Z]+-2026-\d+$/);
    expect(pairs(refund.facts)).toEqual(['Date: 21 Nov 2026', 'Paid by: Bank']);
    expect(refund.parties[0]?.label).toBe('Paid back to');
    expect(refund.rows).toEqual([[`What was paid, given back · Our booking ${of}`, '20,000.00']]);
    expect(pairs(refund.totals)).toEqual(['Given back: 20,000.00']);
    expect(refund.notes).toEqual([]);
    expect((await papers.read('refund', body.refund, 'bn')).title).toMatch(/^টাকা ফেরতের রসিদ /);
    await journeys.give('refund', 'void', body.refund, { reason: 'wrong' });
    expect(await papers.read('refund', body.refund)).toMatchObject({ mark: 'Void' });
  });

  it('is refused to whoever may not see bookings, or not of that branch', async () => {
    const may = [permissionName('booking', 'show')];
    const far = await madeOf(office, 'branch', { name: randomUUID() });
    const [other, elsewhere] = [await hire(office, ['CITY_LIST']), await hire(office, may, { branch: far })];
    const clerk = await hire(office, may, { branch });
    for (const end of ['', '/pdf']) {
      expect((await other.call('GET', paperPath('booking', id, end))).status).toBe(403);
      expect((await elsewhere.call('GET', paperPath('booking', id, end))).status).toBe(404);
    }
    // It says the same to everybody, also to whoever may see no pilgrims.
    const { body } = await clerk.call('GET', paperPath('booking', id, '?language=en'));
    expect(body).toEqual(await papers.read('booking', id));
    expect((await other.call('GET', paperPath('refund', 1))).status).toBe(403);
  });
});
