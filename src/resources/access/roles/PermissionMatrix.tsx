import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { actions } from '#catalog/engine/policies.ts';
import { stickyGrid } from './stickyGrid.ts';
import { GroupBox } from './GroupBox.tsx';
import { type MatrixRow, stateOf, together, unreachable } from './matrixRows.ts';
import { RightsRow } from './RightsRow.tsx';
import { placed, useArrowKeys } from './useArrowKeys.ts';

interface PermissionMatrixProps {
  readonly rows: readonly MatrixRow[];
  readonly granted: ReadonlySet<number>;
  onChange(ids: readonly number[], grant: boolean): void;
}

/** Height of the head, below which the names of the modules stick, in pixels; its words take three lines on a phone. */
const head = { xs: 100, md: 76 } as const;

const moduleSx = {
  '& > *': {
    position: 'sticky',
    zIndex: 2,
    bgcolor: 'background.default',
    insetBlockStart: { xs: head.xs, md: `calc(var(--frame-top, 0px) + ${head.md}px)` },
  },
  '& > th:first-of-type': { zIndex: 3, bgcolor: 'background.default', fontWeight: 600 },
} as const;

const headSx = {
  '& thead tr': { height: head },
  '& thead th': { lineHeight: 1.2, paddingBlock: 0.5, '&:not(:first-of-type)': { paddingInline: 0.5 } },
} as const;

/**
 * Which role may do what: a row for each kind of record, a column for each action, and boxes for whole rows, columns
 * and modules.
 */
export function PermissionMatrix({ rows, granted, onChange }: PermissionMatrixProps) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const grid = useArrowKeys();
  const columns = together(rows);
  const heads = stateOf(columns, granted);
  const closed = new Set(unreachable(rows, granted));
  const words = ['all', ...actions].map(action => translate(`accessPages.matrix.${action}`));
  const boxesOf = (kind: 'row' | 'group', entity: string) =>
    [
      translate(`accessPages.matrix.${kind}`, { entity }),
      ...words
        .slice(1)
        .map(action => translate(`accessPages.matrix.${kind === 'row' ? 'cell' : 'group_cell'}`, { entity, action })),
    ].join('\n');
  return (
    <TableContainer sx={stickyGrid}>
      <Table {...grid} size="small" stickyHeader sx={headSx} aria-label={translate('accessPages.matrix.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('accessPages.matrix.resource')}</TableCell>
            {words.map((word, column) => (
              <TableCell key={word} align="center">
                {word}
                <br />
                <GroupBox
                  label={column === 0 ? word : translate('accessPages.matrix.column', { action: word })}
                  state={heads[column] === '2' ? 'all' : heads[column] === '1' ? 'part' : 'none'}
                  input={placed([0, column])}
                  onChange={grant => onChange(columns[column] ?? [], grant)}
                />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => {
            const name = row.route === undefined ? translate(`shell.modules.${row.module}`) : labelOf(row.route, 2);
            return (
              <RightsRow
                key={row.key}
                at={index + 1}
                name={name}
                labels={boxesOf(row.route === undefined ? 'group' : 'row', name)}
                state={stateOf(row.cells, granted)}
                cells={row.cells}
                warning={closed.has(row) ? translate('accessPages.matrix.cannot_open') : undefined}
                {...(row.route === undefined && { sx: moduleSx })}
                onChange={onChange}
              />
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
