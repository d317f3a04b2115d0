import Visibility from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';
import { LazyTool } from '#src/engine/panels/LazyTool.tsx';
import { overlay } from '#src/engine/onDemand/overlay.tsx';

const PreviewDialog = overlay(async () => (await import('./PreviewDialog.tsx')).PreviewDialog);

/** Opens the preview of a record that is published; one that is live says what a new draft of it means. */
export function PreviewTool() {
  const translate = useTranslate();
  const status: unknown = useRecordContext()?.['status'];
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', paddingInline: 2, paddingBlockStart: 2 }}>
      <LazyTool icon={<Visibility />} label="contentPages.preview.open" panel={PreviewDialog} />
      {status === 'published' && (
        <Alert severity="info">
          {translate('contentPages.preview.redraft', {
            draft: translate('choices.draft'),
            published: translate('choices.published'),
          })}
        </Alert>
      )}
    </Box>
  );
}
