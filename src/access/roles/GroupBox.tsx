import Checkbox from '@mui/material/Checkbox';
import type { ComponentProps } from 'react';

interface GroupBoxProps {
  readonly label: string;
  /** The rights that the box stands for, one or many. */
  readonly ids: readonly number[];
  readonly granted: ReadonlySet<number>;
  readonly input: ComponentProps<'input'>;
  onChange(ids: readonly number[], grant: boolean): void;
}

/** Ticks one right or many; a box of many of which some are ticked says so. */
export function GroupBox({ label, ids, granted, input, onChange }: GroupBoxProps) {
  const count = ids.filter(id => granted.has(id)).length;
  const all = ids.length > 0 && count === ids.length;
  return (
    <Checkbox
      size="small"
      checked={all}
      indeterminate={count > 0 && !all}
      // Disabled boxes would leave holes in the way of the arrow keys.
      onChange={() => onChange(ids, !all)}
      slotProps={{ input: { ...input, 'aria-label': label } }}
    />
  );
}
