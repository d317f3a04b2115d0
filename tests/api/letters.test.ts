import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '../../catalog/engine/texts/texts.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { orderLetter } from '../../catalog/shop/orders/mailOrder.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { tellOrders } from '../support/orderStory.ts';
import { mailTo } from '../support/outbox.ts';

let office: Office;
let paid: number;
beforeAll(async () => {
  office = await openOffice();
  ({ paid } = await tellOrders(office));
});
afterAll(() => office.close());

type Who = Pick<Office, 'call'>;
const email = 'buyer@example.com';
const preview = (body: object, who: Who = office, id = paid) =>
  who.call('POST', `/api/letters/mail_order_order/${id}/preview`, { body });
const send = (body: object, who: Who = office) =>
  who.call('POST', calls('order').command('mail_order', paid), {
    body,
    headers: { 'idempotency-key': randomUUID() },
  });
const rights = ['ALL_BRANCHES', 'ORDER_DETAILS', 'ORDER_MAIL_ORDER', 'MAIL_ELSEWHERE'];

describe('the preview of a mail', () => {
  it.each(locales)('is what is sent, word by word, in %s', async language => {
    const letter = { email, language, ...orderLetter.templates[language] };
    const seen = await preview(letter);
    expect(seen.status).toBe(200);
    expect((await send(letter)).status).toBe(200);
    const [sent] = await mailTo(office, email);
    expect(seen.body).toMatchObject({ to: email, subject: sent?.subject, text: sent?.text });
    expect(sent?.text).toMatch(/160[.,]00 BDT/);
    expect(sent?.text).toMatch(/https:\/\/office\.rihla\.example\/verify\/\S{32}/);
    expect(`${sent?.subject}${sent?.text}`).not.toMatch(/\{\{|\}\}|…/);
  });

  it('sends nothing, tells no history, changes no record and counts for no bound', async () => {
    const before = await office.call('GET', calls('order').one(paid));
    const counts = async () =>
      (
        await office.host.db.execute(sql`
        select (select count(*) from outbox) as mails, (select count(*) from history) as told,
          (select count(*) from hourly_use) as uses, (select count(*) from paper_link) as links`)
      ).rows;
    const letter = { email, language: 'en', ...orderLetter.templates.en };
    await preview(letter);
    const stood = await counts();
    for (let time = 0; time < 12; time += 1) expect((await preview(letter)).status).toBe(200);
    expect(await counts()).toEqual(stood);
    expect((await office.call('GET', calls('order').one(paid))).body).toEqual(before.body);
  });

  it('is refused as the mail would be', async () => {
    const letter = { language: 'en', subject: 'S', message: 'M' };
    const stranger = await hire(office, ['ALL_BRANCHES', 'ORDER_DETAILS']);
    const bound = await hire(office, ['ALL_BRANCHES', 'ORDER_DETAILS', 'ORDER_MAIL_ORDER']);
    const elsewhere = { ...letter, email };
    expect((await preview(elsewhere, { call: (m, p, o) => office.call(m, p, { ...o, as: 'guest' }) })).status).toBe(
      401,
    );
    expect((await preview(elsewhere, stranger)).status).toBe(403);
    expect((await preview(elsewhere, bound)).body.code).toBe('address_right');
    expect((await preview(letter)).body.errors).toMatchObject([{ field: 'email', code: 'no_address' }]);
    expect((await preview({ ...letter, email: 'a@b, c@d.example' })).status).toBe(400);
    expect((await preview(elsewhere, office, 999_999)).status).toBe(404);
    const { body } = await office.call('GET', '/order/api/v1/order/all/?status=incomplete');
    expect((await preview(elsewhere, office, body.orders[0].id)).status).toBe(409);
    for (const name of ['post_journal', 'nonsense', 'toString'])
      expect((await office.call('POST', `/api/letters/${name}/${paid}/preview`, { body: letter })).status).toBe(404);
  });

  it('of an order of a branch whose orders its sender does not see is not there', async () => {
    const { body: branch } = await office.call('POST', calls('branch').create, { body: { name: 'Elsewhere' } });
    const clerk = await hire(office, ['ORDER_DETAILS', 'ORDER_MAIL_ORDER', 'MAIL_ELSEWHERE'], { branch: branch.id });
    expect((await preview({ email, language: 'en', subject: 'S', message: 'M' }, clerk)).status).toBe(404);
  });

  it('leaves out the bills for whoever may read none, whom they are sent for all the same', async () => {
    const letter = { email: 'unseen@example.com', language: 'en', subject: 'S', message: '{{bills}}' };
    const clerk = await hire(office, rights);
    expect((await preview(letter, clerk)).body.text).toBe('…');
    expect((await preview(letter, await hire(office, [...rights, 'SALES_DETAILS']))).body.text).toContain('/verify/');
    expect((await send(letter, clerk)).status).toBe(200);
    expect((await mailTo(office, 'unseen@example.com'))[0]?.text).toContain('/verify/');
  });
});

describe('a merge field that is none', () => {
  const typed = { email, language: 'en', subject: 'S', message: 'M' };
  it.each([
    ['{{secret}}', 'secret'],
    ['{{ order no }}', 'order no'],
    ['{{müşteri}}', 'müşteri'],
    ['{{}}', ''],
    ['{{customer', 'customer'],
  ])('is refused by its name: %s', async (text, name) => {
    for (const field of ['subject', 'message']) {
      const letter = { ...typed, [field]: `Dear ${text}` };
      for (const { status, body } of [await preview(letter), await send(letter)])
        expect([status, body.errors]).toMatchObject([400, [{ field, code: 'unknown_merge_field', params: { name } }]]);
    }
  });

  it('is told in the language of whoever writes', async () => {
    const told = async (locale: string): Promise<string> => {
      const { body } = await office.call('POST', calls('order').command('mail_order', paid), {
        body: { ...typed, message: '{{secret}}' },
        headers: { 'idempotency-key': randomUUID(), 'accept-language': locale },
      });
      return JSON.stringify(body.message);
    };
    const texts = await Promise.all(locales.map(told));
    for (const text of texts) expect(text).toContain('{{secret}}');
    expect(new Set(texts).size).toBe(locales.length);
  });
});
