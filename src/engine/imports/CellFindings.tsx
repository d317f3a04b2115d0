import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { BlankText } from './assign/withoutNoValues.ts';
import { Becomes } from './Becomes.tsx';
import type { Findings } from './findings.ts';

/** Most cells of one kind that are named. */
const MOST = 20;

interface CellsProps {
  readonly severity: 'warning' | 'info';
  readonly title: string;
  readonly cells: readonly {
    readonly line: number;
    readonly field: string;
    /** What stands in the cell, and what becomes of it where that is another. */
    readonly text: string;
    readonly full?: string;
  }[];
  /** What may be said of them. */
  readonly children?: ReactNode;
}

/** Cells that have something in common, each by its line and field. */
export function Cells({ severity, title, cells, children }: CellsProps) {
  const translate = useTranslate();
  if (cells.length === 0) return null;
  return (
    <Alert severity={severity}>
      {title}
      <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2 }}>
        {cells.slice(0, MOST).map(cell => (
          <li key={`${cell.line} ${cell.field}`}>
            {translate('crud.import.cell', {
              line: cell.line,
              field: translate(`fields.${cell.field}`, { _: cell.field }),
            })}{' '}
            {cell.full === undefined ? <bdi>{cell.text}</bdi> : <Becomes text={cell.text} full={cell.full} />}
          </li>
        ))}
        {cells.length > MOST && <li>{translate('crud.import.more_cells', { smart_count: cells.length - MOST })}</li>}
      </Box>
      {children}
    </Alert>
  );
}

interface CellFindingsProps {
  readonly findings: Findings;
  readonly blanks: readonly BlankText[];
}

/** What is worth a look in the cells of a sheet before it is written, most of it by its line and field. */
export function CellFindings({ findings, blanks }: CellFindingsProps) {
  const translate = useTranslate();
  const texts = blanks.map(({ text, count }) => translate('crud.import.blank_text', { text, count }));
  return (
    <>
      <Cells severity="warning" title={translate('crud.import.bijoy')} cells={findings.bijoy} />
      <Cells severity="info" title={translate('crud.import.zeros')} cells={findings.zeros} />
      <Cells severity="info" title={translate('crud.import.parted_phones')} cells={findings.phones} />
      {texts.length > 0 && (
        <Alert severity="info">{translate('crud.import.blanks', { texts: texts.join(' · ') })}</Alert>
      )}
    </>
  );
}
