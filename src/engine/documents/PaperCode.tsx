import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { CodeSquares } from './CodeSquares.tsx';

/** The code by which whoever holds a printed document may see whether it stands; nothing of a draft. */
export function PaperCode({ url }: { readonly url: string | null }) {
  const translate = useTranslate();
  if (url === null) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingBlockStart: 2, breakInside: 'avoid' }}>
      <CodeSquares address={url} label={translate('papers.code.label')} />
      <Typography variant="body2" color="textSecondary">
        {translate('papers.code.hint')}
      </Typography>
    </Box>
  );
}
