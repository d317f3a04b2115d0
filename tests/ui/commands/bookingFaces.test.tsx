import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { commandList } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { CommandButtons } from '#src/engine/commands/CommandButtons.tsx';
import { SaveBar } from '#src/engine/crud/form/SaveBar.tsx';
import { messages as ar } from '#src/i18n/ar/messages.ts';
import { messages as en } from '#src/i18n/en/messages.ts';
import { messages as tr } from '#src/i18n/tr/messages.ts';
import { showPages } from '../../support/officePage.tsx';

const { booking: entity } = entities;
const who = { role: 'admin', permissions: null, branch: null } as const;
const commands = [{ verb: 'take_payment' }, { verb: 'refund' }, { verb: 'cancel' }];
const booking = { id: 7, version: 4, status: 'confirmed', due_amount: '1000.00', commands };

async function show(more: object) {
  const record = { ...booking, ...more };
  const page = (
    <RecordContextProvider value={record}>
      <CommandButtons disabled={false} />
      <Form record={record}>
        <SaveBar />
      </Form>
    </RecordContextProvider>
  );
  await showPages({ host: () => Response.json(record), entity, pages: { bill: page }, at: 'bill', who });
  return (name: string) => screen.findByRole('button', { name });
}

it.each([
  ['999.99', true],
  ['1000.00', false],
])('a payment is what comes next while something is due (%s of 1000.00 paid)', async (paid_amount, isNext) => {
  const button = await (await show({ paid_amount }))('Take payment');
  expect(button.className.includes('contained')).toBe(isNext);
});

it('whoever cancels a booking presses what says so', async () => {
  await userEvent.click(await (await show({ paid_amount: '0.00' }))('Cancel'));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Cancel the booking' }));
  expect(dialogue.getByRole('button', { name: 'Cancel the booking' })).toBeVisible();
  expect(dialogue.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(dialogue.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.click(dialogue.getByRole('button', { name: 'Keep the booking' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each(commandList.filter(({ verb, internal }) => verb === 'cancel' && !internal).map(({ name }) => name))(
  '%s names what it ends, and what stays, in every language',
  name => {
    for (const { crud } of [en, tr, ar]) {
      const words: { readonly in_full: object; readonly keep: object } = crud.lifecycle;
      expect(words.in_full).toHaveProperty(name);
      expect(words.keep).toHaveProperty(name);
    }
  },
);

it.each(['terms_stand', 'settled'])(
  'a booking whose terms are closed (%s) is not offered to be deleted',
  async because => {
    await (
      await show({ closed: [{ field: 'price', because }] })
    )('Save');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
);

it('a free draft is', async () => {
  expect(await (await show({ status: 'draft', closed: [] }))('Delete')).toBeVisible();
});
