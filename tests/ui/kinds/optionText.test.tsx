import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { expect, test } from 'vitest';
import { commandNamed } from '#catalog/registry/commands.ts';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { CommandDialog } from '#src/engine/commands/CommandDialog.tsx';
import { RefInput } from '#src/engine/kinds/ref/RefInput.tsx';
import { showPages } from '../../support/officePage.tsx';

const { booking, hajj_passenger_info: pilgrim, season } = entities;
const who = { role: 'admin', permissions: null, branch: null } as const;
const karim = { given_names: 'Karim', surname: 'Alpha' };
const files = [
  { id: 3, ...karim, season: 5, status: 'closed' },
  { id: 7, ...karim, season: 6, status: 'registered' },
  { id: 8, ...karim, season: null, status: 'enquiry' },
];
const seasons = [
  { id: 5, name: 'Umrah 2026' },
  { id: 6, name: 'Umrah 2027' },
];

const host = (path: string) => {
  const is = ({ name }: { readonly name: string }) => new URL(path, 'http://rihla.test').pathname.includes(name);
  const rows = is(season) ? seasons : is(pilgrim) ? files : [];
  return Response.json({
    [pilgrim.collection]: rows,
    [season.collection]: rows,
    [booking.collection]: rows,
    total_elements: rows.length,
  });
};

test('files of one person are told apart by season and status where one is chosen', async () => {
  const form = (
    <Form record={{ id: 1, pilgrim: 7 }}>
      <RefInput entity={booking} name="pilgrim" field={fieldOf(booking, 'pilgrim')} />
    </Form>
  );
  await showPages({ host, entity: booking, pages: { form }, at: 'form', who });
  const box = await screen.findByRole('combobox', { name: /Pilgrim/ });
  const said = 'Pilgrim #7 · Umrah 2027 · Registered';
  await waitFor(() => expect(box).toHaveAccessibleDescription(said));
  expect(box).toHaveValue('Karim Alpha');
  await userEvent.clear(box);
  await userEvent.click(box);
  expect(await screen.findByRole('option', { name: 'Karim Alpha Pilgrim #3 · Umrah 2026 · Closed' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Karim Alpha Pilgrim #8 · Enquiry' })).toBeVisible();
});

test('money is taken over from cancelled bookings of the same payer', async () => {
  const command = commandNamed(booking, 'take_over');
  if (!command) throw new Error('There is no such command');
  const nothing = () => undefined;
  const page = <CommandDialog command={command} record={{ id: 4, party: 31 }} onClose={nothing} onDone={nothing} />;
  const { asked } = await showPages({ host, entity: booking, pages: { page }, at: 'page', who });
  await userEvent.click(await screen.findByRole('combobox', { name: /booking/i }));
  await waitFor(() => {
    const lists = asked.map(decodeURIComponent).filter(call => call.includes('status__in'));
    expect(lists.at(-1)).toMatch(/status__in=cancelled/);
    expect(lists.at(-1)).toMatch(/party__in=31\b/);
  });
});
