import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface BlockedButtonProps {
  readonly label: string;
  readonly why: string;
  readonly icon?: ReactNode;
}

/** A step that may not be taken now, and why. */
export function BlockedButton({ label, why, icon }: BlockedButtonProps) {
  const id = useId();
  // Disabled but not skipped by the keyboard: its reason is what the user came for.
  return (
    <span>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={icon}
        aria-disabled
        aria-describedby={id}
        sx={{ cursor: 'not-allowed', color: 'text.secondary', borderStyle: 'dashed' }}
      >
        {label}
      </Button>
      <Typography id={id} variant="caption" component="span" sx={{ marginInline: 1 }}>
        {why}
      </Typography>
    </span>
  );
}
