import Chip from '@mui/material/Chip';

interface PressChipProps {
  readonly label: string;
  readonly on: boolean;
  onPress(): void;
}

/** A narrowing that one press turns on; whether it is on shows, and is told to screen readers. */
export const PressChip = ({ label, on, onPress }: PressChipProps) => (
  <Chip
    clickable
    component="button"
    aria-pressed={on}
    color={on ? 'primary' : 'default'}
    variant={on ? 'filled' : 'outlined'}
    label={label}
    onClick={onPress}
  />
);
