import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { orderLetter } from '../../catalog/shop/orders/mailOrder.ts';
import { typesetter } from '../../server/engine/papers/typesetPaper.ts';
import { Problem } from '../../server/platform/problem.ts';
import { hire } from '../support/hire.ts';
import { openMailedOffice } from '../support/mailedOffice.ts';
import { type OrderStory, tellOrders } from '../support/orderStory.ts';
import { mailTo } from '../support/outbox.ts';
import { DAY, shopOrders } from '../support/shopOrders.ts';

let open: Awaited<ReturnType<typeof openMailedOffice>>;
let story: OrderStory;
let paid: number;
beforeAll(async () => {
  open = await openMailedOffice();
  story = await tellOrders(open.office);
  ({ paid } = story);
});
afterAll(() => open.close());

type Who = Pick<typeof open.office, 'call'>;
const order = (email: string, language: 'en' | 'tr' | 'ar' = 'en') => ({
  email,
  language,
  ...orderLetter.templates[language],
});
const preview = (id: number, body: object, who: Who = open.office) =>
  who.call('POST', `/api/letters/mail_order_order/${id}/preview`, { body });
const send = (id: number, body: object, who: Who = open.office) =>
  who.call('POST', calls('order').command('mail_order', id), { body, headers: { 'idempotency-key': randomUUID() } });

describe('the mail of an order', () => {
  it.each([
    ['en', /Invoice SA-2026-\d{6}/, '160.00'],
    ['tr', /SA-2026-\d{6}/, '160.00'],
    ['ar', /SA-2026-\d{6}/, '160.00'],
  ] as const)('brings its invoice, in the language of the mail: %s', async (language, title, total) => {
    const letter = order(`${language}@buyer.example`, language);
    const seen = await preview(paid, letter);
    expect((await send(paid, letter)).status).toBe(200);
    const { raw, files, papers } = await open.arrivedAt(letter.email);
    expect(files).toEqual([expect.stringMatching(/^SA-2026-\d{6}\.pdf$/)]);
    expect(seen.body.files).toEqual(files);
    expect(papers[0]).toMatch(title);
    expect(papers[0]).toContain(total);
    const [queued] = await mailTo(open.office, letter.email);
    expect(`${raw}${queued?.subject}${queued?.text}${papers[0]}`).not.toContain('{{');
  });

  it('brings its confirmation while there is no invoice that stands', async () => {
    const { body } = await open.office.call('GET', '/order/api/v1/order/all/?status=pending');
    const { id, order_no: number } = body.orders[0];
    expect((await send(id, order('early@buyer.example'))).status).toBe(200);
    const { files, papers } = await open.arrivedAt('early@buyer.example');
    expect(files).toEqual([`${number}.pdf`]);
    expect(papers[0]).toContain(`Order confirmation ${number}`);
    expect(papers[0]).toContain('20.00');
  });

  it('brings what its sender may not read, of which they see no number before', async () => {
    const clerk = await hire(open.office, ['ALL_BRANCHES', 'ORDER_DETAILS', 'ORDER_MAIL_ORDER', 'MAIL_ELSEWHERE']);
    const letter = order('unseen@buyer.example');
    expect((await preview(paid, letter, clerk)).body.files).toEqual(['….pdf']);
    expect((await send(paid, letter, clerk)).status).toBe(200);
    const { files, papers } = await open.arrivedAt('unseen@buyer.example');
    expect(files).toEqual([expect.stringMatching(/^SA-/)]);
    expect(papers[0]).toContain('160.00');
  });

  it.each([
    [422, 'paper_unset'],
    [503, 'too_busy'],
  ] as const)('does not go where its papers fail otherwise: %s %s', async (status, code) => {
    const failing = vi
      .spyOn(typesetter, 'typeset')
      .mockRejectedValue(new Problem(status, code, { params: { seconds: 5 } }));
    const email = `${code}@buyer.example`;
    expect(await send(paid, order(email))).toMatchObject({ status, body: { code } });
    failing.mockRestore();
    expect(await mailTo(open.office, email)).toEqual([]);
    const { body } = await open.office.call(
      'GET',
      `/api/history?filter=${encodeURIComponent(JSON.stringify({ entity: 'order', record: paid }))}`,
    );
    expect(JSON.stringify(body)).not.toContain(email);
  });

  it('brings the invoices of all its parcels, made in one go', async () => {
    const orders = shopOrders(open.office);
    const typesetting = vi.spyOn(typesetter, 'typeset');
    const { party, branch } = await orders.read(paid);
    const items = [story.ihram, story.bag].map(({ item }) => ({ stock_item: item, quantity: 1, rate: '70.00' }));
    const made = await orders.upTo('process', { party, order_date: DAY, branch, items });
    for (const { id: line } of (await orders.read(made)).items) {
      const { status, body } = await orders.give('ship', made, { shipped_on: DAY, pieces: [{ line, quantity: 1 }] });
      expect(status, JSON.stringify(body)).toBe(200);
    }
    expect((await send(made, order('two@buyer.example'))).status).toBe(200);
    expect(typesetting).toHaveBeenCalledTimes(1);
    typesetting.mockRestore();
    const { papers } = await open.arrivedAt('two@buyer.example');
    expect(papers.map(text => ['Ihram', 'Bag'].filter(name => text.includes(name)))).toEqual([['Ihram'], ['Bag']]);
  });
});

it('the mail of a statement brings it as it is read', async () => {
  const { party } = await shopOrders(open.office).read(paid);
  const body = { email: 'account@buyer.example', language: 'en', starts_on: '2026-11-01', ends_on: '2026-11-30' };
  const headers = { 'idempotency-key': randomUUID() };
  const { status } = await open.office.call('POST', calls('party').command('mail_statement', party), { body, headers });
  expect(status).toBe(200);
  const { files, papers } = await open.arrivedAt(body.email);
  expect(files).toEqual(['Who-buys.pdf']);
  expect(papers[0]).toContain('Period 1 Nov 2026 – 30 Nov 2026');
  expect(papers[0]).toContain('193.33');
});
