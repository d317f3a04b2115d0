import Box from '@mui/material/Box';
import type { CellProps } from '../FieldViews.ts';

/** Text in its own direction, on one line; the rest shows on the record's page. */
export const TextCell = ({ value }: CellProps) => (
  <Box
    component="bdi"
    sx={{ display: 'block', maxWidth: '22em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
  >
    {String(value)}
  </Box>
);
