import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Findings } from './findings.ts';

/** Most cells of one kind that are named. */
const MOST = 20;

interface CellsProps<T> {
  readonly severity: 'warning' | 'info';
  readonly title: string;
  readonly cells: readonly T[];
  told(cell: T): ReactNode;
}

function Cells<T extends { readonly line: number; readonly field: string }>({ cells, ...props }: CellsProps<T>) {
  const translate = useTranslate();
  if (cells.length === 0) return null;
  return (
    <Alert severity={props.severity}>
      {props.title}
      <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2 }}>
        {cells.slice(0, MOST).map(cell => (
          <li key={`${cell.line} ${cell.field}`}>
            {translate('crud.import.cell', {
              line: cell.line,
              field: translate(`fields.${cell.field}`, { _: cell.field }),
            })}{' '}
            {props.told(cell)}
          </li>
        ))}
        {cells.length > MOST && <li>{translate('crud.import.more_cells', { smart_count: cells.length - MOST })}</li>}
      </Box>
    </Alert>
  );
}

/** What is worth a look in the cells of a sheet before it is written, each by its line and field. */
export function CellFindings({ findings }: { readonly findings: Findings }) {
  const translate = useTranslate();
  return (
    <>
      <Cells
        severity="warning"
        title={translate('crud.import.bijoy')}
        cells={findings.bijoy}
        told={({ text }) => <bdi>{text}</bdi>}
      />
      <Cells
        severity="info"
        title={translate('crud.import.zeros')}
        cells={findings.zeros}
        told={({ text, full }) => <bdi dir="ltr">{`${text} → ${full}`}</bdi>}
      />
    </>
  );
}
