import { isEqual } from 'es-toolkit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isObject } from '#src/dataProvider/isObject.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { useChart } from '../../chart/useChart.ts';
import { followsOthers } from '../lines/presetLines.ts';
import { typedOn } from '../lines/typedOn.ts';
import { useVoucherKind } from '../../documents/voucherKind.ts';

const all = (value: unknown): readonly Line[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Other lines altogether, such as those of a copy, rather than lines in which somebody types. */
const areOthers = (lines: readonly Line[], before: readonly Line[]): boolean =>
  !lines.some(line => before.some(one => isEqual(one, line)));

/** Does in the lines of the form what follows from what is typed in them. */
export function useFollowing(): void {
  const { law } = useVoucherKind().kind;
  const { chart } = useChart();
  const { setValue } = useFormContext();
  const items: unknown = useWatch({ name: 'items' });
  const before = useRef<readonly Line[]>([]);
  const follows = useRef(false);
  const meet = useEffectEvent((value: unknown) => {
    const lines = all(value);
    if (areOthers(lines, before.current)) {
      before.current = lines;
      follows.current = followsOthers(law, lines);
      return;
    }
    const next = typedOn(before.current, { lines, follows: follows.current }, { law, chart });
    follows.current = next.follows;
    before.current = next.lines;
    if (next.lines !== lines) setValue('items', next.lines, { shouldDirty: true });
  });
  useEffect(() => meet(items), [items]);
}
