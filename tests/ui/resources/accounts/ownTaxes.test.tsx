import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { expect, it } from 'vitest';
import { useOwnTaxes } from '#src/resources/bills/entry/useOwnTaxes.ts';
import { taxesFrom } from '#src/resources/taxes/Taxes.ts';

const VAT = 9;
const rates = [{ valid_from: '2026-01-01', percent: '15.0' }];
const taxes = taxesFrom([{ id: VAT, kind: 'output', ledger: 5, is_active: true, rates }]);
/** A minor unit more than its rate gives, for it is the rest of what a whole order was taxed. */
const told = { quantity: '3', rate: '100.00', discount: null, tax: VAT, tax_amount: '45.01' };

const WithForm = ({ children }: { readonly children: ReactNode }) => (
  <FormProvider {...useForm({ defaultValues: { day: '2026-11-01', discount: null, items: [told, told] } })}>
    {children}
  </FormProvider>
);

it('a tax that is told stays until what it was told for is changed, and that of the other lines with it', () => {
  const { result } = renderHook(
    () => {
      useOwnTaxes('day', taxes);
      return useFormContext();
    },
    { wrapper: WithForm },
  );
  const toldTaxes = () => result.current.getValues('items').map((line: { tax_amount: unknown }) => line.tax_amount);
  act(() => result.current.setValue('items.0.details', 'Suitcase'));
  expect(toldTaxes()).toEqual(['45.01', '45.01']);
  act(() => result.current.setValue('items.1.quantity', '2'));
  expect(toldTaxes()).toEqual(['45.01', null]);
});
