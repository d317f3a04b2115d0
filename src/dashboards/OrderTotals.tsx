import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { ordersOf, type Span, spans } from '../../catalog/dashboards/projectFigures.ts';
import { originAt } from '../engine/crud/list/WayBack.tsx';
import { HeadedTable } from '../engine/tables/HeadedTable.tsx';
import { PageLink } from '../engine/pages/PageLink.tsx';
import { pathBehind } from '../reports/pathBehind.ts';
import { Panel } from './Panel.tsx';
import { useFigureText } from './useFigureText.ts';
import type { Project } from './useProject.ts';

const names = Object.keys(spans) as Span[];
const atEnd = { '&:dir(rtl)': { textAlign: 'end' } } as const;

/** What orders come to over several spans; each amount leads to the orders of its days. */
export function OrderTotals({ project }: { readonly project: Project }) {
  const translate = useTranslate();
  const location = useLocation();
  const figureText = useFigureText();
  const rows = project.tables.order_totals;
  if (!rows) return null;
  const title = translate('dashboards.tables.order_totals');
  return (
    <Panel name="order_totals" behind={ordersOf('all', spans.this_year(project))} isEmpty={false} isWide>
      <HeadedTable
        label={`${title}: ${translate('dashboards.table')}`}
        sx={{ '& td, & th': { paddingInline: 1, whiteSpace: 'nowrap' } }}
        heads={[
          'fields.payment_status',
          ...names.map(name => [`dashboards.spans.${name}`, { align: 'right', sx: atEnd }] as const),
        ]}
      >
        {rows.map(row => (
          <TableRow key={row.status}>
            <TableCell component="th" scope="row">
              {translate(`dashboards.totals.${row.status}`)}
            </TableCell>
            {names.map(name => {
              const text = figureText(row[name].value);
              const about = `${translate(`dashboards.totals.${row.status}`)}, ${translate(`dashboards.spans.${name}`)}`;
              return (
                <TableCell key={name} align="right" sx={{ fontVariantNumeric: 'tabular-nums', ...atEnd }}>
                  <PageLink
                    color={row[name].rows === 0 ? 'textSecondary' : 'primary'}
                    to={pathBehind(ordersOf(row.status, spans[name](project)))}
                    state={originAt(location, translate('dashboards.title'))}
                    aria-label={translate('dashboards.opens', { name: about, value: text })}
                  >
                    <bdi>{text}</bdi>
                  </PageLink>
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </HeadedTable>
    </Panel>
  );
}
