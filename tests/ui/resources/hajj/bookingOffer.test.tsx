import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { OfferedFields } from '#src/resources/hajj/bookings/offer/OfferedFields.tsx';
import { useWatch } from 'react-hook-form';
import { showPages } from '../../../support/officePage.tsx';

const { booking: entity } = entities;
const who = { role: 'admin', permissions: null, branch: null } as const;
const offer = {
  price: '10500.00',
  departure_date: '2027-03-01',
  plan: [
    { share_percent: 40, due_days_before: 60 },
    { share_percent: 60, due_days_before: 30 },
  ],
  bar: null,
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ demo: false, time_zone: 'Asia/Dhaka' }));
});
afterEach(() => vi.unstubAllGlobals());

const Planned = () => <output aria-label="Planned">{JSON.stringify(useWatch({ name: 'instalments' }) ?? [])}</output>;

async function show(answer: object, begun: object = {}) {
  const defaultValues = {
    booking_date: '2026-11-21',
    departure: 3,
    room_type: 'double_room',
    price: null,
    discount: '500.00',
    instalments: [],
    ...begun,
  };
  const page = (
    <Form defaultValues={defaultValues}>
      <OfferedFields>
        <InputGrid entity={entity} names={['price', 'discount', 'amount']} />
        <Planned />
      </OfferedFields>
    </Form>
  );
  const asked = await showPages({
    host: path => Response.json(path.includes('/offer') ? answer : {}),
    entity,
    pages: { bill: page },
    at: 'bill',
    who,
  });
  return asked;
}
const planned = () => JSON.parse(screen.getByLabelText('Planned').textContent);

it('the price of the room and what it comes to stand there before anything is saved, and so do instalments', async () => {
  await show(offer);
  expect(await screen.findByText('Price of the package: 10,500.00.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('10,000.00');
  await waitFor(() =>
    expect(planned()).toEqual([
      { due_date: '2026-12-31', amount: '4000.00' },
      { due_date: '2027-01-30', amount: '6000.00' },
    ]),
  );
  const discount = screen.getByRole('textbox', { name: 'Discount' });
  await userEvent.clear(discount);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('10,500.00'));
  await waitFor(() => expect(planned()).toMatchObject([{ amount: '4200.00' }, { amount: '6300.00' }]));
});

it('instalments that somebody has said stay', async () => {
  const instalments = [{ due_date: '2026-12-01', amount: '10000.00' }];
  await show(offer, { instalments });
  await screen.findByText('Price of the package: 10,500.00.');
  expect(planned()).toEqual(instalments);
});

it('whoever is booked already is told of', async () => {
  await show({ ...offer, bar: { code: 'booked_twice' } });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/booking/i)).toBeVisible();
});
