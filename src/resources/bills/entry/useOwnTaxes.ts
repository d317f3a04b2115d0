import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { isObject } from '#src/dataProvider/isObject.ts';
import type { Taxes } from '../../taxes/Taxes.ts';
import { strayTaxesIn } from '../lines/billLines.ts';

/**
 * Has the tax of a line worked out anew once what it was told for is changed, as in a note about a part of a bill: nobody
 * sees where it is told, and the bill would be refused for it.
 */
export function useOwnTaxes(dayName: string, taxes: Taxes | undefined): void {
  const { watch, setValue } = useFormContext();
  useEffect(() => {
    if (!taxes) return undefined;
    const typing = watch(({ items, discount, ...values }, { name }) => {
      // Before anything is typed they stand as the host has told them.
      if (name === undefined || !Array.isArray(items)) return;
      const stray = strayTaxesIn(items.filter(isObject), taxes, { day: values[dayName], discount });
      for (const at of stray) setValue(`items.${at}.tax_amount`, null, { shouldDirty: true });
    });
    return () => typing.unsubscribe();
  }, [taxes, dayName, watch, setValue]);
}
