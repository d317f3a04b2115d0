import { useCallback, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { isBlank } from '../../engine/kinds/blank.ts';
import type { BankSheet } from './sheet/bankSheet.ts';

/** Puts what a sheet or a file tells into the form of a statement; days that somebody has typed stay. */
export function usePutLines() {
  const { getValues, setValue } = useFormContext();
  const last = useRef<BankSheet['days']>(undefined);
  return useCallback(
    ({ lines, days, balances }: BankSheet) => {
      const put = (name: string, value: unknown) => setValue(name, value, { shouldDirty: true, shouldTouch: true });
      put('items', lines);
      for (const [at, name] of ['starts_on', 'ends_on'].entries()) {
        const isOurs = getValues(name) === last.current?.[at];
        if (isBlank(getValues(name)) || isOurs) put(name, days[at]);
      }
      for (const [at, name] of ['opening_amount', 'closing_amount'].entries())
        if (balances[at] !== undefined) put(name, balances[at]);
      last.current = days;
    },
    [getValues, setValue],
  );
}
