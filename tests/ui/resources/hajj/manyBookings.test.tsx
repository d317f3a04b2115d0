import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { CommandMany } from '#src/engine/bulk/CommandMany.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { booking } = entities;
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Dhaka' })));
afterEach(() => vi.unstubAllGlobals());

const rows = [7, 8].map(id => ({ id, status: 'confirmed', version: 1 }));

/** The question what is to be done with two selected bookings, and what the host is sent. */
async function openMany() {
  const sent: [string, unknown][] = [];
  const list = { data: rows, selectedIds: [7, 8], refetch: vi.fn(), onSelect: vi.fn() };
  const page = (
    <ListContextProvider value={list as never}>
      <CommandMany onClose={vi.fn()} />
    </ListContextProvider>
  );
  const host = (path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json([]);
    sent.push([path, JSON.parse(String(init.body))]);
    return Response.json({
      results: [
        { id: 7, status: 200 },
        { id: 8, status: 400, detail: 'Nothing is due.' },
      ],
    });
  };
  const who = { role: 'admin', permissions: null, branch: null } as const;
  await showPages({ host, entity: booking, pages: { many: page }, at: 'many', who });
  const user = userEvent.setup();
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('combobox', { name: 'What is to be done' }));
    await user.click(await screen.findByRole('option', { name }));
  };
  return { user, sent, choose };
}

it('many are cancelled for one reason, today, at the fee of each', async () => {
  const { user, sent, choose } = await openMany();
  await choose('Cancel the booking');
  expect(await screen.findByText(/Each at the fee of its package/)).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Cancel the booking · 2 items selected' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  const confirm = screen.getByRole('button', { name: 'Cancel the booking' });
  expect(confirm).toBeDisabled();
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'The hotel has closed');
  await user.click(confirm);
  const results = within(await screen.findByRole('dialog'));
  expect(await results.findByText('Done: 1. Failed: 1.')).toBeVisible();
  expect(results.getByText('Nothing is due.')).toBeVisible();
  expect(sent.at(-1)?.[1]).toMatchObject({ ids: [7, 8], reason: 'The hotel has closed', fee_amount: null });
  expect(sent.at(-1)?.[1]).toHaveProperty('cancelled_on', expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
});

it('what is asked is that of the command chosen last, but for the instalments of one', async () => {
  const { user, choose } = await openMany();
  await choose('Cancel the booking');
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'The hotel has closed');
  await choose('Move to another departure');
  expect(await screen.findByRole('combobox', { name: /Departure/ })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('The hotel has closed');
  expect(screen.queryByText(/Instalments/)).toBeNull();
  expect(screen.getByRole('heading', { name: /^Move to another departure/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Move to another departure/ })).toBeDisabled();
});
