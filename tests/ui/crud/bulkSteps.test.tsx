import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { commandReason } from '#catalog/engine/commandReason.ts';
import { entities } from '#catalog/registry/entities.ts';
import { BulkTools } from '#src/engine/bulk/BulkTools.tsx';
import { CommandMany } from '#src/engine/bulk/CommandMany.tsx';
import { showPages } from '../../support/officePage.tsx';

const { donation } = entities;
const received = { id: 7, status: 'received', version: 1 };

/** The question what is to be done with one selected donation, and what the host is sent. */
async function choose(verb: string) {
  const sent: unknown[] = [];
  const onClose = vi.fn();
  const list = { data: [received], selectedIds: [7], refetch: vi.fn(), onSelect: vi.fn() };
  const page = (
    <ListContextProvider value={list as never}>
      <CommandMany onClose={onClose} />
    </ListContextProvider>
  );
  const host = (path: string, init?: RequestInit) => {
    if (path.includes('/refund')) sent.push(JSON.parse(String(init?.body)));
    return Response.json({ results: [{ id: 7, status: 200 }] });
  };
  const who = { role: 'admin', permissions: null, branch: null } as const;
  await showPages({ host, entity: donation, pages: { many: page }, at: 'many', who });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: 'What is to be done' }));
  await user.click(await screen.findByRole('option', { name: verb }));
  return { user, sent, onClose };
}

it('a reason for many is typed in the field of its command, and sent once for all', async () => {
  const { user, sent } = await choose('Refund');
  const confirm = screen.getByRole('button', { name: 'Change status' });
  expect(confirm).toBeDisabled();
  const reason = await screen.findByRole('textbox', { name: /Reason/ });
  expect(reason).toHaveAttribute('maxlength', String(2 * Number(commandReason.max)));
  await user.type(reason, '  Paid twice ');
  await user.click(confirm);
  expect(await screen.findByText('Done: 1. Failed: 0.')).toBeVisible();
  expect(sent).toEqual([{ ids: [7], reason: 'Paid twice' }]);
});

it.each([
  ['who may take a step of their own alone', ['DONATION_LIST', 'DONATION_REFUND'], true],
  ['and not to whoever may take none', ['DONATION_LIST', 'DONATION_DELETE'], false],
])('steps of many are offered to whoever may take one, %s', async (_, names, isOffered) => {
  const list = { data: [received], selectedIds: [7], resource: donation.route };
  const page = (
    <ListContextProvider value={list as never}>
      <BulkTools />
    </ListContextProvider>
  );
  const who = { role: 'staff', permissions: new Set(names), branch: null } as const;
  await showPages({ host: () => Response.json([]), entity: donation, pages: { many: page }, at: 'many', who });
  await screen.findByRole('button', { name: 'Delete' });
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: 'Change status' })).toHaveLength(isOffered ? 1 : 0),
  );
});

it('a reason that was typed for many is not lost without a question, and once it is sent none is asked', async () => {
  const { user, onClose } = await choose('Refund');
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Paid twice');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Unsaved changes' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(await screen.findByRole('textbox', { name: /Reason/ })).toHaveValue('Paid twice');
  await user.click(screen.getByRole('button', { name: 'Change status' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
