import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { CommandButtons } from '#src/engine/commands/CommandButtons.tsx';
import { showPages } from '../../support/officePage.tsx';

const bill = {
  id: 7,
  version: 4,
  status: 'issued',
  outstanding: '1250.50',
  currency: null,
  commands: [{ verb: 'pay' }],
};

async function payDialogue(record: object) {
  const host = () => Response.json(record);
  const page = (
    <RecordContextProvider value={record}>
      <CommandButtons disabled={false} />
    </RecordContextProvider>
  );
  await showPages({ host, entity: entities.purchase, pages: { bill: page }, at: 'bill' });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
  return within(await screen.findByRole('dialog'));
}

it('who pays a bill sees what is outstanding, and is asked no rate of the agency’s own money', async () => {
  const dialogue = await payDialogue(bill);
  expect(dialogue.getByRole('term')).toHaveTextContent('Outstanding');
  expect(dialogue.getByRole('definition')).toHaveTextContent('1,250.50');
  expect(dialogue.queryByRole('textbox', { name: /Rate/ })).toBeNull();
});

it('of a bill in another currency the rate is asked', async () => {
  const dialogue = await payDialogue({ ...bill, currency: 2 });
  expect(dialogue.getByRole('textbox', { name: /Rate/ })).toBeVisible();
});
