import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { CommandButtons } from '#src/engine/commands/CommandButtons.tsx';
import { EntityShow } from '#src/engine/crud/form/EntityShow.tsx';
import { RecordExtras } from '#src/engine/entity/recordExtras.ts';
import { recordExtra } from '#src/resources/recordExtra.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { hajj_passenger_info: pilgrim, party, booking } = entities;
const file = {
  id: 7,
  version: 1,
  given_names: 'Karim',
  surname: 'Alpha',
  status: 'enquiry',
  first_file: 3,
  commands: [],
};
const who = { role: 'admin', permissions: null, branch: null } as const;

/** Answers lists of files and parties; every record is the file. */
function host(path: string) {
  const url = new URL(path, 'http://rihla.test');
  const rows = url.pathname.includes(party.name)
    ? [{ id: 90 + Number(url.searchParams.get('source_id')), name: 'Karim Alpha' }]
    : [file];
  return Response.json({
    ...file,
    [pilgrim.collection]: rows,
    [party.collection]: rows,
    total_elements: 1,
    total_pages: 1,
    page: 1,
    size: 100,
  });
}

it('a file of somebody who has several leads to all of them, to their person and to the one statement', async () => {
  const page = (
    <RecordExtras value={recordExtra}>
      <EntityShow />
    </RecordExtras>
  );
  const { asked } = await showPages({ host, entity: pilgrim, pages: { ':id': page }, at: '7', who });
  const link = await screen.findByRole('link', { name: 'Journeys of this person (2)' });
  expect(decodeURIComponent(String(link.getAttribute('href')))).toContain('"id__in":[3,7]');
  expect(screen.getByRole('link', { name: 'At a glance' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Statement of account' })).toHaveAttribute(
    'href',
    expect.stringContaining('93'),
  );
  expect(asked.filter(call => call.includes('source_id=7'))).toEqual([]);
});

it('who makes the next file of somebody is shown it', async () => {
  const page = (
    <RecordContextProvider value={{ ...file, commands: [{ verb: 'new_journey' }] }}>
      <CommandButtons disabled={false} />
    </RecordContextProvider>
  );
  const made = (path: string, init?: RequestInit) =>
    init?.method === 'POST' ? Response.json({ ...file, next_file: 12 }) : host(path);
  const { router } = await showPages({ host: made, entity: pilgrim, pages: { file: page }, at: 'file', who });
  await userEvent.click(await screen.findByRole('button', { name: 'Begin their next journey' }));
  const dialogue = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialogue.findByRole('button', { name: 'Begin their next journey' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/apps/${pilgrim.route}/12`));
});

it('a move that has emptied the instalments says so', async () => {
  const moved = { id: 7, version: 1, status: 'confirmed', commands: [{ verb: 'give_up_seat' }, { verb: 'reprice' }] };
  const page = (
    <RecordContextProvider value={moved}>
      <CommandButtons disabled={false} />
    </RecordContextProvider>
  );
  const answer = (_path: string, init?: RequestInit) =>
    Response.json(init?.method === 'POST' ? { ...moved, plan_emptied: true } : moved);
  await showPages({ host: answer, entity: booking, pages: { bill: page }, at: 'bill', who });
  await userEvent.click(await screen.findByRole('button', { name: 'Change the price' }));
  const dialogue = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialogue.findByRole('textbox', { name: /Reason/ }), 'They asked');
  await userEvent.click(dialogue.getByRole('button', { name: 'Change the price' }));
  expect(await screen.findByText(/instalments did not fit any more and were emptied/)).toBeVisible();
});
