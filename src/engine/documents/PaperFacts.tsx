import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface Fact {
  /** Key of what it is called. */
  readonly label: string;
  readonly value: ReactNode;
}

/** What a paper says before its table: whom it is for, when it falls due. */
export function PaperFacts({ facts }: { readonly facts: readonly Fact[] }) {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        mt: 0,
        mb: 2,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0 },
      }}
    >
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{translate(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}
