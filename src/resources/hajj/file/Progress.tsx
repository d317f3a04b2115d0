import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { File } from './lacksOfFile.ts';
import { wayOf } from './nextStep.ts';

/** How far a file has come on its way; nothing of one that has left it. */
export function Progress({ file }: { readonly file: File }) {
  const translate = useTranslate();
  const way = wayOf(file);
  const at = way.indexOf(String(file['status'])) + 1;
  if (at === 0) return null;
  const said = translate('filePages.progress', { at, all: way.length });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, maxWidth: '24em' }}>
      <LinearProgress
        variant="determinate"
        value={(100 * at) / way.length}
        aria-label={translate('filePages.way')}
        aria-valuetext={said}
        sx={{ flex: 1, height: 6, borderRadius: 3 }}
      />
      <Typography variant="caption" color="textSecondary">
        {said}
      </Typography>
    </Box>
  );
}
