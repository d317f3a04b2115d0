import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** Room at the foot of a paper for those who sign it, as each of them is called there. */
export function SignatureLines({ who }: { readonly who: readonly string[] }) {
  if (who.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: `repeat(${who.length}, 1fr)` },
        '@media print': { gridTemplateColumns: `repeat(${who.length}, 1fr)` },
        columnGap: 3,
        rowGap: 7,
        paddingBlockStart: 7,
        breakInside: 'avoid',
      }}
    >
      {who.map(word => (
        <Typography
          key={word}
          variant="body2"
          sx={{ borderBlockStart: '1px solid', paddingBlockStart: 0.5, textAlign: 'center' }}
        >
          <bdi>{word}</bdi>
        </Typography>
      ))}
    </Box>
  );
}

/** The same in the reader's language; `words` are keys of what each is called. */
export function Signatures({ words }: { readonly words: readonly string[] }) {
  const translate = useTranslate();
  return <SignatureLines who={words.map(word => translate(word))} />;
}
