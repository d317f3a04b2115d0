import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { date } from '#catalog/engine/fields.ts';
import { sum } from '#catalog/engine/money/money.ts';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';
import { amountOf } from '../../ledger/documents/amounts.ts';
import { Amount } from '../../ledger/paper/PaperTable.tsx';
import type { PurchasingParts } from './usePurchasingPaper.ts';
import { WideTable } from '../../ledger/paper/WideTable.tsx';

const DAY = date();

/** The vendor's bills of a purchase, less what went back, and what of that is paid; nothing before the first of them. */
export function BillsPaperTable({ record, bills }: Pick<PurchasingParts, 'record' | 'bills'>) {
  const translate = useTranslate();
  if (bills.length === 0) return null;
  const [billed, paid] = [amountOf(record['billed_amount']), amountOf(record['paid_amount'])];
  // What went back after it was billed.
  const returned = billed - sum(bills.map(bill => amountOf(bill['amount'])));
  const sums = [
    ...(returned === 0n ? [] : [['purchasePages.returns', returned] as const]),
    ['fields.billed_amount', billed],
    ['fields.paid_amount', paid],
  ] as const;
  return (
    <>
      <Typography component="h3" variant="subtitle1" sx={{ mt: 2, breakAfter: 'avoid' }}>
        {translate('fields.bills')}
      </Typography>
      <WideTable label="fields.bills">
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
          {sums.map(([word, amount]) => (
            <tr key={word}>
              <th scope="row" colSpan={3}>
                {translate(word)}
              </th>
              <Amount amount={amount} isAnswer />
            </tr>
          ))}
        </tfoot>
      </WideTable>
    </>
  );
}
