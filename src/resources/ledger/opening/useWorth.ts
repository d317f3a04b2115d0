import { isEqual } from 'es-toolkit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { useChart } from '../chart/useChart.ts';
import { valuedForeignAmount } from '../vouchers/lines/valuedForeignAmount.ts';
import { openingLinesIn } from './openingLines.ts';

/** Gives a line of opening balances the worth of the foreign amount that somebody types into it. */
export function useWorth(): void {
  const { chart } = useChart();
  const { setValue } = useFormContext();
  const items: unknown = useWatch({ name: 'items' });
  const before = useRef<readonly Line[]>([]);
  const meet = useEffectEvent((value: unknown) => {
    const lines = openingLinesIn(value);
    const was = before.current;
    before.current = lines;
    const [at, ...others] =
      lines.length === was.length ? [...lines.keys()].filter(row => !isEqual(lines[row], was[row])) : [];
    const line = at === undefined ? undefined : lines[at];
    // Typing changes one line; several are those of a sheet, whose amounts stay as they are.
    if (at === undefined || !line || others.length > 0) return;
    const valued = valuedForeignAmount(line, was[at], { chart });
    if (valued === line) return;
    before.current = lines.with(at, valued);
    setValue('items', before.current, { shouldDirty: true });
  });
  useEffect(() => meet(items), [items]);
}
