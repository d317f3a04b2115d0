import Box from '@mui/material/Box';
import type { PaperFact } from '#catalog/engine/papers/PaperData.ts';
import { Said } from './Said.tsx';

/** What a paper says beside its table, each under what it is called. */
export function SheetFacts({ facts }: { readonly facts: readonly PaperFact[] }) {
  if (facts.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 1.5,
        m: 0,
        '& > div': { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' },
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0 },
      }}
    >
      {facts.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt>
            <Said text={label} />
          </dt>
          <dd>
            <Said text={value} />
          </dd>
        </div>
      ))}
    </Box>
  );
}
