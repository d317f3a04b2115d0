import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FactProps {
  /** What it is a fact about, in the language of its reader. */
  readonly about: string;
  readonly children: ReactNode;
}

/** One of a list of facts (`dl`), under the words for it. */
export const Fact = ({ about, children }: FactProps) => (
  <div>
    <Typography component="dt" variant="caption" color="textSecondary">
      {about}
    </Typography>
    <dd>{children}</dd>
  </div>
);
