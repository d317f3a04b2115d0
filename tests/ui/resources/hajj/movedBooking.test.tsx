import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { CommandButtons } from '#src/engine/commands/CommandButtons.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { booking } = entities;
const who = { role: 'admin', permissions: null, branch: null } as const;

it.each([
  [{ mahram_stays: true, women_left: 0 }, /Her mahram stays on the other departure/],
  [{ mahram_stays: false, women_left: 2 }, /2 women of the other departure named him/],
  [{ mahram_stays: false, women_left: 0 }, /^Done\.$/],
])('a move says whom it has taken apart: %o', async (told, words) => {
  const here = { id: 7, version: 1, status: 'confirmed', commands: [{ verb: 'move_booking' }] };
  const there = { id: 12, code: 'UMR-2', version: 1 };
  const page = (
    <RecordContextProvider value={here}>
      <CommandButtons disabled={false} />
    </RecordContextProvider>
  );
  const host = (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') return Response.json({ ...here, ...told });
    return path.includes('departure') ? Response.json({ departures: [there], total: 1 }) : Response.json(here);
  };
  await showPages({ host, entity: booking, pages: { bill: page }, at: 'bill', who });
  await userEvent.click(await screen.findByRole('button', { name: 'Move to another departure' }));
  const dialogue = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialogue.findByRole('combobox', { name: /Departure/ }));
  await userEvent.click(await screen.findByRole('option', { name: /UMR-2/ }));
  await userEvent.type(await dialogue.findByRole('textbox', { name: /Reason/ }), 'They asked');
  await userEvent.click(dialogue.getByRole('button', { name: 'Move to another departure' }));
  expect(await screen.findByText(words)).toBeVisible();
});
