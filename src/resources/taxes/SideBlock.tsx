import Box from '@mui/material/Box';
import { TaxNumbers } from '../../layout/TaxNumbers.tsx';
import { textIn } from '../../layout/site.ts';

interface SideBlockProps {
  /** What it is called, with what tells it apart. */
  readonly title: string;
  /** Its record. */
  readonly of: Readonly<Record<string, unknown>>;
}

/** Whom a paper is about: name, address, how they are reached and under which numbers they are registered. */
export function SideBlock({ title, of }: SideBlockProps) {
  const reached = ['phone', 'email'].map(name => textIn(of, name)).filter(Boolean);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{title}</bdi>
      {textIn(of, 'address') && (
        <Box sx={{ whiteSpace: 'pre-line' }}>
          <bdi>{textIn(of, 'address')}</bdi>
        </Box>
      )}
      {reached.length > 0 && (
        <div>
          <bdi dir="ltr">{reached.join(' · ')}</bdi>
        </div>
      )}
      <TaxNumbers of={of} />
    </Box>
  );
}
