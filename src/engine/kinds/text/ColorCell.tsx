import Box from '@mui/material/Box';
import type { CellProps } from '../FieldViews.ts';

export const ColorCell = ({ value }: CellProps) => (
  <span dir="ltr">
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        width: 14,
        height: 14,
        marginInlineEnd: 1,
        borderRadius: 1,
        bgcolor: String(value),
      }}
    />
    {String(value)}
  </span>
);
