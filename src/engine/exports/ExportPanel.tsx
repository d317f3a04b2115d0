import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useExactTotal } from '../totals/boundedTotal.ts';
import type { PanelProps } from '../panels/LazyTool.tsx';
import { columnNames, useColumns } from '../entity/columns.ts';
import { useEntity } from '../entity/useEntity.ts';
import { useExport } from './useExport.ts';
import type { Format } from './writeFile.ts';

interface ChoiceProps {
  readonly value: string;
  readonly options: readonly string[];
  onChange(value: string): void;
}

function Choice({ value, options, onChange }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <RadioGroup value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(option => (
        <FormControlLabel key={option} value={option} control={<Radio />} label={translate(`crud.export.${option}`)} />
      ))}
    </RadioGroup>
  );
}

/** Asks for format and columns, then writes the whole result of the list, not only the page. */
export function ExportPanel({ onClose }: PanelProps) {
  const entity = useEntity();
  const translate = useTranslate();
  const total = useExactTotal();
  const [visible] = useColumns(entity);
  const [format, setFormat] = useState('xlsx');
  const [columns, setColumns] = useState('visible');
  const { progress, run, cancel } = useExport();
  const id = useId();
  const start = async () => {
    const names = columns === 'visible' ? visible : columnNames(entity);
    const chosen: Format = format === 'csv' ? 'csv' : 'xlsx';
    if (await run(names, chosen)) onClose();
  };
  const part = progress?.total ? (100 * progress.done) / progress.total : 0;
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={progress ? undefined : onClose}>
      <DialogTitle id={id}>
        {total === undefined ? translate('crud.export.open') : translate('crud.export.title', { smart_count: total })}
      </DialogTitle>
      <DialogContent>
        {progress ? (
          <Stack component="output" sx={{ gap: 1 }}>
            <Typography dir="ltr">{`${progress.done} / ${progress.total}`}</Typography>
            <LinearProgress variant="determinate" value={part} aria-label={translate('crud.export.open')} />
          </Stack>
        ) : (
          <>
            <Choice value={format} options={['xlsx', 'csv']} onChange={setFormat} />
            <Choice value={columns} options={['visible', 'all']} onChange={setColumns} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={progress ? cancel : onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={Boolean(progress)} onClick={() => void start()}>
          {translate('crud.export.open')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
