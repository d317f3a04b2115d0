import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { openBooks } from '../support/books.ts';
import { pairs, papersOf } from '../support/drawnPapers.ts';
import { type Office, openOffice } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

const DAY = '2026-11-20';
let office: Office;
let party: number;
let refund: number;
const give = (verb: string, body = {}) =>
  office.call('POST', calls('refund').command(verb, refund), {
    body,
    headers: { 'idempotency-key': randomUUID() },
  });
const codeOf = async (): Promise<string | null> =>
  (await office.call('POST', `/api/papers/refund/${refund}`, { body: {} })).body.url;
beforeAll(async () => {
  office = await openOffice();
  const books = await openBooks(office);
  party = await books.party('Karim');
  await books.post('receipt_voucher', DAY, ['Cash', 500], ['Accounts Receivable', -500, party]);
  refund = await madeOf(office, 'refund', {
    refund_date: DAY,
    direction: 'to_customer',
    party,
    ledger: books.ledger('Cash'),
    amount: '200.00',
  });
});
afterAll(() => office.close());

it('a refund that is posted says what it said then, and has a code that tells how it stands', async () => {
  const papers = papersOf(office);
  expect(await papers.read('refund', refund)).not.toHaveProperty('code');
  expect(await codeOf()).toBeNull();
  const posted = await give('post');
  expect(posted.status, JSON.stringify(posted.body)).toBe(200);
  const paper = await papers.read('refund', refund);
  expect(paper.copy).toBe('Original');
  expect(pairs(paper.totals)).toEqual(['Given back: 200.00']);
  expect(paper.code?.address).toBe(await codeOf());

  expect((await office.call('PUT', calls('party').update(party), { body: { name: 'Karim & Sons' } })).status).toBe(200);
  expect(await papers.read('refund', refund)).toEqual(paper);

  const scanned = async () =>
    (await (await office.app.request(new URL(paper.code?.address ?? '').pathname)).text())
      .replace(/<style>[^]*<\/style>|<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
  expect(await scanned()).toContain('Amount 200.00 BDT Status Valid');
  expect((await give('void', { reason: 'wrong' })).status).toBe(200);
  expect(await scanned()).toContain('Status Void');
  expect(await papers.read('refund', refund)).toMatchObject({ mark: 'Void', parties: [{ value: 'Karim' }] });
});
