import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { withheldIn } from '../../bills/withheldIn.ts';
import { amountOf } from '../documents/amounts.ts';
import { Amount, PaperTable, Percent } from './PaperTable.tsx';
import type { PaperParts } from './usePaper.ts';

/** What is taken from all that is paid of a vendor's bill, tax by tax, and what they get then; nothing of other bills. */
export function WithheldPaperTable({ record, titles }: PaperParts) {
  const translate = useTranslate();
  const { lines, total, left } = withheldIn(record);
  if (lines.length === 0) return null;
  const sums = [
    ['billPages.withheld', total],
    ['billPages.paid_out', left],
  ] as const;
  return (
    <>
      <Typography component="h3" variant="subtitle1" sx={{ mt: 2 }}>
        {translate('fields.withholdings')}
      </Typography>
      <PaperTable>
        <thead>
          <tr>
            {['tax', 'base_amount', 'percent', 'tax_amount'].map(name => (
              <th key={name} scope="col" className={name === 'tax' ? undefined : 'amount'}>
                {translate(`fields.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <tr key={String(line['id'])}>
              <th scope="row">
                <bdi>{titles.tax(line['tax'])}</bdi>
              </th>
              <Amount amount={amountOf(line['base_amount'])} />
              <td className="amount">
                <Percent percent={Number(line['percent'])} />
              </td>
              <Amount amount={amountOf(line['tax_amount'])} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([word, amount]) => (
            <tr key={word}>
              <th scope="row" colSpan={3}>
                {translate(word)}
              </th>
              <Amount amount={amount} />
            </tr>
          ))}
        </tfoot>
      </PaperTable>
    </>
  );
}
