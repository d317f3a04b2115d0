import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { useI18nProvider, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { PanelProps } from '#src/engine/panels/LazyTool.tsx';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import type { Values } from './PreviewProps.ts';
import { preview } from './previews.tsx';
import { useAgencyZone } from '#src/authProvider/useToday.ts';
import { timeIn } from './timeIn.ts';
import { useLive } from './useLive.ts';

function Side({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="overline" component="h3" color="textSecondary">
        {title}
      </Typography>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, overflow: 'hidden' }}>{children}</Box>
    </Box>
  );
}

function Live() {
  const entity = useEntity();
  const translate = useTranslate();
  const { data, error, isPending } = useLive(entity, useRecordContext()?.id);
  if (error) return <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>;
  if (isPending) return <Skeleton variant="rounded" height={200} />;
  return data ? (
    preview({ entity, values: data })
  ) : (
    <Typography color="textSecondary">{translate('contentPages.preview.nothing_live')}</Typography>
  );
}

/** When what is planned appears, on the clock of the agency. */
function Schedule({ values }: { readonly values: Values }) {
  const translate = useTranslate();
  const locale = useI18nProvider().getLocale();
  const zone = useAgencyZone();
  const { status, publish_at: at } = values;
  if (!zone || status === 'published' || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null;
  const time = timeIn(zone, at, locale);
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate(status === 'scheduled' ? 'contentPages.preview.scheduled' : 'contentPages.preview.planned', {
        time,
        zone,
      })}
    </Alert>
  );
}

/** How a record will read, beside what visitors see now. */
export function PreviewDialog({ onClose }: PanelProps) {
  const entity = useEntity();
  const translate = useTranslate();
  const record = useRecordContext();
  const values: Values = useWatch();
  const id = useId();
  const phone = useMediaQuery('(max-width: 599px)');
  return (
    <Dialog open fullWidth maxWidth={record ? 'lg' : 'md'} fullScreen={phone} aria-labelledby={id} onClose={onClose}>
      <DialogTitle sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <span id={id}>{translate('contentPages.preview.title')}</span>
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <Schedule values={values} />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: record ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' },
          }}
        >
          <Side title={translate('contentPages.preview.draft')}>{preview({ entity, values })}</Side>
          {record && (
            <Side title={translate('contentPages.preview.live')}>
              <Live />
            </Side>
          )}
        </Box>
      </DialogContent>
    </Dialog>
  );
}
