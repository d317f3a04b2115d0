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
import type { Progress } from '#src/dataProvider/RihlaDataProvider.ts';
import { useReader } from '../../kinds/useReader.ts';
import { template } from '../../exports/template.ts';
import { offer } from '../../exports/writeFile.ts';
import type { PanelProps } from '../../panels/LazyTool.tsx';
import { useEntity } from '../../entity/useEntity.ts';
import { CellFindings } from './CellFindings.tsx';
import { isReady } from './assign/isReady.ts';
import { AssignStep } from './assigning/AssignStep.tsx';
import { NotReady } from './assigning/NotReady.tsx';
import { AskedColumns } from './columns/AskedColumns.tsx';
import { ColumnReadings } from './columns/ColumnReadings.tsx';
import { ImportReportView } from './ImportReportView.tsx';
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

interface WaitingProps {
  readonly progress: Progress | undefined;
  /** Imports of others that come first. */
  readonly before: number;
}

function Waiting({ progress, before }: WaitingProps) {
  const translate = useTranslate();
  const { done = 0, total = 0 } = progress ?? {};
  // Until the host tells, nothing is known.
  const part = total > 0 ? { variant: 'determinate' as const, value: (100 * done) / total } : {};
  return (
    <Stack component="output" sx={{ gap: 1 }}>
      {before > 0 && <Typography>{translate('crud.import.waits', { smart_count: before })}</Typography>}
      {total > 0 && <Typography dir="ltr">{`${done} / ${total}`}</Typography>}
      <LinearProgress aria-label={translate('ra.message.loading')} {...part} />
    </Stack>
  );
}

/** Takes a sheet in two steps: first everything it would do and every error, then, on a second word, the writing. */
export function ImportPanel({ onClose }: PanelProps) {
  const translate = useTranslate();
  const { busy, progress, before, draft, tryOut, decide, startAnew, check, commit, stop, drop } = useImport();
  const id = useId();
  const { report, source, prepared, choices, result } = draft ?? {};
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
          {busy && <Waiting progress={progress} before={before} />}
          {draft && prepared && choices && !result && (
            <>
              <AssignStep
                // Another sheet, or this one begun anew, has its own columns open or closed.
                key={`${draft.keptAs} ${source?.file.lastModified} ${draft.asOn}`}
                draft={draft}
                busy={busy}
                onDecide={decision => void decide(draft, decision)}
                onStartAnew={() => void startAnew(draft)}
              />
              <ColumnReadings
                columns={prepared.readings}
                busy={busy}
                onChoose={(name, choice) =>
                  void decide(draft, {
                    columns: { ...choices.columns, [name]: { ...choices.columns[name], ...choice } },
                  })
                }
              />
              <CellFindings findings={prepared.findings} />
              <ImportReportView
                draft={draft}
                busy={busy}
                headLine={prepared.table.head + 1}
                onDecide={decision => void decide(draft, decision)}
              />
              <AskedColumns id={`${id}-asked`} columns={prepared.readings} />
              <NotReady id={`${id}-open`} prepared={prepared} />
              {error > 0 && <Alert severity="error">{translate('crud.import.nothing_written')}</Alert>}
            </>
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
