import Box from '@mui/material/Box';

/** A letter that is written from right to left. */
const arabicLetter = /(?=\p{L})\p{Script=Arabic}/u;

/**
 * A text of a paper by itself, in its own direction whatever stands around it, as the PDF has it: a telephone keeps its
 * plus in front in an Arabic paper.
 */
export const Said = ({ text }: { readonly text: string }) => (
  <Box
    component="bdi"
    dir={arabicLetter.test(text) ? 'rtl' : 'ltr'}
    sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
  >
    {text}
  </Box>
);
