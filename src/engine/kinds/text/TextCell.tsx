import Box from '@mui/material/Box';
import type { CellProps } from '../FieldViews.ts';

/** Cut at its own end, whichever side that is, not at the end of the page's direction. */
const oneLine = {
  display: 'inline-block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
} as const;

/**
 * Text in its own direction, on one line; the rest shows on the record's page. It is as wide as its words, so that Latin
 * ones stand at the start of an Arabic column like all others.
 */
export const TextCell = ({ value }: CellProps) => (
  <Box sx={{ maxWidth: '22em' }}>
    <Box component="bdi" sx={oneLine}>
      {String(value)}
    </Box>
  </Box>
);
