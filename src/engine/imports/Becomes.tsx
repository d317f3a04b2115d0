import Box from '@mui/material/Box';

interface BecomesProps {
  readonly text: string;
  readonly full: string;
}

/** What stands in a cell, and what becomes of it; in every language in this direction, each in its own. */
export function Becomes({ text, full }: BecomesProps) {
  return (
    <Box component="bdi" dir="ltr" sx={{ whiteSpace: 'nowrap' }}>
      <bdi>{text}</bdi>
      {' → '}
      <bdi>{full}</bdi>
    </Box>
  );
}
