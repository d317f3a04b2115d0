import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { guest } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { OrderMailPage } from '#src/resources/shop/orders/OrderMailPage.tsx';
import { showPages } from '../../../support/officePage.tsx';

const order = { id: 7, order_no: 'OR-7', status: 'pending', party: 3, amount: '10.00' };

async function show(permissions: readonly string[], answer?: Response) {
  const sent: unknown[] = [];
  await showPages({
    host: (path, init) => {
      if (init?.method !== 'POST') return Response.json(path.includes('parties') ? { id: 3, name: 'Karim' } : order);
      sent.push(JSON.parse(String(init.body)));
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
const send = async () => userEvent.click(screen.getByRole('button', { name: /Mail|Send|Write/ }));

it('whoever may write to the address on record alone is told so, and asked for none', async () => {
  const sent = await show([]);
  expect(screen.getByText(/goes to the address on record\. Writing to another one/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Email/ })).toBeNull();
  await send();
  await screen.findByRole('heading', { name: 'elsewhere' });
  expect(sent).toMatchObject([{ language: 'en' }]);
  expect(sent[0]).not.toHaveProperty('email');
});

it('whoever may write elsewhere types an address, or leaves it empty', async () => {
  await show(['MAIL_ELSEWHERE']);
  expect(screen.getByText(/Left empty/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Email/ })).toBeVisible();
});

it('what an hour bounds is said in words', async () => {
  const detail = 'You have written 60 mails within an hour. The next one can go in 40 min.';
  await show([], Response.json({ detail, code: 'mails_of_hour' }, { status: 429, headers: { 'retry-after': '2400' } }));
  await send();
  expect(await screen.findByText(detail)).toBeVisible();
});
