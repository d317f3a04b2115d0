import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { originAt } from '../engine/crud/list/WayBack.tsx';
import { PageLink } from '../engine/pages/PageLink.tsx';
import { Change } from './Change.tsx';
import type { Compared } from './useAnalytics.ts';

interface ComparedRow {
  readonly key: string | number;
  readonly title: string;
  /** The rows behind the figure of the period. */
  readonly to?: string;
  readonly told: Compared;
}

interface ComparedTableProps {
  readonly label: string;
  /** Of what it is the table, so that each has a name of its own. */
  readonly about: string;
  readonly rows: readonly ComparedRow[];
  text(value: string): string;
}

const figure = { fontVariantNumeric: 'tabular-nums', '&:dir(rtl)': { textAlign: 'end' } } as const;

/** Figures of the period beside those of the days before, and the change; each leads to its rows. */
export function ComparedTable({ label, about, rows, text }: ComparedTableProps) {
  const translate = useTranslate();
  const location = useLocation();
  return (
    <TableContainer tabIndex={0} component="section" aria-label={`${about}: ${label}`} sx={{ maxHeight: 320 }}>
      <Table size="small" stickyHeader sx={{ '& td, & th': { paddingInline: 1 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{label}</TableCell>
            {['now', 'before', 'change'].map(name => (
              <TableCell key={name} align="right" sx={figure}>
                {translate(`dashboards.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, title, to, told }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                <bdi>{title}</bdi>
              </TableCell>
              <TableCell align="right" sx={figure}>
                {to === undefined ? (
                  <bdi>{text(told.now)}</bdi>
                ) : (
                  <PageLink
                    to={to}
                    state={originAt(location, translate('dashboards.analytics'))}
                    aria-label={translate('dashboards.opens', { name: title, value: text(told.now) })}
                  >
                    <bdi>{text(told.now)}</bdi>
                  </PageLink>
                )}
              </TableCell>
              <TableCell align="right" sx={figure}>
                <bdi>{text(told.before)}</bdi>
              </TableCell>
              <TableCell align="right" sx={figure}>
                <Change told={told} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
