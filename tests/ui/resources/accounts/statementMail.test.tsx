import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { guest } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { StatementTools } from '#src/resources/bills/statement/StatementTools.tsx';
import { showPages } from '../../../support/officePage.tsx';

const statement = {
  party: { id: 3, name: 'Karim Travels', email: 'karim@rihla.example', marks: {} },
  starts_on: '2026-07-01',
  ends_on: '2026-11-30',
  opening: '0.00',
  movements: [],
  closing: '0.00',
  open: [],
};

it('a statement is mailed from what begins with the address on record, and is seen before', async () => {
  const sent: unknown[] = [];
  await showPages({
    host: (path, init) => {
      if (init?.method !== 'POST') return Response.json({ id: 3, name: 'Karim Travels' });
      const body = JSON.parse(String(init.body));
      if (path.includes('/preview'))
        return Response.json({
          to: body.email,
          subject: 'Statement of account',
          text: `Dear Karim, ${body.message}`,
          files: ['Karim-Travels.pdf'],
        });
      sent.push(body);
      return Response.json({ id: 3 });
    },
    entity: entities.party,
    pages: { ':id': <StatementTools statement={statement} /> },
    at: '3',
    who: { ...guest, role: 'staff', permissions: new Set(['PARTY_MAIL_STATEMENT', 'MAIL_ELSEWHERE']) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mail it…' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Mail the statement of Karim Travels' }));
  expect(await dialogue.findByRole('textbox', { name: /Email/ })).toHaveValue('karim@rihla.example');
  await userEvent.type(dialogue.getByRole('textbox', { name: /Message/ }), 'kindly pay');
  expect(await dialogue.findByText('Dear Karim, kindly pay')).toBeVisible();
  expect(dialogue.getByText('Statement of account')).toBeVisible();
  expect(dialogue.getByText('Karim-Travels.pdf')).toBeVisible();
  await userEvent.click(dialogue.getByRole('button', { name: 'Send' }));
  await expect
    .poll(() => sent)
    .toMatchObject([{ email: 'karim@rihla.example', message: 'kindly pay', starts_on: '2026-07-01' }]);
});
