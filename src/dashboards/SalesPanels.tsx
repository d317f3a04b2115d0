import { useTranslate } from 'react-admin';
import { fieldOf } from '../../catalog/engine/defineEntity.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { soldIn, spans } from '../../catalog/dashboards/projectFigures.ts';
import { useLabels } from '../engine/kinds/choice/useLabels.ts';
import { titleOf } from '../engine/kinds/titleOf.ts';
import { useReader } from '../engine/kinds/useReader.ts';
import { useRecordPath } from '../engine/kinds/useRecordPath.ts';
import { valueText } from '../engine/kinds/valueText.ts';
import { pathBehind } from '../reports/pathBehind.ts';
import { Panel } from './Panel.tsx';
import { Rows } from './Rows.tsx';
import { useFigureText } from './useFigureText.ts';
import type { Project, Sold } from './useProject.ts';

/** Rows of a panel; all of them stand where it leads. */
const FEW = 6;

interface SoldProps {
  readonly project: Project;
  readonly name: 'best_by_amount' | 'best_by_quantity' | 'categories';
}

/** What was sold this year, by item or by category; each row leads to its lines of orders. */
export function SoldPanel({ project, name }: SoldProps) {
  const translate = useTranslate();
  const figureText = useFigureText();
  const rows: readonly Sold[] | undefined = project.tables[name];
  if (!rows) return null;
  const year = spans.this_year(project);
  const isByAmount = name === 'best_by_amount';
  const size = (row: Sold) => (isByAmount ? Number(row.net_amount) : row.quantity);
  const most = Math.max(1, ...rows.map(size));
  return (
    <Panel name={name} behind={soldIn(year)} isEmpty={rows.length === 0}>
      <Rows
        rows={rows.slice(0, FEW).map(row => {
          const to = pathBehind(soldIn(year, { ...row }));
          const pieces = translate('dashboards.pieces', { smart_count: row.quantity });
          const amount = figureText(row.net_amount);
          const [figure, detail] = isByAmount ? [amount, pieces] : [pieces, amount];
          return { key: to, to, title: row.name ?? '–', figure, detail, share: size(row) / most };
        })}
      />
    </Panel>
  );
}

/** The latest orders, each leading to its page. */
export function LatestOrders({ project }: { readonly project: Project }) {
  const figureText = useFigureText();
  const recordPath = useRecordPath();
  const { order } = entities;
  const reader = { ...useReader(), wordOf: useLabels(fieldOf(order, 'status')).wordOf };
  const rows = project.tables.latest_orders;
  if (!rows) return null;
  const words = (row: (typeof rows)[number], name: string) => valueText(fieldOf(order, name), row[name], reader);
  return (
    <Panel name="latest_orders" behind={{ list: 'order', filter: {} }} isEmpty={rows.length === 0}>
      <Rows
        rows={rows.map(row => ({
          key: row.id,
          to: recordPath(order, row),
          title: `${titleOf(order, row)} · ${row.party_name ?? '–'}`,
          detail: `${words(row, 'order_date')} · ${words(row, 'status')} · ${words(row, 'payment_status')}`,
          figure: figureText(String(row['amount'])),
        }))}
      />
    </Panel>
  );
}
