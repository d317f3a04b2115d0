import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { date } from '../../../../catalog/fields.ts';
import { ValueText } from '../../../kinds/ValueText.tsx';
import { amountOf } from '../../accounts/documents/amounts.ts';
import { Amount, PaperTable } from '../../accounts/paper/PaperTable.tsx';
import type { PurchasingParts } from './usePurchasingPaper.ts';

const DAY = date();

/** The vendor's bills of a purchase and what of them is paid; nothing before the first of them. */
export function BillsPaperTable({ record, bills }: Pick<PurchasingParts, 'record' | 'bills'>) {
  const translate = useTranslate();
  if (bills.length === 0) return null;
  return (
    <>
      <Typography component="h3" variant="subtitle1" sx={{ mt: 2, breakAfter: 'avoid' }}>
        {translate('fields.bills')}
      </Typography>
      <PaperTable>
        <thead>
          <tr>
            {['invoice_no', 'ref_invoice_no', 'purchase_date', 'amount'].map(name => (
              <th key={name} scope="col" className={name === 'amount' ? 'amount' : undefined}>
                {translate(`fields.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bills.map(bill => (
            <tr key={bill.id}>
              <th scope="row">
                <bdi>{String(bill['invoice_no'])}</bdi>
              </th>
              <td>
                <bdi>{String(bill['ref_invoice_no'] ?? '')}</bdi>
              </td>
              <td className="day">
                <ValueText field={DAY} value={bill['purchase_date']} />
              </td>
              <Amount amount={amountOf(bill['amount'])} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {['billed_amount', 'paid_amount'].map(name => (
            <tr key={name}>
              <th scope="row" colSpan={3}>
                {translate(`fields.${name}`)}
              </th>
              <Amount amount={amountOf(record[name])} />
            </tr>
          ))}
        </tfoot>
      </PaperTable>
    </>
  );
}
