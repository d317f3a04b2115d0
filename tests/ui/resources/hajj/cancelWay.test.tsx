import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { CommandButtons } from '#src/engine/commands/CommandButtons.tsx';
import { cancelExtra } from '#src/resources/hajj/departures/cancelExtra.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { departure: entity } = entities;
const blocked = { verb: 'cancel', blocked: 'still_booked' };

async function showDeparture(status: string, commands: readonly object[]) {
  const record = { id: 7, version: 1, code: 'D-7', status, commands };
  const View = cancelExtra(entity)?.View ?? (() => null);
  const page = (
    <RecordContextProvider value={record}>
      <h1>{record.code}</h1>
      <View record={record} place="page" />
      <CommandButtons disabled={false} />
    </RecordContextProvider>
  );
  const who = { role: 'admin', permissions: null, branch: null } as const;
  await showPages({ host: () => Response.json({}), entity, pages: { one: page }, at: 'one', who });
  await screen.findByRole('heading', { name: 'D-7' });
}

const way = (name: string) => screen.findByRole('link', { name });

it('a departure with bookings leads to where each of them is decided, and has no button that is blocked', async () => {
  await showDeparture('open', [{ verb: 'begin_cancelling' }, blocked]);
  expect(await way('Cancel the departure')).toHaveAttribute('href', '/apps/departures/7/cancel');
  expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
});

it('one that nobody has booked is cancelled at once', async () => {
  await showDeparture('open', [{ verb: 'begin_cancelling' }, { verb: 'cancel' }]);
  expect(await screen.findByRole('button', { name: /Cancel/ })).toBeEnabled();
  expect(screen.queryByRole('link')).toBeNull();
});

it('whoever may not begin is told why they cannot cancel it', async () => {
  await showDeparture('open', [blocked]);
  expect(await screen.findByText('Bookings are open. Cancel or move them first.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['cancelling', 'Go on cancelling'],
  ['cancelled', 'How it was cancelled'],
])('one that is %s leads there still', async (status, name) => {
  await showDeparture(status, [{ verb: 'stop_cancelling' }, blocked]);
  expect(await way(name)).toBeVisible();
  expect(screen.queryByText(/Bookings are open/)).toBeNull();
});
