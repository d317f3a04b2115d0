import Box from '@mui/material/Box';
import type { PaperParty } from '#catalog/engine/papers/PaperData.ts';
import { Said } from './Said.tsx';
import { SheetTexts } from './SheetTexts.tsx';

interface SheetPartiesProps {
  readonly parties: readonly PaperParty[];
  /** The first of them stands in large, as on a parcel. */
  readonly isLabel?: boolean;
}

const large = {
  '& > div:first-of-type': { gridColumn: '1 / -1' },
  '& > div:first-of-type dd': { typography: 'h6', fontWeight: 400 },
  '& > div:first-of-type dt + dd': { typography: 'h4', fontWeight: 700 },
} as const;

/** Whom a paper is for. */
export function SheetParties({ parties, isLabel = false }: SheetPartiesProps) {
  if (parties.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        gap: 3,
        m: 0,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0 },
        '& dt + dd': { fontWeight: 700 },
        ...(isLabel && large),
      }}
    >
      {parties.map(({ label, value, lines }) => (
        <div key={`${label} ${value}`}>
          <dt>
            <Said text={label} />
          </dt>
          <dd>
            <Said text={value} />
          </dd>
          {lines.length > 0 && (
            <dd>
              <SheetTexts texts={lines} />
            </dd>
          )}
        </div>
      ))}
    </Box>
  );
}
