import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { locales } from '../../catalog/engine/texts/texts.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { orderLetter } from '../../catalog/shop/orders/mailOrder.ts';
import { Typesetter } from '../../server/engine/papers/Typesetter.ts';
import { typesetter } from '../../server/engine/papers/typesetPaper.ts';
import { openMailedOffice } from '../support/mailedOffice.ts';
import { tellOrders } from '../support/orderStory.ts';
import { mailTo } from '../support/outbox.ts';

let open: Awaited<ReturnType<typeof openMailedOffice>>;
let paid: number;
beforeAll(async () => {
  open = await openMailedOffice();
  // A platform for which there is no library.
  const missing = new Typesetter({ library: '/nowhere/typst.js' });
  for (const name of ['typeset', 'isAvailable'] as const)
    vi.spyOn(typesetter, name).mockImplementation(missing[name].bind(missing));
  ({ paid } = await tellOrders(open.office));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await open.close();
});

const notes = { en: 'No document is attached', tr: 'belge eklenmemiştir', ar: 'لا يوجد مستند مرفق' } as const;

it.each(locales)(
  'a host that makes no papers sends a mail without, which says so before and after: %s',
  async language => {
    const email = `${language}@buyer.example`;
    const body = { email, language, ...orderLetter.templates[language] };
    const seen = await open.office.call('POST', `/api/letters/mail_order_order/${paid}/preview`, { body });
    expect(seen.body.files).toEqual([]);
    expect(seen.body.text).toContain(notes[language]);
    const headers = { 'idempotency-key': randomUUID() };
    const sent = await open.office.call('POST', calls('order').command('mail_order', paid), { body, headers });
    expect(sent.status).toBe(200);
    expect((await open.arrivedAt(email)).files).toEqual([]);
    expect((await mailTo(open.office, email))[0]?.text).toBe(seen.body.text);
  },
);

it('a statement says so in its tables’ own text too', async () => {
  const { party } = (await open.office.call('GET', calls('order').one(paid))).body;
  const body = { email: 'tables@buyer.example', language: 'en', starts_on: '2026-11-01', ends_on: '2026-11-30' };
  const headers = { 'idempotency-key': randomUUID() };
  const sent = await open.office.call('POST', calls('party').command('mail_statement', party), { body, headers });
  expect(sent.status).toBe(200);
  const [mail] = await mailTo(open.office, body.email);
  for (const text of [mail?.text, mail?.html]) expect(text).toContain(notes.en);
});
