import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Theme } from '@mui/material/styles';
import { use } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { type Column, isOrdered } from '#catalog/engine/defineReport.ts';
import { isFigure } from './ReportCell.tsx';
import { atEnd, ReportFoot, ReportRows, RowEnd, shownColumns } from './ReportRows.tsx';
import { useAskedReport, useColumnLabel } from './useReport.ts';

/** The first cell of any row. */
const FIRST = '& th:first-of-type, & td:first-of-type:not(th + td)';

/**
 * A wide report scrolls within itself, with its first column in sight. On paper it does not, and its sums stand once,
 * not on each sheet.
 */
const look = {
  '& td, & th': { whiteSpace: 'nowrap', paddingInline: 1, fontSize: 'inherit', color: 'text.primary' },
  '& .MuiTableCell-alignRight:dir(rtl)': { textAlign: 'start', flexDirection: 'row' },
  '& .nothing': { color: 'text.secondary' },
  '& .prose, & .prose bdi': { whiteSpace: 'normal' },
  '& .prose:first-of-type': { minInlineSize: '16ch' },
  '& thead th': { whiteSpace: 'normal', verticalAlign: 'bottom', lineHeight: 1.3 },
  [FIRST]: {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    backgroundColor: 'background.paper',
    paddingInlineStart: { xs: 1, md: 2 },
  },
  // It has a colour of its own, through which that of its row under the pointer does not show.
  '& .MuiTableRow-hover:hover > :first-child': {
    backgroundImage: ({ vars, palette }: Theme) => `linear-gradient(${(vars ?? { palette }).palette.action.hover} 0 0)`,
  },
  // Every column counts on a phone; there a press still sorts.
  '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: { xs: 'none', md: 'inline' } },
  // A name that stands alone in its row has room for all of it.
  '& [scope=rowgroup]': { whiteSpace: 'normal', '& a': { maxWidth: 'none' } },
  '@media print': {
    fontSize: '9pt',
    '& tfoot': { display: 'table-row-group' },
    '& tr': { breakInside: 'avoid' },
    '& td, & th': { paddingBlock: '3px', paddingInline: '6px' },
    [FIRST]: { position: 'static', backgroundColor: 'transparent' },
    '& .MuiTableSortLabel-icon': { display: 'none' },
    '& .MuiChip-root': { border: 0, background: 'none', height: 'auto' },
    '& .MuiChip-label': { padding: 0 },
  },
} as const;

function Head({ name, column }: { readonly name: string; readonly column: Column }) {
  const report = useAskedReport();
  const { sort, setSort } = useListContext();
  const label = useColumnLabel();
  const translate = useTranslate();
  const align = isFigure(column.field) ? 'right' : 'inherit';
  if (isOrdered(report)) return <TableCell align={align}>{label(name)}</TableCell>;
  const isActive = sort.field === name;
  const direction = isActive && sort.order === 'DESC' ? 'desc' : 'asc';
  const next = isActive && direction === 'asc' ? 'DESC' : 'ASC';
  return (
    <TableCell align={align} {...(isActive && { sortDirection: direction })}>
      <TableSortLabel
        active={isActive}
        direction={direction}
        title={translate(`ra.action.sort`)}
        onClick={() => setSort({ field: name, order: next })}
      >
        {label(name)}
      </TableSortLabel>
    </TableCell>
  );
}

/** The report itself: heads, rows in their groups, sums. */
export function ReportTable() {
  const report = useAskedReport();
  const { isPending, isFetching, defaultTitle } = useListContext();
  const translate = useTranslate();
  const columns = shownColumns(report);
  return (
    // Whoever has no mouse scrolls it by its keys.
    <TableContainer
      tabIndex={0}
      component="section"
      aria-label={defaultTitle}
      aria-busy={isFetching}
      sx={{ opacity: isFetching && !isPending ? 0.6 : 1, '@media print': { overflow: 'visible' } }}
    >
      <Table size="small" sx={look}>
        <TableHead>
          <TableRow>
            {columns.map(([name, column]) => (
              <Head key={name} name={name} column={column} />
            ))}
            {use(RowEnd) && <TableCell aria-label={translate('reports.actions')} sx={atEnd} />}
          </TableRow>
        </TableHead>
        <TableBody>
          <ReportRows />
          {isPending &&
            [1, 2, 3, 4, 5].map(row => (
              <TableRow key={row}>
                <TableCell colSpan={columns.length}>
                  <Skeleton />
                </TableCell>
              </TableRow>
            ))}
        </TableBody>
        <TableFooter>
          <ReportFoot />
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
