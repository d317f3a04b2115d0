import { afterAll, beforeAll, expect, it } from 'vitest';
import { smtpMailer } from '../../server/platform/mail/mailer.ts';
import { sweepOutbox } from '../../server/engine/mail/outbox.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { type Office, openOffice } from '../support/office.ts';
import { tellOrders } from '../support/orderStory.ts';
import { mailTo } from '../support/outbox.ts';
import { shopOrders } from '../support/shopOrders.ts';

let office: Office;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  office = await openOffice({ mailer: smtpMailer(mailbox.url, 'Rihla <no-reply@rihla.example>') });
});
afterAll(async () => {
  await office.close();
  await mailbox.close();
});

it('writes to the customer of an order with its invoices, over the wire, and tells it on the timeline', async () => {
  const { paid } = await tellOrders(office);
  const orders = shopOrders(office);
  const asked = {
    email: 'buyer@example.com',
    language: 'en',
    subject: 'Your order {{order_no}}',
    message: 'Dear {{customer}}: {{amount}}, {{ outstanding }} to be paid.\n{{bills}}\n%{message}',
    // Nobody asked for one: the history says to whom it went all the same.
    reason: 'Nothing of note',
  };
  const { status, body } = await orders.give('mail_order', paid, asked);
  expect([status, body.errors]).toEqual([200, undefined]);
  const { order_no: number, amount } = await orders.read(paid);
  const [queued] = await mailTo(office, 'buyer@example.com');
  expect(queued).toMatchObject({ subject: `Your order ${number}` });
  expect(queued?.text).toMatch(
    new RegExp(
      `^Dear Who buys: ${amount} BDT, 0\\.00 BDT to be paid\\.\\nSA-2026-\\d{6} · 160\\.00 BDT\\nhttps://office\\.rihla\\.example/verify/\\S+\\n%\\{message\\}$`,
    ),
  );
  const { mailer } = office.host;
  if (mailer) await sweepOutbox({ ...office.host, mailer });
  expect(mailbox.letters.map(({ to }) => to)).toEqual([['buyer@example.com']]);
  const filter = encodeURIComponent(JSON.stringify({ entity: 'order', record: paid }));
  const [last] = (await office.call('GET', `/api/history?filter=${filter}`)).body;
  expect(last).toMatchObject({ command: 'mail_order', reason: 'buyer@example.com' });
});

it('writes about no order that is not placed, and to nothing that is no address', async () => {
  const orders = shopOrders(office);
  const { body } = await office.call('GET', '/order/api/v1/order/all/?status=incomplete');
  const letter = { email: 'a@example.com', language: 'en', subject: 'S', message: 'M' };
  expect((await orders.give('mail_order', body.orders[0].id, letter)).status).toBe(409);
  const placed = await office.call('GET', '/order/api/v1/order/all/?status=pending');
  const refused = await orders.give('mail_order', placed.body.orders[0].id, { ...letter, email: 'a@b, c@d.example' });
  expect([refused.status, refused.body.errors]).toMatchObject([400, [{ field: 'email' }]]);
});
