import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_BRANCHES } from '../../catalog/engine/access/access.ts';
import { locales } from '../../catalog/engine/texts/texts.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { purchaseLetter } from '../../catalog/purchasing/mailPurchase.ts';
import { requestLetter } from '../../catalog/purchasing/mailRequest.ts';
import { openBooks } from '../support/books.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { linesOf } from '../support/pdf.ts';
import { readFiles } from '../../server/engine/mail/mailFiles.ts';
import { mailTo } from '../support/outbox.ts';
import { madeOf, type Stock, stockOf } from '../support/stock.ts';

let office: Office;
let stock: Stock;
let vendor: number;
let party: number;
/** Who approves what others ask for. */
let head: Colleague;
beforeAll(async () => {
  office = await openOffice();
  await openBooks(office);
  stock = await stockOf(office, 'Ihram');
  head = await hire(office, [
    'PURCHASE_REQUEST_LIST',
    'PURCHASE_REQUEST_DETAILS',
    'PURCHASE_REQUEST_APPROVE',
    ALL_BRANCHES,
  ]);
  const email = 'yusuf@mill.example';
  vendor = await madeOf(office, 'vendor', { first_name: 'Yusuf', last_name: '{{agency}}', username: 'yusuf', email });
  party = (await office.call('GET', `${calls('party').all}?source_type=user&source_id=${vendor}`)).body.parties[0].id;
});
afterAll(() => office.close());

type Who = Pick<Office, 'call'>;
type Name = 'purchase_request' | 'purchase_final';
const give = (of: Name, id: number, verb: string, ...[body = {}, who = office]: [object?, Who?]): Promise<Reply> =>
  who.call('POST', calls(of).command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });
const preview = (of: Name, id: number, body: object, who: Who = office): Promise<Reply> =>
  who.call('POST', `/api/letters/mail_${of}/${id}/preview`, { body });
const read = async (of: Name, id: number): Promise<Reply['body']> => (await office.call('GET', calls(of).one(id))).body;
const done = ({ status, body }: Reply): Reply['body'] => {
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
};
const made = async (of: Name, body: object): Promise<number> =>
  done(await office.call('POST', calls(of).create, { body })).id;
async function approved(more: object = {}): Promise<number> {
  const items = [{ stock_item: stock.item, quantity: 1200, estimated_price: '9.50', note: 'white' }];
  const base = { request_date: '2026-11-20', needed_by: '2026-12-05', branch: stock.branch, party, items, ...more };
  const id = await made('purchase_request', base);
  done(await give('purchase_request', id, 'submit'));
  done(await give('purchase_request', id, 'approve', {}, head));
  return id;
}
async function confirmed(more: object = {}): Promise<number> {
  const items = [{ stock_item: stock.item, quantity: 1200, rate: '9.50' }];
  const base = { order_date: '2026-11-20', expected_on: '2026-12-09', branch: stock.branch, party, items, ...more };
  const id = await made('purchase_final', base);
  done(await give('purchase_final', id, 'confirm'));
  return id;
}
/** The papers of a mail, and what stands on them. */
async function papersOf(mail = 0) {
  const files = await readFiles(office.host.db, mail);
  return Promise.all(
    files.map(async ({ filename, content }) => ({ filename, says: (await linesOf(content)).join(' ') })),
  );
}
const letter = { language: 'en', ...purchaseLetter.templates.en };
const asking = { language: 'en', ...requestLetter.templates.en };
const clerk = (...more: string[]) =>
  hire(office, [
    ALL_BRANCHES,
    ...(['PURCHASE_FINAL', 'PURCHASE_REQUEST'] as const).flatMap(name => [`${name}_DETAILS`, `${name}_MAIL`]),
    ...more,
  ]);

describe('a purchase request', () => {
  it('goes to its vendor with the day on which it is needed, without its estimated prices, and is sent then', async () => {
    const id = await approved();
    const seen = done(await preview('purchase_request', id, asking));
    expect((await read('purchase_request', id)).status).toBe('approved');
    done(await give('purchase_request', id, 'mail', asking));
    const [sent] = await mailTo(office, 'yusuf@mill.example');
    expect(seen).toMatchObject({ to: sent?.to, subject: sent?.subject, text: sent?.text });
    const { request_no: number, ...record } = await read('purchase_request', id);
    expect(record).toMatchObject({ status: 'sent', sent_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(sent?.subject).toContain(number);
    expect(sent?.text).toContain('Dear Yusuf {{agency}},');
    expect(sent?.text).toContain('1. Ihram × 1200 · white');
    expect(sent?.text).toContain('Needed by: 5 Dec 2026');
    expect(sent?.text).not.toMatch(/9[.,]50|11[.,]?400/);
    const [paper] = await papersOf(sent?.id);
    expect(seen.files).toEqual([paper?.filename]);
    expect(paper).toMatchObject({ filename: `${number}.pdf`, says: expect.stringContaining(number) });
    expect(paper?.says).toContain('Ihram');
    expect(paper?.says).not.toMatch(/9[.,]50|11[.,]?400/);
    const filter = encodeURIComponent(JSON.stringify({ entity: 'purchase_request', record: id }));
    const told = (await office.call('GET', `/api/history?filter=${filter}`)).body;
    expect(told.slice(0, 2)).toMatchObject([
      { command: 'mail', reason: 'yusuf@mill.example' },
      { command: 'send', action: 'transition' },
    ]);
  });

  it('is mailed again as it stands, and its day stays', async () => {
    const id = await approved();
    done(await give('purchase_request', id, 'send'));
    await office.pool.query(`update purchase_request set sent_on = '2026-11-01' where id = $1`, [id]);
    done(await give('purchase_request', id, 'mail', asking, await clerk()));
    expect(await read('purchase_request', id)).toMatchObject({ status: 'sent', sent_on: '2026-11-01' });
  });
});

describe('a purchase request that is not to be mailed', () => {
  it('is one that nobody has approved, or that names no vendor', async () => {
    const items = [{ stock_item: stock.item, quantity: 1, estimated_price: '1.00' }];
    const draft = await made('purchase_request', { request_date: '2026-11-20', branch: stock.branch, party, items });
    for (const call of [give('purchase_request', draft, 'mail', asking), preview('purchase_request', draft, asking)])
      expect((await call).status).toBe(409);
    const nobody = await approved({ party: null });
    const elsewhere = { ...asking, email: 'a@mill.example' };
    for (const call of [
      give('purchase_request', nobody, 'mail', elsewhere),
      preview('purchase_request', nobody, elsewhere),
    ])
      expect(await call).toMatchObject({ status: 409, body: { reason: 'no_vendor' } });
  });
});

describe('a purchase', () => {
  it.each(locales)('goes to its vendor with its prices and the day on which it is expected, in %s', async language => {
    const id = await confirmed();
    const body = { language, ...purchaseLetter.templates[language] };
    const seen = done(await preview('purchase_final', id, body));
    expect((await read('purchase_final', id)).sent_on).toBeNull();
    done(await give('purchase_final', id, 'mail', body));
    const [sent] = await mailTo(office, 'yusuf@mill.example');
    expect(seen).toMatchObject({ to: sent?.to, subject: sent?.subject, text: sent?.text });
    expect(sent?.text).toMatch({ en: /9 Dec 2026/, tr: /9 Ara 2026/, ar: /9 ديسمبر 2026/ }[language]);
    expect(sent?.text).toContain({ en: '11,400.00 BDT', tr: '11,400.00 BDT', ar: '11,400.00 BDT' }[language]);
    const [paper] = await papersOf(sent?.id);
    expect(seen.files).toEqual([paper?.filename]);
    expect(paper?.says).toContain(language === 'tr' ? '11,400.00' : '11,400.00');
    expect(sent?.text.replace('{{agency}}', '')).not.toMatch(/\{\{|…/);
    expect(await read('purchase_final', id)).toMatchObject({
      status: 'confirmed',
      sent_on: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('is mailed again, and its day stays', async () => {
    const id = await confirmed();
    done(await give('purchase_final', id, 'mail', letter));
    await office.pool.query(`update purchase_final set sent_on = '2026-11-01' where id = $1`, [id]);
    done(await give('purchase_final', id, 'mail', letter, await clerk()));
    expect((await read('purchase_final', id)).sent_on).toBe('2026-11-01');
  });

  it('without an expected day is wanted soon', async () => {
    const id = await confirmed({ expected_on: null });
    const { text } = done(await preview('purchase_final', id, letter));
    expect(text).toContain('Expected on: as soon as possible');
  });

  it('that went on paper is marked as sent, once', async () => {
    const id = await confirmed();
    expect(done(await give('purchase_final', id, 'send')).sent_on).toMatch(/^\d{4}-/);
    expect((await give('purchase_final', id, 'send')).body.reason).toBe('already_sent');
  });

  it('is not mailed before it is ordered, nor at a price that nobody has approved', async () => {
    const items = [{ stock_item: stock.item, quantity: 1, rate: '1.00' }];
    const draft = await made('purchase_final', { order_date: '2026-11-20', branch: stock.branch, party, items });
    expect((await give('purchase_final', draft, 'mail', letter)).status).toBe(409);
    const id = await confirmed();
    await office.pool.query(`update purchase_final_items set rate = 8 where owner = $1`, [id]);
    for (const call of [give('purchase_final', id, 'mail', letter), preview('purchase_final', id, letter)])
      expect(await call).toMatchObject({ status: 409, body: { reason: 'price_not_approved' } });
  });
});

describe('the address of a vendor', () => {
  it('is the one on record for whoever may write to no other, and not one that they have just written', async () => {
    const id = await confirmed();
    const writer = await clerk('VENDOR_DETAILS', 'VENDOR_UPDATE');
    const other = { ...letter, email: 'other@evil.example' };
    for (const call of [
      give('purchase_final', id, 'mail', other, writer),
      preview('purchase_final', id, other, writer),
    ])
      expect(await call).toMatchObject({ status: 403, body: { code: 'address_right' } });
    const moved = await writer.call('PUT', calls('vendor').update(vendor), { body: { email: 'planted@evil.example' } });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    for (const call of [
      give('purchase_final', id, 'mail', letter, writer),
      preview('purchase_final', id, letter, writer),
    ])
      expect(await call).toMatchObject({ status: 403, body: { code: 'address_unproved' } });
    expect(await mailTo(office, 'planted@evil.example')).toEqual([]);
    done(await give('purchase_final', id, 'mail', letter, await clerk()));
    done(await office.call('PUT', calls('vendor').update(vendor), { body: { email: 'yusuf@mill.example' } }));
  });

  it('asks for the right to mail, and tells nothing of a vendor to whoever may read none', async () => {
    const id = await confirmed();
    const reader = await hire(office, [ALL_BRANCHES, 'PURCHASE_FINAL_DETAILS']);
    for (const call of [
      give('purchase_final', id, 'mail', letter, reader),
      preview('purchase_final', id, letter, reader),
    ])
      expect((await call).status).toBe(403);
    const { text } = done(await preview('purchase_final', id, letter, await clerk()));
    expect(text).toContain('Dear …,');
    expect(text).not.toContain('1. Ihram');
    const seeing = await clerk('PARTY_DETAILS', 'STOCK_ITEM_DETAILS');
    expect(done(await preview('purchase_final', id, letter, seeing)).text).toContain(
      '1. Ihram × 1200 · 9.50 = 11,400.00',
    );
  });

  it('gets ten mails an hour, whoever writes them', async () => {
    const id = await confirmed();
    const free = { ...letter, email: 'bound@mill.example' };
    for (let at = 0; at < 10; at += 1) done(await give('purchase_final', id, 'mail', free));
    expect(await give('purchase_final', id, 'mail', free)).toMatchObject({
      status: 429,
      body: { code: 'mails_to_address' },
    });
  });
});
