import type { ComponentProps, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { date } from '#catalog/engine/fields.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { ValueText } from '../../engine/kinds/ValueText.tsx';
import { LinesPaper } from '../ledger/paper/LinesPaper.tsx';
import { Amount } from '../ledger/paper/PaperTable.tsx';
import { WideTable } from '../ledger/paper/WideTable.tsx';

const DAY = date();

type Head = 'title' | 'number' | 'day' | 'isCopy' | 'facts' | 'said' | 'url';

interface WithheldPaperProps extends Pick<ComponentProps<typeof LinesPaper>, Head> {
  readonly record: RaRecord;
  /** What was withheld, as its register tells it. */
  readonly rows: readonly RaRecord[];
  /** What this paper tells of each beside its day, number and amounts: fields, and the cells for them. */
  readonly told: readonly string[];
  cellsOf(row: RaRecord): ReactNode;
}

/** A paper of what was withheld, one by one, with what it was withheld of and their sum. */
export const WithheldPaper = ({ record, rows, told, cellsOf, ...head }: WithheldPaperProps) => (
  <LinesPaper
    {...head}
    Table={WideTable}
    columns={['log_date', 'reference_no', ...told, 'base_amount', 'percent', 'tax_amount']}
    rows={rows.map(row => (
      <tr key={row.id}>
        <td>
          <ValueText field={DAY} value={row['log_date']} />
        </td>
        <th scope="row">
          <bdi>{String(row['reference_no'])}</bdi>
        </th>
        {cellsOf(row)}
        <Amount amount={toMinor(String(row['base_amount']))} />
        <td className="amount">
          <bdi dir="ltr">{Number(row['percent'])} %</bdi>
        </td>
        <Amount amount={toMinor(String(row['tax_amount']))} />
      </tr>
    ))}
    total="taxPages.certificate.total"
    amount={String(record['amount'] ?? '0.00')}
    signatures={['billPages.paper.prepared', 'taxPages.certificate.signature']}
  />
);
