import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { MAX_IMPORT_ROWS } from '#catalog/engine/wire.ts';
import type { Progress } from '#src/dataProvider/RihlaDataProvider.ts';
import { useReader } from '../../kinds/useReader.ts';
import { template } from '../../exports/template.ts';
import { offer } from '../../exports/writeFile.ts';
import type { PanelProps } from '../../panels/LazyTool.tsx';
import { useEntity } from '../../entity/useEntity.ts';
import { CellFindings } from './CellFindings.tsx';
import { AskedColumns } from './columns/AskedColumns.tsx';
import { isAsked } from './columns/ColumnReading.ts';
import { ColumnReadings } from './columns/ColumnReadings.tsx';
import { ImportReportView } from './ImportReportView.tsx';
import { isInParts } from './inParts.ts';
import { SheetInput } from '../../sheets/SheetInput.tsx';
import { importable } from './recognise.ts';
import { useImport } from './useImport.ts';

function TemplateButton() {
  const entity = useEntity();
  const reader = useReader();
  const label = useGetResourceLabel();
  const make = async () => offer(await template(importable(entity), reader), label(entity.route, 2), 'xlsx');
  return <Button onClick={() => void make()}>{reader.translate('crud.import.template')}</Button>;
}

function Waiting({ progress, behind }: { readonly progress: Progress | undefined; readonly behind: boolean }) {
  const translate = useTranslate();
  const { done = 0, total = 0 } = progress ?? {};
  // A sheet that goes in one part has no way to tell.
  const part = done > 0 ? { variant: 'determinate' as const, value: (100 * done) / total } : {};
  return (
    <Stack component="output" sx={{ gap: 1 }}>
      {behind && <Typography>{translate('crud.import.waits')}</Typography>}
      {total > 0 && <Typography dir="ltr">{`${done} / ${total}`}</Typography>}
      <LinearProgress aria-label={translate('ra.message.loading')} {...part} />
    </Stack>
  );
}

/** Takes a sheet in two steps: first everything it would do and every error, then, on a second word, the writing. */
export function ImportPanel({ onClose }: PanelProps) {
  const translate = useTranslate();
  const { busy, progress, waiting, attempt, tryOut, choose, commit, drop } = useImport();
  const id = useId();
  const { create = 0, update = 0, error = 0 } = attempt?.report.totals ?? {};
  const mustChoose = attempt !== undefined && isAsked(attempt.readings);
  const write = async () => {
    if (attempt && (await commit(attempt))) onClose();
  };
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
          {busy && <Waiting progress={progress} behind={waiting} />}
          {attempt && (
            <ColumnReadings
              columns={attempt.readings}
              busy={busy}
              onChoose={(name, choice) => void choose(attempt, name, choice)}
            />
          )}
          {attempt && <CellFindings findings={attempt.findings} />}
          {attempt && <ImportReportView columns={attempt.columns} report={attempt.report} />}
          {attempt && attempt.written > 0 && (
            <Alert severity="error">
              {translate(attempt.isCut ? 'crud.import.cut' : 'crud.import.partly', {
                written: attempt.written,
                total: attempt.rows.length,
              })}
            </Alert>
          )}
          {attempt && <AskedColumns id={`${id}-asked`} columns={attempt.readings} />}
          {attempt?.written === 0 && error > 0 && (
            <Alert severity="error">{translate('crud.import.nothing_written')}</Alert>
          )}
          {attempt?.written === 0 && error === 0 && isInParts(attempt.rows) && (
            <Alert severity="info">{translate('crud.import.in_parts', { max: MAX_IMPORT_ROWS })}</Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          aria-describedby={mustChoose ? `${id}-asked` : undefined}
          disabled={
            busy ||
            !attempt ||
            mustChoose ||
            (attempt.written > 0 && !attempt.isCut) ||
            error > 0 ||
            create + update === 0
          }
          onClick={() => void write()}
        >
          {translate(attempt?.isCut ? 'crud.import.rest' : 'crud.import.commit')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
