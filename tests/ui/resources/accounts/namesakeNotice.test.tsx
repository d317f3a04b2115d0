import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import type { Namesake, Namesakes } from '#catalog/bills/settlement/Namesakes.ts';
import { entities } from '#catalog/registry/entities.ts';
import { ReceivedOf } from '#src/resources/ledger/vouchers/entry/ReceivedOf.tsx';
import { showPages } from '../../../support/officePage.tsx';

const [MEANT, NAMED, RECEIVABLE, ADVANCES] = [23, 7, 3, 4];
const zohra = (id: number, owes: string, more: Partial<Namesake> = {}): Namesake => ({
  id,
  name: 'Zohra Akter',
  kinds: ['hajj_passenger_info'],
  number: `RT-${id}`,
  owes,
  amounts: [owes],
  ledger: RECEIVABLE,
  ...more,
});

const Lines = ({ tell }: { readonly tell: (items: unknown) => void }) => {
  tell(useWatch({ name: 'items' }));
  return null;
};
const Another = () => {
  const { setValue } = useFormContext();
  return (
    <button type="button" onClick={() => setValue('items.1.party', NAMED)}>
      name her
    </button>
  );
};

async function show(entity: (typeof entities)['receipt_voucher' | 'payment_voucher'], said: Namesakes) {
  const asked = vi.fn(() => Response.json(said));
  let items: unknown;
  const line = { party: null, debit_amount: '0.00', credit_amount: '0.00' };
  await showPages({
    host: path => (path.endsWith(`/parties/${NAMED}/namesakes`) ? asked() : Response.json({})),
    entity,
    pages: {
      create: (
        <Form
          record={{
            items: [
              { ...line, ledger: 1, debit_amount: '45000.00' },
              { ...line, ledger: ADVANCES, credit_amount: '45000.00' },
            ],
          }}
        >
          <ReceivedOf />
          <Lines tell={value => (items = value)} />
          <Another />
        </Form>
      ),
    },
    at: 'create',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'name her' }));
  return { asked, lines: () => items };
}

test('of whom else a receipt may be is asked before it is saved, first of whoever owes just as much', async () => {
  const namesakes = [zohra(31, '90000.00'), zohra(MEANT, '45000.00'), zohra(32, '5.00'), zohra(33, '4.00')];
  const { lines } = await show(entities.receipt_voucher, { owes: '0.00', namesakes });
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('Zohra Akter · Pilgrim RT-23 owes 45,000.00: is it meant?');
  const choices = screen.getAllByRole('button', { name: /^Choose/ });
  expect(choices.map(one => one.getAttribute('aria-label'))).toEqual(
    [23, 31, 32].map(id => `Choose Zohra Akter · Pilgrim RT-${id}`),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose Zohra Akter · Pilgrim RT-23' }));
  // On the ledger on which her bill is open, where it is settled.
  expect(lines()).toMatchObject([
    { party: null, ledger: 1 },
    { party: MEANT, ledger: RECEIVABLE },
  ]);
});

test('a booking that is not paid leaves the ledger as it is', async () => {
  const { lines } = await show(entities.receipt_voucher, {
    owes: '0.00',
    namesakes: [zohra(MEANT, '45000.00', { ledger: null })],
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Choose/ }));
  expect(lines()).toMatchObject([{}, { party: MEANT, ledger: ADVANCES }]);
});

test('nothing is said where nobody of the name owes anything', async () => {
  const { asked } = await show(entities.receipt_voucher, { owes: '0.00', namesakes: [] });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('nor is anything asked where money is paid', async () => {
  const { asked } = await show(entities.payment_voucher, { owes: '0.00', namesakes: [zohra(MEANT, '45000.00')] });
  expect(asked).not.toHaveBeenCalled();
});
