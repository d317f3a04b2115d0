import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Minor } from '#catalog/engine/money/money.ts';
import { isNote } from '../../bills/lines/billKind.ts';
import { totalsIn } from '../../bills/lines/billLines.ts';
import { amountOf } from '../documents/amounts.ts';
import { documentNamed, isBill } from '../documents/accountsDocument.ts';
import { Amount, Percent } from './PaperTable.tsx';
import type { PaperParts } from './usePaper.ts';

interface BillPaperSumsProps extends PaperParts {
  /** Columns before that of the amounts. */
  readonly span: number;
}

interface Row {
  readonly id: string;
  readonly words: ReactNode;
  readonly amount: Minor;
}

/** What a bill comes to: its discount, its tax rate by rate, all of it, and how much of that is settled. */
export function BillPaperSums({ name, record, lines, taxes, span }: BillPaperSumsProps) {
  const translate = useTranslate();
  const sums = totalsIn(lines, taxes, { day: record[documentNamed(name).day], discount: record['discount'] });
  const row = (label: string, amount: Minor): Row => ({ id: label, words: translate(label), amount });
  const left = amountOf(record['outstanding']);
  const settled = isBill(name) && isNote(name) ? ['note_used', 'note_left'] : ['paid', 'balance'];
  const rows: readonly Row[] = [
    ...(sums.lines === sums.net
      ? []
      : [row('voucherPages.total', sums.lines), row('billPages.whole_discount', sums.net - sums.lines)]),
    ...(sums.taxes.length === 0 && sums.lines === sums.net ? [] : [row('fields.net_amount', sums.net)]),
    ...sums.taxes.map(({ percent, amount }) => ({
      id: `tax ${percent}`,
      words: (
        <>
          {translate('fields.tax')} <Percent percent={percent} />
        </>
      ),
      amount,
    })),
    row('billPages.total', sums.total),
    // Nothing is owed of a draft, nor of what is void.
    ...(record['status'] === 'issued'
      ? [sums.total - left, left].map((amount, at) => row(`billPages.paper.${settled[at]}`, amount))
      : []),
  ];
  return (
    <tfoot>
      {rows.map(({ id, words, amount }) => (
        <tr key={id}>
          <th scope="row" colSpan={span}>
            {words}
          </th>
          <Amount amount={amount} isAnswer />
        </tr>
      ))}
    </tfoot>
  );
}
