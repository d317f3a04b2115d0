import { useTranslate } from 'react-admin';
import { integer } from '#catalog/engine/fields.ts';
import type { Minor } from '#catalog/engine/money/money.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';
import { amountOf } from '../../ledger/documents/amounts.ts';
import { Amount } from '../../ledger/paper/PaperTable.tsx';
import { WideTable } from '../../ledger/paper/WideTable.tsx';

const PIECES = integer();

interface LinesPaperTableProps {
  readonly lines: readonly Line[];
  /** Fields of a line that count pieces. */
  readonly pieces: readonly string[];
  /** Field of a line that holds the price of each piece. */
  readonly price: string;
  /** What the pieces of a line come to. */
  worthOf(line: Line): Minor;
  /** Sums below, by the keys of their words. */
  readonly sums: readonly (readonly [string, Minor])[];
}

/** What is bought, line by line: how many of what, at which price, and what that comes to. */
export function LinesPaperTable({ lines, pieces, price, worthOf, sums }: LinesPaperTableProps) {
  const translate = useTranslate();
  return (
    <WideTable label="fields.items">
      <thead>
        <tr>
          <th scope="col">{translate('billPages.paper.place')}</th>
          <th scope="col">{translate('fields.stock_item')}</th>
          {[...pieces, price, 'amount'].map(field => (
            <th key={field} scope="col" className="amount">
              {translate(`fields.${field}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => {
          const { stock_item: item, stock_item_name: called, note } = line;
          return (
            <tr key={String(line['id'])}>
              <td>{at + 1}</td>
              <th scope="row">
                <bdi>{typeof called === 'string' ? called : `#${String(item)}`}</bdi>
                {typeof note === 'string' && note !== '' && (
                  <small>
                    <bdi>{note}</bdi>
                  </small>
                )}
              </th>
              {pieces.map(field => (
                <td key={field} className="amount">
                  <bdi dir="ltr">
                    <ValueText field={PIECES} value={line[field]} />
                  </bdi>
                </td>
              ))}
              <Amount amount={amountOf(line[price])} />
              <Amount amount={worthOf(line)} />
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        {sums.map(([word, amount]) => (
          <tr key={word}>
            <th scope="row" colSpan={pieces.length + 3}>
              {translate(word)}
            </th>
            <Amount amount={amount} isAnswer />
          </tr>
        ))}
      </tfoot>
    </WideTable>
  );
}
