import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'es-toolkit/promise';
import { RecordContextProvider, useGetOne } from 'react-admin';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { CommandButtons } from '#src/engine/commands/CommandButtons.tsx';
import { showPages } from '../../support/officePage.tsx';

const { donation } = entities;

const Page = () => {
  const { data } = useGetOne(donation.route, { id: 7 });
  return (
    <RecordContextProvider value={data}>
      <CommandButtons disabled={false} />
    </RecordContextProvider>
  );
};

/** The page of a donation, whose host keeps the reading after a command back until it is let go. */
async function show() {
  let letGo = (): void => undefined;
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  let isGiven = false;
  let reads = 0;
  const host = async (_path: string, { method = 'GET' }: RequestInit = {}) => {
    const given = { id: 7, version: 5, status: 'refunded', commands: [] };
    if (method === 'POST') {
      isGiven = true;
      return Response.json(given);
    }
    if (!isGiven)
      return Response.json({
        id: 7,
        version: 4,
        status: 'received',
        commands: [{ verb: 'issue_receipt' }, { verb: 'refund' }],
      });
    reads += 1;
    await held;
    return Response.json(given);
  };
  await showPages({ host, entity: donation, pages: { gift: <Page /> }, at: 'gift' });
  return { user: userEvent.setup(), letGo, reads: () => reads };
}

const TOLD = /^The status is now /;

it('a command is not told of as done before the record stands there as it has left it', async () => {
  const { user, letGo, reads } = await show();
  await user.click(await screen.findByRole('button', { name: 'Issue the receipt' }));
  await waitFor(() => expect(reads()).toBe(1));
  await act(() => delay(100));
  expect(screen.queryByText(TOLD)).toBeNull();
  expect(screen.getByRole('button', { name: 'Issue the receipt' })).toBeDisabled();
  letGo();
  expect(await screen.findByText(TOLD)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Issue the receipt' })).toBeNull();
  await act(() => delay(100));
  expect(reads()).toBe(1);
});

it('its dialogue stays until then, and goes without a question even where the record no longer offers it', async () => {
  const { user, letGo, reads } = await show();
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const question = await screen.findByRole('dialog');
  await user.type(await within(question).findByRole('textbox', { name: /Reason/ }), 'Paid twice');
  await user.click(within(question).getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(reads()).toBe(1));
  await act(() => delay(100));
  expect(screen.queryByText(TOLD)).toBeNull();
  expect(question).toBeVisible();
  letGo();
  expect(await screen.findByText(TOLD)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(reads()).toBe(1);
});
