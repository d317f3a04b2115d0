import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { PageKey } from '../keys/pageKeys.ts';
import { useKeyOf } from '../keys/useKeyOf.ts';

interface BlockedButtonProps {
  readonly label: string;
  readonly why: string;
  readonly icon?: ReactNode;
  readonly pageKey?: PageKey | undefined;
}

/** A step that may not be taken now, and why. */
export function BlockedButton({ label, why, icon, pageKey }: BlockedButtonProps) {
  const id = useId();
  const key = useKeyOf(pageKey);
  // Disabled but not skipped by the keyboard: its reason is what the user came for.
  return (
    <span>
      <Button
        {...key}
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
