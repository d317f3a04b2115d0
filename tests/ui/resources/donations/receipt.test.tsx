import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, HttpError, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { ReceiptPage } from '#src/resources/donations/ReceiptPage.tsx';
import { messages } from '#src/i18n/en/messages.ts';
import { pageMessages } from '#src/i18n/en/pageMessages.ts';

const records: Record<string, object> = {
  [entities.donation.route]: {
    id: 5,
    status: 'received',
    donation_no: 'DO-2026-000005',
    member: 12,
    cause: 3,
    amount: '500.00',
    donated_on: '2026-11-22',
    payment_method: 2,
  },
  [entities.member.route]: { id: 12, first_name: 'Rokeya', last_name: 'Sultana' },
  [entities.cause.route]: { id: 3, name: 'A well for Sylhet', title: 'A well for Sylhet' },
  [entities.paymentmethod.route]: { id: 2, name: 'Cash' },
};

/** The page of a receipt; the donor comes when the test says so. */
function show() {
  let isAsked = false;
  let bring: (record: object) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const donor = () =>
    new Promise<{ data: object }>((resolve, reject) => {
      isAsked = true;
      [bring, fail] = [data => resolve({ data }), reject];
    });
  const getOne = async (resource: string) =>
    resource === entities.member.route ? donor() : { data: records[resource] };
  // React-Admin types its test provider by any record type a caller might name.
  const dataProvider = testDataProvider({
    getOne,
    getList: async () => ({ data: [], total: 0 }),
    ask: async () => ({ url: 'https://agency.example/verify/a-code' }),
  } as never);
  const router = createMemoryRouter(
    [
      {
        path: '/:donationId',
        element: (
          <AdminContext
            dataProvider={dataProvider}
            i18nProvider={polyglot(() => ({ ...messages, ...pageMessages }), 'en')}
          >
            <ReceiptPage />
          </AdminContext>
        ),
      },
    ],
    { initialEntries: ['/5'] },
  );
  render(<RouterProvider router={router} />);
  return {
    asked: () => isAsked,
    bring: () => bring(records[entities.member.route] ?? {}),
    fail: () => fail(new HttpError('shell.failures.network', 0)),
  };
}

const print = () => screen.queryByRole('button', { name: 'Print' });

it('a receipt is offered to the printer once everything on it is there', async () => {
  const { bring, asked } = show();
  await waitFor(() => expect(asked()).toBe(true));
  expect([print(), screen.queryByText(/DO-2026/)]).toEqual([null, null]);
  await waitFor(() => {
    bring();
    expect(print()).toBeVisible();
  });
  for (const text of ['Rokeya Sultana', 'A well for Sylhet', 'Cash']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('Rokeya Sultana Member #12');
  expect(screen.getByRole('article')).not.toHaveTextContent(/#[23]\b/);
  expect(screen.getByRole('img', { name: 'Code to verify this document' })).toBeVisible();
});

it('one whose donor cannot be fetched says so, and is asked for again', async () => {
  const { bring, fail } = show();
  await waitFor(() => {
    fail();
    expect(screen.getByText(/cannot be reached/)).toBeVisible();
  });
  expect(print()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    bring();
    expect(print()).toBeVisible();
  });
});
