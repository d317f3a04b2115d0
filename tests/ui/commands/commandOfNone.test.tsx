import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { commandNamed } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { CommandDialog } from '#src/engine/commands/CommandDialog.tsx';
import { showPages } from '../../support/officePage.tsx';

const { purchase_final } = entities;

it('a command that is given to no record is told of none, whatever record its page shows', async () => {
  const command = commandNamed(purchase_final, 'create_from_purchase_request');
  if (!command) throw new Error('nothing is ordered from requests');
  const given: string[] = [];
  const host = (path: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return Response.json({ id: 3 });
    given.push(`${path.split('?')[0]} ${new Headers(init.headers).get('If-Match')}`);
    return Response.json({ id: 9 }, { status: 201 });
  };
  const none = () => undefined;
  const page = (
    <CommandDialog
      command={command}
      record={{ id: 3, version: 4 }}
      initial={{ purchase_request: 3, pieces: [] }}
      onClose={none}
      onDone={none}
    />
  );
  await showPages({ host, entity: purchase_final, pages: { order: page }, at: 'order' });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Order it' }));
  await waitFor(() =>
    expect(given).toEqual(['/purchase_final/api/v1/purchase_final/create_from_purchase_request/ null']),
  );
});
