import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleForm } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { StatementSheet } from '#src/resources/banking/StatementSheet.tsx';
import { showPages } from '../../../support/officePage.tsx';

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Dhaka' })));
afterEach(() => vi.unstubAllGlobals());

const message = (account: string, currency: string, amount: string) =>
  `:20:A\n:25:${account}\n:28C:1\n:60F:C260401${currency}100,00\n:61:2604020402C${amount}NMSCR\n:62F:C260402${currency}150,00\n-\n`;

function Seen() {
  const values: unknown[] = useWatch({ name: ['items', 'starts_on', 'opening_amount', 'closing_amount'] });
  const [items = [], ...rest] = values;
  return <output>{JSON.stringify([Array.isArray(items) ? items.length : 0, ...rest])}</output>;
}

async function show(name = 'Trial Bank 0012345678') {
  const host = (path: string) =>
    path.includes('/ledger_account/')
      ? Response.json({ ledger_account: { id: 7, name }, id: 7, name })
      : Response.json({});
  const page = (
    <SimpleForm defaultValues={{ ledger: 7 }}>
      <StatementSheet />
      <Seen />
    </SimpleForm>
  );
  await showPages({ host, entity: entities.bank_statement, pages: { all: page }, at: 'all' });
  const box = await screen.findByLabelText('File of the bank');
  await expect.poll(() => box.hasAttribute('disabled')).toBe(false);
  return async (text: string, file = 'bank.sta') => userEvent.upload(box, new File([text], file));
}

const seen = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;

test('the lines of the chosen account are taken at once', async () => {
  const choose = await show();
  await choose(message('0012345678', 'BDT', '50,00'));
  expect(await screen.findByText(/^One line was read, and the balance proves it/)).toBeVisible();
  expect(seen()).toEqual([1, '2026-04-02', '100.00', '150.00']);
});

test('those of another account and currency are taken after a yes, with both named', async () => {
  const choose = await show();
  await choose(message('99887766', 'SAR', '50,00'));
  const warning = within((await screen.findByText(/account 99887766/)).closest('[role=alert]') as HTMLElement);
  expect(warning.getByText(/Trial Bank 0012345678/)).toBeVisible();
  expect(warning.getByText('The file is in SAR; the books are kept in BDT.')).toBeVisible();
  expect(seen()).toEqual([0, null, null, null]);
  await userEvent.click(warning.getByRole('button', { name: 'Take the lines all the same' }));
  expect(seen()).toEqual([1, '2026-04-02', '100.00', '150.00']);
  expect(warning.queryByRole('button')).toBeNull();
});

test('of several statements nothing is taken until one is chosen', async () => {
  const choose = await show();
  await choose(message('0012345678', 'BDT', '50,00') + message('0012345679', 'BDT', '40,00'));
  const which = await screen.findByRole('combobox', { name: 'Statement of the file' });
  expect(seen()).toEqual([0, null, null, null]);
  await userEvent.click(which);
  await userEvent.click(screen.getByRole('option', { name: /^0012345678, BDT/ }));
  expect(await screen.findByText(/^One line was read/)).toBeVisible();
  await expect.poll(() => screen.queryByRole('listbox')).toBeNull();
  expect(seen()).toEqual([1, '2026-04-02', '100.00', '150.00']);
});

test('a statement that does not come out is not called read', async () => {
  const choose = await show();
  await choose(message('0012345678', 'BDT', '40,00'));
  expect(await screen.findByText(/but the sheet does not come out/)).toBeVisible();
  expect(screen.getByText(/closing balance is 150.00, but opening balance and lines come to 140.00/)).toBeVisible();
});

test('a damaged file takes nothing, and a sheet is still a sheet', async () => {
  const choose = await show();
  await choose(message('0012345678', 'BDT', '50,00').slice(0, 60));
  expect(await screen.findByText(/damaged or ends too early/)).toBeVisible();
  await choose('<!DOCTYPE html><p>Sign in', 'bank.ofx');
  expect(await screen.findByText(/sign-in page/)).toBeVisible();
  expect(seen()).toEqual([0, null, null, null]);
  await choose(
    'Date,Text,Deposit,Withdrawal,Balance\n2026-04-13,Cash,5.00,,105.00\n2026-04-14,Cash,5.00,,110.00',
    'bank.csv',
  );
  expect(await screen.findByText(/^2 lines were read/)).toBeVisible();
  expect(screen.queryByText(/sign-in page/)).toBeNull();
});
