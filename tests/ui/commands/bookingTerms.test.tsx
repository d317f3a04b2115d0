import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form, RecordContextProvider, ResourceContextProvider, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { CommandButtons } from '#src/engine/commands/CommandButtons.tsx';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { showPages } from '../../support/officePage.tsx';

const { booking: entity } = entities;
const instalments = [{ id: 3, due_date: '2026-12-01', amount: '137500.00', paid_amount: '20.00' }];
const booking = {
  id: 7,
  version: 4,
  status: 'confirmed',
  price: '138000.00',
  discount: '500.00',
  room_type: 'double_room',
  amount: '137500.00',
  paid_amount: '20.00',
  instalments,
  commands: [{ verb: 'reprice' }, { verb: 'replan' }],
  closed: ['price', 'instalments'].map(field => ({ field, because: 'terms_stand' })),
};

async function dialogueOf(name: string) {
  const sent: unknown[] = [];
  const host = (_path: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
    return Response.json(booking);
  };
  const page = (
    <RecordContextProvider value={booking}>
      <CommandButtons disabled={false} />
    </RecordContextProvider>
  );
  await showPages({ host, entity, pages: { bill: page }, at: 'bill' });
  await userEvent.click(await screen.findByRole('button', { name }));
  return { dialogue: within(await screen.findByRole('dialog')), sent };
}

it('whoever changes a price begins with what was agreed', async () => {
  const { dialogue } = await dialogueOf('Change the price');
  expect(dialogue.getByRole('textbox', { name: /^Price/ })).toHaveValue('138,000.00');
  expect(dialogue.getByRole('textbox', { name: /^Discount/ })).toHaveValue('500.00');
});

it('whoever plans instalments anew begins with those there are, without what is paid of them', async () => {
  const { dialogue, sent } = await dialogueOf('Plan the instalments anew');
  expect(await dialogue.findByDisplayValue('01/12/2026')).toBeVisible();
  await userEvent.click(dialogue.getByRole('button', { name: 'Plan the instalments anew' }));
  expect(sent).toEqual([{ instalments: [{ due_date: '2026-12-01', amount: '137500.00' }] }]);
});

it('the form of a booking whose terms stand says why they are closed', async () => {
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <ResourceContextProvider value={entity.route}>
        <RecordContextProvider value={booking}>
          <Form record={booking}>
            <InputGrid entity={entity} names={['price', 'details', 'instalments']} />
          </Form>
        </RecordContextProvider>
      </ResourceContextProvider>
    </AdminContext>,
  );
  expect(await screen.findByLabelText(/^fields.price/)).toBeDisabled();
  expect(screen.getByLabelText(/^fields.details/)).toBeEnabled();
  expect(await screen.findByDisplayValue('01/12/2026')).toBeDisabled();
  expect(screen.getAllByText('violations.terms_stand')).toHaveLength(2);
});
