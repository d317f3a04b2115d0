import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from '../engine/pages/pageTitle.ts';

interface MessageProps {
  readonly title: string;
  readonly advice: string;
  readonly children?: ReactNode;
}

/**
 * A page that says one thing, and what to do next; inside the frame, whose own place for a heading stays empty then.
 */
export const Message = ({ title, advice, children }: MessageProps) => {
  usePageTitle(title);
  return (
    <Stack role="alert" sx={{ alignItems: 'center', gap: 2, paddingBlock: 12, textAlign: 'center' }}>
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Typography color="textSecondary">{advice}</Typography>
      {children}
    </Stack>
  );
};
