import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { CommandButtons } from '#src/engine/commands/CommandButtons.tsx';
import { EntityEdit } from '#src/engine/crud/form/EntityEdit.tsx';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { showPages } from '../../support/officePage.tsx';

const { journal, tour_package: tour } = entities;
const posted = { id: 7, version: 2, journal_date: '2026-11-02', status: 'posted', details: 'Rent', items: [] };

const hajj = {
  id: 7,
  version: 2,
  name: 'Short Hajj',
  code: 'SH',
  tour_type: 1,
  price: '100.00',
  seats: 40,
  status: 'draft',
  itinerary: [],
  room_prices: [],
  gallery: [],
};

/** A refusal as the host gives it, in words and codes. */
const asking = (field: string, code: string, text: string) =>
  Response.json({ [field]: [text], errors: [{ field, code }] }, { status: 400 });
const json = ({ body }: RequestInit): Record<string, unknown> => JSON.parse(String(body));

async function save() {
  const button = screen.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
}

it('a save that needs a reason asks for it, sends it beside the values, and asks no more once it is saved', async () => {
  const sent: unknown[] = [];
  let record: Record<string, unknown> & { version: number } = hajj;
  const host = (_path: string, init: RequestInit = {}) => {
    if (init.method !== 'PUT') return Response.json(record);
    const { reason, ...values } = json(init);
    sent.push({ ...values, reason });
    if (typeof reason !== 'string') return asking('reason', 'words_reason', 'Say why.');
    record = { ...record, ...values, version: record.version + 1 };
    return Response.json(record);
  };
  const page = <EntityEdit body={<InputGrid entity={tour} names={['name']} />} />;
  await showPages({ host, entity: tour, pages: { ':id': page }, at: '7' });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull();
  fireEvent.change(name, { target: { value: 'Long Hajj' } });
  await save();
  const reason = await screen.findByRole('textbox', { name: /Reason/ });
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Say why/));
  expect(name).toHaveValue('Long Hajj');
  fireEvent.change(reason, { target: { value: ' It was too short ' } });
  await save();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull());
  expect(sent).toMatchObject([
    { name: 'Long Hajj', reason: undefined },
    { name: 'Long Hajj', reason: 'It was too short' },
  ]);
  fireEvent.change(name, { target: { value: 'Longest Hajj' } });
  await save();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toMatchObject({ reason: undefined });
});

it('taking a document back in a locked month asks for the reason of the override beside its own', async () => {
  const sent: Record<string, unknown>[] = [];
  const shown = { ...posted, commands: [{ verb: 'void' }] };
  const host = (_path: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return Response.json(shown);
    sent.push(json(init));
    return sent.at(-1)?.['override_reason'] === undefined
      ? asking('override_reason', 'override_reason', 'The month is locked.')
      : Response.json({ ...shown, status: 'voided', version: 3, commands: [] });
  };
  const page = (
    <RecordContextProvider value={shown}>
      <CommandButtons disabled={false} />
    </RecordContextProvider>
  );
  await showPages({ host, entity: journal, pages: { one: page }, at: 'one' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Void/ }));
  const dialogue = within(await screen.findByRole('dialog'));
  await user.type(await dialogue.findByRole('textbox', { name: /^Reason/ }), 'Entered twice');
  expect(dialogue.queryByRole('textbox', { name: /locked month/ })).toBeNull();
  await user.click(dialogue.getByRole('button', { name: /Void/ }));
  await user.type(await dialogue.findByRole('textbox', { name: /locked month/ }), 'The bank asked for it');
  await user.click(dialogue.getByRole('button', { name: /Void/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { reason: 'Entered twice' },
    { reason: 'Entered twice', override_reason: 'The bank asked for it' },
  ]);
});
