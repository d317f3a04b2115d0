import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface SheetFindingProps {
  readonly text: string;
  /** The rows of the sheet that it speaks of, in words. */
  readonly rows: readonly string[];
  /** What else the sheet may be read as, and its word. */
  readonly instead?: { readonly word: string; onChosen(): void } | undefined;
}

/** What has to be said of a sheet that was read, with the rows that it speaks of and the way to read it otherwise. */
export const SheetFinding = ({ text, rows, instead }: SheetFindingProps) => (
  <Box sx={{ mt: 0.5 }}>
    <bdi>{text}</bdi>
    {instead && (
      <Button size="small" color="inherit" sx={{ marginInlineStart: 1 }} onClick={instead.onChosen}>
        {instead.word}
      </Button>
    )}
    {rows.length > 0 && (
      <Box component="ul" sx={{ my: 0, paddingInlineStart: 3 }}>
        {rows.map(row => (
          <li key={row}>{row}</li>
        ))}
      </Box>
    )}
  </Box>
);
