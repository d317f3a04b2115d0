import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface MessageProps {
  readonly title: string;
  readonly advice: string;
  readonly children?: ReactNode;
}

/** A page inside the frame that says one thing, and what to do next. */
export const Message = ({ title, advice, children }: MessageProps) => (
  <Stack role="alert" sx={{ alignItems: 'center', gap: 2, paddingBlock: 12, textAlign: 'center' }}>
    <Typography variant="h2">{title}</Typography>
    <Typography color="textSecondary">{advice}</Typography>
    {children}
  </Stack>
);
