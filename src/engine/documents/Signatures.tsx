import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** Room at the foot of a paper for those who sign it; `words` are keys of what each is called. */
export function Signatures({ words }: { readonly words: readonly string[] }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: `repeat(${words.length}, 1fr)` },
        '@media print': { gridTemplateColumns: `repeat(${words.length}, 1fr)` },
        columnGap: 3,
        rowGap: 7,
        paddingBlockStart: 7,
        breakInside: 'avoid',
      }}
    >
      {words.map(word => (
        <Typography
          key={word}
          variant="body2"
          sx={{ borderBlockStart: '1px solid', paddingBlockStart: 0.5, textAlign: 'center' }}
        >
          {translate(word)}
        </Typography>
      ))}
    </Box>
  );
}
