import Checkbox from '@mui/material/Checkbox';
import type { ComponentProps } from 'react';

interface GroupBoxProps {
  readonly label: string;
  /** All, a part or nothing of what it stands for is granted, or there is nothing to grant. */
  readonly state: 'all' | 'part' | 'none' | 'missing';
  readonly input?: ComponentProps<'input'>;
  onChange(grant: boolean): void;
}

/** Ticks one right or many; a box of many of which some are ticked says so. */
export function GroupBox({ label, state, input, onChange }: GroupBoxProps) {
  const missing = state === 'missing';
  return (
    <Checkbox
      size="small"
      disableRipple
      checked={state === 'all'}
      indeterminate={state === 'part'}
      // Disabled in looks alone: a box that takes no focus would be a hole in the way of the arrow keys.
      sx={missing ? { opacity: 0.3, cursor: 'not-allowed' } : {}}
      onChange={() => !missing && onChange(state !== 'all')}
      slotProps={{ input: { ...input, 'aria-label': label, 'aria-disabled': missing, title: label } }}
    />
  );
}
