import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Saving } from './useArrange.ts';

/** What becomes of a new order: it is being saved, it is saved, or it was refused. */
export function ArrangeStatus({ saving: { isPending, isSaved, reason, dismiss } }: { readonly saving: Saving }) {
  const translate = useTranslate();
  return (
    <>
      {reason && (
        <Alert severity="error" onClose={dismiss} sx={{ mb: 1 }}>
          {translate('contentPages.order.refused', { reason: translate(reason, { _: reason }) })}
        </Alert>
      )}
      <Box sx={{ height: 4 }}>
        {isPending && <LinearProgress aria-label={translate('contentPages.order.saving')} />}
      </Box>
      <Typography component="output" variant="body2" color="success" sx={{ display: 'block', minHeight: '1.6em' }}>
        {isSaved && translate('contentPages.order.saved')}
      </Typography>
    </>
  );
}
