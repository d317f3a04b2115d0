import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { guest } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { OrderMailPage } from '#src/resources/shop/orders/OrderMailPage.tsx';
import { showPages } from '../../../support/officePage.tsx';

const order = { id: 7, order_no: 'OR-7', status: 'pending', party: 3, amount: '10.00' };

interface Scene {
  /** What the host answers the mail. */
  readonly answer?: Response;
  /** What it answers whoever looks at the mail before. */
  seen?(letter: Readonly<Record<string, unknown>>): Response;
}
const seenAs = (letter: Readonly<Record<string, unknown>>) =>
  Response.json({
    to: letter['email'] ?? 'karim@rihla.example',
    subject: String(letter['subject']).replace('{{order_no}}', 'OR-7'),
    text: String(letter['message'])
      .replace('{{amount}}', '9,800.00 BDT')
      .replaceAll(/\{\{\w+\}\}/g, 'known'),
    files: ['SA-7.pdf', 'SA-8.pdf'],
  });

async function show(permissions: readonly string[], { answer, seen = seenAs }: Scene = {}) {
  const sent: unknown[] = [];
  await showPages({
    host: (path, init) => {
      if (init?.method !== 'POST') return Response.json(order);
      const body = JSON.parse(String(init.body));
      if (path.includes('/preview')) return seen(body);
      sent.push(body);
      return answer ?? Response.json(order);
    },
    entity: entities.order,
    pages: { ':orderId/mail': <OrderMailPage /> },
    at: '7/mail',
    who: { ...guest, role: 'staff', permissions: new Set(['ORDER_MAIL_ORDER', ...permissions]) },
  });
  await screen.findByRole('textbox', { name: /Subject/ });
  return sent;
}
const send = async () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const preview = () => within(screen.getByRole('region', { name: 'What its reader gets' }));

it('whoever may write to the address on record alone is told so, and asked for none', async () => {
  const sent = await show([]);
  expect(screen.getByText(/goes to the address on record\. Writing to another one/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Email/ })).toBeNull();
  await send();
  await screen.findByRole('heading', { name: 'elsewhere' });
  expect(sent).toMatchObject([{ language: 'en' }]);
  expect(sent[0]).not.toHaveProperty('email');
});

it('whoever may write elsewhere begins with the address on record, and may type another', async () => {
  const sent = await show(['MAIL_ELSEWHERE']);
  expect(screen.getByText(/Left empty/)).toBeVisible();
  const address = screen.getByRole('textbox', { name: /Email/ });
  expect(address).toHaveValue('karim@rihla.example');
  await userEvent.clear(address);
  await userEvent.type(address, 'other@rihla.example');
  expect(await preview().findByText('other@rihla.example')).toBeVisible();
  await send();
  await screen.findByRole('heading', { name: 'elsewhere' });
  expect(sent).toMatchObject([{ email: 'other@rihla.example' }]);
});

it('begins with no address where none is on record, and says so', async () => {
  const error = { field: 'email', code: 'no_address' };
  const none = () => Response.json({ email: ['No address'], errors: [error] }, { status: 400 });
  await show(['MAIL_ELSEWHERE'], { seen: letter => (letter['email'] ? seenAs(letter) : none()) });
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('');
  expect(await preview().findByText('No address is on record. Enter one there first.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'a@rihla.example');
  expect(await preview().findByText('a@rihla.example')).toBeVisible();
});

it('shows what its reader gets as the host writes it, with the number of the order and the way back', async () => {
  const spot = document.body.appendChild(document.createElement('div'));
  spot.id = 'react-admin-title';
  onTestFinished(() => spot.remove());
  await show([]);
  expect(await preview().findByText('Your order OR-7')).toBeVisible();
  expect(preview().getByText(/over 9,800\.00 BDT/)).toBeVisible();
  expect(preview().getByText('karim@rihla.example')).toBeVisible();
  const files = within(preview().getByRole('list', { name: 'Goes with it' })).getAllByRole('listitem');
  expect(files.map(({ textContent }) => textContent)).toEqual(['SA-7.pdf', 'SA-8.pdf']);
  expect(await screen.findByText('Mail about OR-7')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute(
    'href',
    expect.stringMatching(/orders\/7$/),
  );
});

it('another language brings its own text, and its preview', async () => {
  await show([]);
  await userEvent.click(screen.getByRole('combobox', { name: /Language/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Türkçe|Turkish/ }));
  expect(await preview().findByText('OR-7 numaralı siparişiniz')).toBeVisible();
});

it('a field that there is none of is said before anything is sent', async () => {
  const sent = await show([]);
  const subject = screen.getByRole('textbox', { name: /Subject/ });
  await userEvent.clear(subject);
  await userEvent.type(subject, 'About {{{{secret}}');
  await send();
  expect(await screen.findByText('There is nothing to fill in for {{secret}}.')).toBeVisible();
  expect(sent).toEqual([]);
});

it('what an hour bounds is said in words', async () => {
  const detail = 'You have written 60 mails within an hour. The next one can go in 40 min.';
  const answer = Response.json({ detail, code: 'mails_of_hour' }, { status: 429, headers: { 'retry-after': '2400' } });
  await show([], { answer });
  await send();
  expect(await screen.findByText(detail)).toBeVisible();
});
