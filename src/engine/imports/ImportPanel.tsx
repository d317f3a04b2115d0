import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { useReader } from '../kinds/useReader.ts';
import { template } from '../exports/template.ts';
import { offer } from '../exports/writeFile.ts';
import type { PanelProps } from '../panels/LazyTool.tsx';
import { useEntity } from '../entity/useEntity.ts';
import { isReady } from './assign/isReady.ts';
import { SheetInput } from '../sheets/SheetInput.tsx';
import { DraftView } from './DraftView.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { importable } from './recognise.ts';
import { useImport } from './useImport.ts';

function TemplateButton() {
  const entity = useEntity();
  const reader = useReader();
  const label = useGetResourceLabel();
  const make = async () => offer(await template(importable(entity), reader), label(entity.route, 2), 'xlsx');
  return <Button onClick={() => void make()}>{reader.translate('crud.import.template')}</Button>;
}

/** Takes a sheet in two steps: first everything it would do and every error, then, on a second word, the writing. */
export function ImportPanel({ onClose }: PanelProps) {
  const translate = useTranslate();
  const { busy, progress, before, draft, tryOut, decide, startAnew, check, commit, stop, drop } = useImport();
  const id = useId();
  const { report, prepared, result } = draft ?? {};
  const { create = 0, update = 0, error = 0 } = report?.totals ?? {};
  const isOpen = prepared !== undefined && !isReady(prepared);
  const why = isOpen ? `${id}-asked ${id}-open` : undefined;
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={id} onClose={busy ? undefined : onClose}>
      <DialogTitle id={id}>{translate('crud.import.title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography>{translate('crud.import.hint')}</Typography>
          <SheetInput disabled={busy} onChosen={file => void tryOut(file)} onRefused={drop} />
          <Box>
            <TemplateButton />
          </Box>
          {busy && <ImportProgress progress={progress} before={before} />}
          {draft && (
            <DraftView
              id={id}
              draft={draft}
              busy={busy}
              onDecide={decision => void decide(draft, decision)}
              onStartAnew={() => void startAnew(draft)}
              onClose={onClose}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        {busy ? (
          <Button onClick={stop}>{translate('crud.import.stop')}</Button>
        ) : (
          <Button onClick={onClose}>{translate(result ? 'ra.action.close' : 'ra.action.cancel')}</Button>
        )}
        {draft && !report && !busy && (
          <Button variant="contained" aria-describedby={why} disabled={isOpen} onClick={() => void check(draft)}>
            {translate('crud.import.check')}
          </Button>
        )}
        {!result && (
          <Button
            variant="contained"
            aria-describedby={why}
            disabled={busy || !report || isOpen || error > 0 || create + update === 0}
            onClick={() => draft && void commit(draft)}
          >
            {translate('crud.import.commit')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
