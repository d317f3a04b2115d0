import { useTranslate } from 'react-admin';
import { amountOf, sides, totalOf } from '../documents/amounts.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { Amount, PaperTable } from './PaperTable.tsx';
import type { PaperParts } from './usePaper.ts';

/** Accounts with what each is debited or credited, and both sums. The head stands on every sheet. */
export function VoucherPaperTable({ lines, titles }: Pick<PaperParts, 'lines' | 'titles'>) {
  const translate = useTranslate();
  const accountOf = (line: Line) => [...titles.ledger(line['ledger']), ...titles.party(line['party'])];
  return (
    <PaperTable>
      <thead>
        <tr>
          <th scope="col">{translate('voucherPages.paper.account')}</th>
          {sides.map(side => (
            <th key={side} scope="col" className="amount">
              {translate(`fields.${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={String(line['id'])}>
            <th scope="row">
              {accountOf(line).map((part, at) => (
                <span key={part}>
                  {at > 0 && ' · '}
                  <bdi>{part}</bdi>
                </span>
              ))}
              {typeof line['details'] === 'string' && (
                <small>
                  <bdi>{line['details']}</bdi>
                </small>
              )}
            </th>
            {sides.map(side => (
              <Amount key={side} amount={amountOf(line[side])} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{translate('voucherPages.total')}</th>
          {sides.map(side => (
            <Amount key={side} amount={totalOf(lines, side)} />
          ))}
        </tr>
      </tfoot>
    </PaperTable>
  );
}
