import { useTranslate } from 'react-admin';
import { percentIn } from '#catalog/bills/billSums.ts';
import { sales } from '#catalog/bills/bills.ts';
import { netOf } from '#catalog/bills/lineAmounts.ts';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';
import { billed, dayText } from '../../bills/lines/billLines.ts';
import { documentNamed } from '../documents/accountsDocument.ts';
import { BillPaperSums } from './BillPaperSums.tsx';
import { Amount, Percent } from './PaperTable.tsx';
import type { PaperParts } from './usePaper.ts';
import { WideTable } from './WideTable.tsx';

const { quantity } = sales.fields.items.lines;

/** What is billed, line by line, and what it comes to with its tax. What no line has takes no column. */
export function BillPaperTable(parts: PaperParts) {
  const { name, record, lines, titles, taxes } = parts;
  const translate = useTranslate();
  const day = dayText(record[documentNamed(name).day]);
  const rows = lines.map(line => ({ line, one: billed(line, taxes) }));
  const has = {
    purpose: lines.some(line => (line['sub_ledger'] ?? null) !== null),
    discount: rows.some(({ one }) => one.discount > 0n),
    tax: lines.some(line => (line['tax'] ?? null) !== null),
  };
  const figures = [
    'fields.quantity',
    'billPages.paper.unit_price',
    ...(has.discount ? ['fields.discount'] : []),
    ...(has.tax ? ['billPages.paper.tax_rate'] : []),
    'fields.net_amount',
  ];
  return (
    <WideTable label="fields.items">
      <thead>
        <tr>
          <th scope="col">{translate('billPages.paper.place')}</th>
          {has.purpose && <th scope="col">{translate('fields.sub_ledger')}</th>}
          <th scope="col">{translate('billPages.paper.particulars')}</th>
          {figures.map(label => (
            <th key={label} scope="col" className="amount">
              {translate(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, one }, at) => (
          <tr key={String(line['id'])}>
            <td>{at + 1}</td>
            {has.purpose && (
              <td>
                <bdi>{titles.purpose(line['sub_ledger'])}</bdi>
              </td>
            )}
            <th scope="row">
              <bdi>{titles.billed(line)}</bdi>
            </th>
            <td className="amount">
              <bdi dir="ltr">
                <ValueText field={quantity} value={line['quantity']} />
              </bdi>
            </td>
            <Amount amount={one.rate} />
            {has.discount && <Amount amount={one.discount} />}
            {has.tax && (
              <td className="amount">
                <Percent percent={percentIn(one, day)} />
              </td>
            )}
            <Amount amount={netOf(one)} />
          </tr>
        ))}
      </tbody>
      <BillPaperSums {...parts} span={figures.length + (has.purpose ? 2 : 1)} />
    </WideTable>
  );
}
