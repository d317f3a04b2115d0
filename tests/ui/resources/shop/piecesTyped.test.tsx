import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { allRestocked, FindingsInput } from '#src/resources/shop/orders/FindingsInput.tsx';
import { allOf } from '#src/resources/shop/orders/linePieces.ts';
import { PiecesInput } from '#src/resources/shop/orders/PiecesInput.tsx';
import { showPages } from '../../../support/officePage.tsx';

const who = { role: 'admin', permissions: null, branch: null } as const;
const lines = [{ id: 4, item: 9, most: 3, rate: '12.00' }];

const Told = () => <output>{JSON.stringify(useWatch())}</output>;

function Typed({ begun, children }: { readonly begun: object; readonly children: ReactNode }) {
  return (
    <FormProvider {...useForm({ defaultValues: begun })}>
      {children}
      <Told />
    </FormProvider>
  );
}

async function shown(begun: object, input: ReactNode) {
  const page = <Typed begun={begun}>{input}</Typed>;
  const item = { id: 9, name: 'Ihram' };
  const host = () => Response.json({ ...item, stock_items: [item], page: 1, size: 25, total_pages: 1 });
  await showPages({ host, entity: entities.order, pages: { it: page }, at: 'it', who });
  await screen.findByText('Ihram');
  return () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;
}

it('pieces of a line are told with its price, as many as are typed', async () => {
  const told = await shown({ pieces: allOf(lines) }, <PiecesInput lines={lines} label="orderPages.open" />);
  const [count] = screen.getAllByRole('textbox', { name: /^Ihram/ });
  if (!count) throw new Error('no box');
  await userEvent.clear(count);
  await userEvent.type(count, '2');
  expect(told()).toEqual({ pieces: [{ line: 4, quantity: 2, rate: '12.00' }] });
});

it('what was found of a line is typed below what it is called', async () => {
  const told = await shown({ findings: allRestocked(lines) }, <FindingsInput lines={lines} />);
  await userEvent.type(screen.getByRole('textbox', { name: /^Scrapped Ihram/ }), '1');
  expect(told()).toEqual({ findings: [{ line: 4, restocked: 3, scrapped: 1, sent_back: 0 }] });
});
