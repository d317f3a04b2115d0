import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { CommandButtons } from '#src/engine/commands/CommandButtons.tsx';
import { showPages } from '../../support/officePage.tsx';

const gift = { id: 7, version: 4, status: 'received', commands: [{ verb: 'refund' }, { verb: 'issue_receipt' }] };

/** A refusal that says one thing of a line, one of the whole, and one of the reason that is asked. */
const refusal = {
  'items.2.ledger': ['of the host'],
  reason: ['Say more.'],
  non_field_errors: ['The till is closed.'],
  errors: [{ field: 'items.2.ledger', code: 'not_balance_sheet' }],
};

async function show(body: object) {
  const host = (_path: string, { method }: RequestInit = {}) =>
    method === 'POST' ? Response.json(body, { status: 400 }) : Response.json(gift);
  const page = (
    <RecordContextProvider value={gift}>
      <CommandButtons disabled={false} />
    </RecordContextProvider>
  );
  await showPages({ host, entity: entities.donation, pages: { gift: page }, at: 'gift' });
  return userEvent.setup();
}

it('a dialogue tells every error of a refusal: of its own fields beside them, the others above with their places', async () => {
  const user = await show(refusal);
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialogue = within(await screen.findByRole('dialog'));
  await user.type(await dialogue.findByRole('textbox', { name: /Reason/ }), 'Paid twice');
  await user.click(dialogue.getByRole('button', { name: 'Refund' }));
  const told = await dialogue.findByRole('alert');
  expect(told).toHaveTextContent('Line 3, Ledger: Income and expenses have no opening balance.');
  expect(told).toHaveTextContent('The till is closed.');
  expect(dialogue.getByRole('textbox', { name: /Reason/ })).toHaveAccessibleDescription(/Say more\./);
});

it('a step without a dialogue tells them where its outcome is told', async () => {
  const { reason: _asked, ...others } = refusal;
  const user = await show(others);
  await user.click(await screen.findByRole('button', { name: 'Issue the receipt' }));
  expect(
    await screen.findByText(/Line 3, Ledger: Income and expenses have no opening balance.* The till/),
  ).toBeVisible();
});

it('a step that is blocked by somebody says by whom', async () => {
  const blocked = { ...gift, commands: [{ verb: 'refund', blocked: 'mahram_not_booked', of: 'Amina' }] };
  const page = (
    <RecordContextProvider value={blocked}>
      <CommandButtons disabled={false} />
    </RecordContextProvider>
  );
  await showPages({ host: () => Response.json(blocked), entity: entities.donation, pages: { gift: page }, at: 'gift' });
  expect(await screen.findByText('Amina: The mahram has no confirmed booking.')).toBeVisible();
});
