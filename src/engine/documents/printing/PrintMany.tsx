import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { sortBy } from 'es-toolkit';
import { useId, useState } from 'react';
import { useGetResourceLabel, useListContext, useNotify, useTranslate } from 'react-admin';
import type { PaperLanguage } from '#catalog/engine/papers/PaperData.ts';
import { MOST_PAPERS } from '#catalog/engine/papers/Printing.ts';
import { useLanguage } from '#src/i18n/locale.ts';
import { useToday } from '../../../authProvider/useToday.ts';
import { useEntity } from '../../entity/useEntity.ts';
import { offer } from '../../exports/writeFile.ts';
import type { PanelProps } from '../../panels/LazyTool.tsx';
import { CopyChoice } from '../CopyChoice.tsx';
import { PaperLanguageChoice } from '../PaperLanguageChoice.tsx';
import { usePrinting } from './usePrinting.ts';
import { usePrintKind } from './usePrintKind.ts';

/** The selected records in the order of the list; one that it does not show stands behind. */
function useSelected() {
  const { data = [], selectedIds } = useListContext();
  const places = new Map(data.map(({ id }, place) => [id, place]));
  return sortBy(selectedIds, [id => places.get(id) ?? data.length]);
}

/** Asks how the papers of the selected records are wanted, and fetches them as one PDF. */
export function PrintMany({ onClose }: PanelProps) {
  const { route } = useEntity();
  const translate = useTranslate();
  const notify = useNotify();
  const label = useGetResourceLabel();
  const today = useToday();
  const ids = useSelected();
  const [language, choose] = useState<PaperLanguage>(useLanguage());
  const [isCopy, setCopy] = useState(false);
  const { progress, reason, print, cancel } = usePrinting(usePrintKind() ?? '');
  const titleId = useId();
  const isTooMany = ids.length > MOST_PAPERS;
  const start = async () => {
    const file = await print(ids, { language, isCopy });
    if (!file) return;
    offer(file, [label(route, 2), today].join(' '), 'pdf');
    notify('papers.many.done', { messageArgs: { smart_count: ids.length } });
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={progress ? undefined : onClose}>
      <DialogTitle id={titleId}>{translate('papers.many.title', { smart_count: ids.length })}</DialogTitle>
      <DialogContent>
        {progress ? (
          <Stack component="output" sx={{ gap: 1 }}>
            <Typography>{translate('papers.many.progress', { ...progress })}</Typography>
            <LinearProgress
              aria-label={translate('papers.making_pdf')}
              {...(progress.drawn > 0 && {
                variant: 'determinate',
                value: Math.round((100 * progress.drawn) / progress.of),
              })}
            />
          </Stack>
        ) : (
          <Stack sx={{ gap: 2, pt: 1, alignItems: 'flex-start' }}>
            {reason !== undefined && <Alert severity="error">{translate('papers.no_pdf', { reason })}</Alert>}
            {isTooMany && <Alert severity="warning">{translate('papers.many.most', { max: MOST_PAPERS })}</Alert>}
            <Typography>{translate('papers.many.about')}</Typography>
            <PaperLanguageChoice language={language} onLanguage={choose} />
            <CopyChoice isCopy={isCopy} onCopy={setCopy} />
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={progress ? cancel : onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={Boolean(progress) || isTooMany} onClick={() => void start()}>
          {translate('papers.many.print')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
