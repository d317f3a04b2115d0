import { useTranslate } from 'react-admin';
import { netOf } from '#catalog/bills/billLaw.ts';
import { sales } from '#catalog/bills/bills.ts';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';
import { billed, totalsIn } from '../../bills/lines/billLines.ts';
import { documentNamed } from '../documents/accountsDocument.ts';
import { Amount, PaperTable } from './PaperTable.tsx';
import type { PaperParts } from './usePaper.ts';

const { quantity } = sales.fields.items.lines;

/** What is billed, line by line, and what it comes to with its tax. */
export function BillPaperTable({ name, record, lines, titles, taxes }: PaperParts) {
  const translate = useTranslate();
  const { net, tax, total } = totalsIn(lines, taxes, record[documentNamed(name).day]);
  const sums =
    tax === 0n
      ? [['total', total] as const]
      : ([
          ['net', net],
          ['tax', tax],
          ['total', total],
        ] as const);
  const words = { net: 'fields.net_amount', tax: 'fields.tax_amount', total: 'billPages.total' };
  return (
    <PaperTable>
      <thead>
        <tr>
          <th scope="col">{translate('billPages.paper.place')}</th>
          <th scope="col">{translate('fields.sub_ledger')}</th>
          <th scope="col">{translate('billPages.paper.particulars')}</th>
          <th scope="col" className="amount">
            {translate('billPages.paper.unit_price')}
          </th>
          <th scope="col" className="amount">
            {translate('fields.quantity')}
          </th>
          <th scope="col" className="amount">
            {translate('fields.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => {
          const one = billed(line, taxes);
          const details = line['details'];
          return (
            <tr key={String(line['id'])}>
              <td>{at + 1}</td>
              <td>
                <bdi>{titles.purpose(line['sub_ledger'])}</bdi>
              </td>
              <th scope="row">
                <bdi>{typeof details === 'string' && details !== '' ? details : titles.ledger(line['ledger'])}</bdi>
              </th>
              <Amount amount={one.rate} />
              <td className="amount">
                <bdi dir="ltr">
                  <ValueText field={quantity} value={line['quantity']} />
                </bdi>
              </td>
              <Amount amount={netOf(one)} />
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        {sums.map(([of, amount]) => (
          <tr key={of}>
            <th scope="row" colSpan={5}>
              {translate(words[of])}
            </th>
            <Amount amount={amount} />
          </tr>
        ))}
      </tfoot>
    </PaperTable>
  );
}
