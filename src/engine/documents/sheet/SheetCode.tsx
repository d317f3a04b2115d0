import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PaperCode } from '#catalog/engine/papers/PaperData.ts';
import { CodeSquares } from '../CodeSquares.tsx';
import { Said } from './Said.tsx';

/** The code by which whoever holds a paper may see whether it stands. */
export const SheetCode = ({ address, words }: PaperCode) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, breakInside: 'avoid' }}>
    <CodeSquares address={address} />
    <Typography variant="body2" color="textSecondary">
      <Said text={words} />
    </Typography>
  </Box>
);
