import { useTranslate } from 'react-admin';
import { date } from '#catalog/engine/fields.ts';
import { isIn } from '#catalog/engine/lifecycle.ts';
import { claimLifecycle } from '#catalog/payroll/expenseClaim.ts';
import { ValueText } from '../../engine/kinds/ValueText.tsx';
import { amountOf } from '../ledger/documents/amounts.ts';
import { LinesPaper } from '../ledger/paper/LinesPaper.tsx';
import { Amount, PaperTable } from '../ledger/paper/PaperTable.tsx';
import type { ClaimParts } from './useClaim.ts';

const DAY = date();

interface ClaimPaperProps extends ClaimParts {
  readonly isCopy: boolean;
}

/** What an employee has spent, receipt by receipt, as it is signed and filed. */
export function ClaimPaper({ record, employee, lines, isCopy }: ClaimPaperProps) {
  const translate = useTranslate();
  const state = translate(`choices.${String(record['status'])}`);
  return (
    <LinesPaper
      title={translate('entities.expense_claim', { smart_count: 1 })}
      number={String(record['invoice_no'] ?? '')}
      day={record['claim_date']}
      // The state of one that stands is told in the facts alone.
      mark={isIn(claimLifecycle.groups.standing, record['status']) ? undefined : state}
      isCopy={isCopy}
      facts={[
        { label: 'fields.employee', value: <bdi>{employee}</bdi> },
        { label: 'fields.status', value: state },
      ]}
      Table={PaperTable}
      columns={['spent_on', 'ledger', 'details', 'amount']}
      rows={lines.map(({ line, ledger }) => (
        <tr key={String(line['id'])}>
          <td className="day">
            <ValueText field={DAY} value={line['spent_on']} />
          </td>
          <td>
            <bdi>{ledger}</bdi>
          </td>
          <th scope="row">
            <bdi>{typeof line['details'] === 'string' && line['details']}</bdi>
          </th>
          <Amount amount={amountOf(line['amount'])} />
        </tr>
      ))}
      total="voucherPages.total"
      amount={String(record['amount'] ?? '0.00')}
      signatures={['fields.employee', 'billPages.paper.authorised', 'voucherPages.paper.accountant']}
    />
  );
}
