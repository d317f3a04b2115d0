import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Principal } from '#catalog/engine/access/access.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { CommandButtons } from '#src/engine/commands/CommandButtons.tsx';
import { OwnDialogs } from '#src/engine/commands/ownDialogs.ts';
import { StepKeys } from '#src/engine/keys/useKeyOf.ts';
import { LetterKeys } from '#src/layout/keys/LetterKeys.tsx';
import { bookingDialogs } from '#src/resources/hajj/bookings/bookingDialogs.tsx';
import { bookExtra } from '#src/resources/hajj/bookings/bookExtra.tsx';
import { Aboard } from '#src/resources/hajj/departures/Aboard.tsx';
import { MoneyCard } from '#src/resources/hajj/file/MoneyCard.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { booking, departure, hajj_passenger_info: pilgrim } = entities;
const admin: Principal = { role: 'admin', permissions: null, branch: null };
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Dhaka' })));
afterEach(() => vi.unstubAllGlobals());

const mira = { id: 9, version: 1, given_names: 'Mira', surname: 'Khan', status: 'registered' };
const row = (id: number) => ({
  id,
  version: 1,
  booking_no: `BK-${id}`,
  pilgrim: 9,
  status: 'confirmed',
  amount: '300.00',
  due_amount: '300.00',
  paid_amount: '100.00',
  named: { [pilgrim.name]: { 9: { title: 'Mira Khan' } } },
});

/** A page of a pilgrim or of a departure, with what letters press in it. */
async function showPage(entity: Entity, bookings: readonly object[], status = 'open') {
  const record = entity.name === pilgrim.name ? mira : { id: 7, version: 1, code: 'D-7', status };
  const View = bookExtra(entity)?.View ?? (() => null);
  const page = (
    <>
      <main>
        <h1>the record</h1>
        <RecordContextProvider value={record}>
          <View record={record} place="page" />
        </RecordContextProvider>
        {entity.name === pilgrim.name ? <MoneyCard file={record} /> : <Aboard id={7} />}
      </main>
      <LetterKeys />
    </>
  );
  const host = (path: string) => {
    if (path.includes('/families')) return Response.json({ total: 0, families: [] });
    const isWaiting = path.includes('waiting_since__isnull=false');
    const rows = path.includes(`/${booking.name}/`) && !isWaiting ? bookings : [];
    return Response.json({ bookings: rows, page: 1, size: 25, total_pages: 1, total_elements: rows.length });
  };
  const shown = await showPages({ host, entity, pages: { one: page }, at: 'one', who: admin });
  await screen.findByRole('heading', { name: 'the record' });
  return { ...shown, user: userEvent.setup() };
}

const press = (key: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${key.toUpperCase()}` });

it('b on the page of a departure begins a booking of it', async () => {
  const { router } = await showPage(departure, [row(3)]);
  expect(await screen.findByRole('link', { name: 'Book' })).toHaveAttribute('aria-keyshortcuts', 'B');
  press('b');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/apps/${booking.route}/create`));
  expect(JSON.parse(new URLSearchParams(router.state.location.search).get('source') ?? '')).toEqual({ departure: 7 });
});

it('b goes to the reason where no booking is taken', async () => {
  const { router } = await showPage(departure, [row(3)], 'locked');
  const blocked = await screen.findByRole('button', { name: 'Book' });
  press('b');
  expect(blocked).toHaveFocus();
  expect(router.state.location.pathname).toBe(`/apps/${departure.route}/one`);
});

it('p on the page of a pilgrim takes a payment of the booking', async () => {
  await showPage(pilgrim, [row(3)]);
  expect(await screen.findByRole('button', { name: 'Take payment' })).toHaveAttribute('aria-keyshortcuts', 'P');
  press('p');
  expect(await screen.findByRole('dialog', { name: /Take payment/ })).toBeVisible();
});

it('p on the page of a departure takes one for the booking that is selected, if it is one alone', async () => {
  const { user } = await showPage(departure, [row(3), row(4)]);
  const boxOf = async (name: RegExp) => within(await screen.findByRole('row', { name })).getByRole('checkbox');
  press('p');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await boxOf(/BK-3/));
  await user.click(await boxOf(/BK-4/));
  expect(screen.queryByRole('button', { name: 'Take payment' })).toBeNull();
  await user.click(await boxOf(/BK-3/));
  await screen.findByRole('button', { name: 'Take payment' });
  press('p');
  expect(await screen.findByRole('dialog', { name: /Take payment/ })).toBeVisible();
});

const owed = { ...row(3), departure: 7, commands: [{ verb: 'take_payment' }] };

it.each([
  ['takes a payment', owed],
  [
    'goes to the reason where nothing is owed',
    { ...owed, commands: [{ verb: 'take_payment', blocked: 'nothing_due' }] },
  ],
])('p on the page of a booking %s', async (does, record) => {
  const page = (
    <>
      <main>
        <StepKeys value={{ take_payment: 'pay' }}>
          <OwnDialogs value={bookingDialogs}>
            <RecordContextProvider value={record}>
              <CommandButtons disabled={false} />
            </RecordContextProvider>
          </OwnDialogs>
        </StepKeys>
      </main>
      <LetterKeys />
    </>
  );
  await showPages({ host: () => Response.json(record), entity: booking, pages: { one: page }, at: 'one', who: admin });
  const button = await screen.findByRole('button', { name: /Take payment/ });
  expect(button).toHaveAttribute('aria-keyshortcuts', 'P');
  press('p');
  if (does === 'takes a payment') expect(await screen.findByRole('dialog', { name: /Take payment/ })).toBeVisible();
  else expect(button).toHaveFocus();
});

it('p on the page of a pilgrim asks for which booking, where several owe', async () => {
  const { user } = await showPage(pilgrim, [row(4), { ...row(3), status: 'cancelled', due_amount: '150.00' }]);
  await screen.findByRole('button', { name: 'Take payment' });
  press('p');
  const menu = within(await screen.findByRole('menu', { name: 'For which booking?' }));
  expect(menu.getAllByRole('menuitem').map(one => one.textContent)).toEqual(['BK-4200.00', 'BK-350.00']);
  await user.click(menu.getByRole('menuitem', { name: /BK-3/ }));
  const dialogue = within(await screen.findByRole('dialog', { name: /Take payment/ }));
  expect(dialogue.getByRole('textbox', { name: /^Amount/ })).toHaveValue('50.00');
});

it('several bookings of a departure that are selected are paid together, if one of them owes', async () => {
  const paid = (id: number) => ({ ...row(id), paid_amount: '300.00' });
  const { user } = await showPage(departure, [row(3), paid(4), paid(5)]);
  const boxOf = async (name: RegExp) => within(await screen.findByRole('row', { name })).getByRole('checkbox');
  await user.click(await boxOf(/BK-4/));
  await user.click(await boxOf(/BK-5/));
  expect(screen.queryByRole('button', { name: 'Pay together' })).toBeNull();
  await user.click(await boxOf(/BK-3/));
  await user.click(await screen.findByRole('button', { name: 'Pay together' }));
  expect(await screen.findByRole('dialog', { name: 'Payment for one booking' })).toBeVisible();
});
