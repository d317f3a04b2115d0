import { useTranslate } from 'react-admin';
import type { Statement } from '#catalog/bills/statement/Statement.ts';
import { date } from '#catalog/engine/fields.ts';
import { type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';
import { Balance } from '../../ledger/chart/Balance.tsx';
import { Amount, PaperTable } from '../../ledger/paper/PaperTable.tsx';
import { DocumentLink } from '../settlement/DocumentLink.tsx';

const DAY = date();

/** What a movement is on either side; the other is nothing. */
const sidesOf = (change: Minor): readonly [Minor, Minor] => (change > 0n ? [change, 0n] : [0n, -change]);

function BalanceRow({ label, amount }: { readonly label: string; readonly amount: Minor }) {
  return (
    <tr>
      <th scope="row" colSpan={5}>
        {label}
      </th>
      <td className="amount">
        <Balance amount={amount} />
      </td>
    </tr>
  );
}

/** Every movement of a period with the balance after it, between the balances at its ends. */
export function MovementTable({ statement }: { readonly statement: Statement }) {
  const translate = useTranslate();
  const { opening, movements, closing } = statement;
  const changes = movements.map(({ change }) => sidesOf(toMinor(change)));
  return (
    <PaperTable>
      <thead>
        <tr>
          <th scope="col">{translate('fields.log_date')}</th>
          <th scope="col">{translate('fields.reference_no')}</th>
          <th scope="col">{translate('fields.details')}</th>
          {(['fields.debit_amount', 'fields.credit_amount', 'reports.columns.balance'] as const).map(name => (
            <th key={name} scope="col" className="amount">
              {translate(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <BalanceRow label={translate('statement.opening')} amount={toMinor(opening)} />
        {movements.map(({ id, log_date, log_type, source, reference_no, details, balance }, at) => {
          const [debit, credit] = changes[at] ?? [0n, 0n];
          return (
            <tr key={id}>
              <td className="day">
                <ValueText field={DAY} value={log_date} />
              </td>
              <th scope="row">
                <DocumentLink document={log_type} source={source} number={reference_no} />
              </th>
              <td>
                <bdi>{details}</bdi>
              </td>
              <Amount amount={debit} />
              <Amount amount={credit} />
              <td className="amount">
                <Balance amount={toMinor(balance)} />
              </td>
            </tr>
          );
        })}
        {movements.length === 0 && (
          <tr>
            <td colSpan={6}>{translate('statement.nothing_moved')}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {translate('statement.closing')}
          </th>
          <Amount amount={sum(changes.map(([debit]) => debit))} />
          <Amount amount={sum(changes.map(([, credit]) => credit))} />
          <td className="amount">
            <Balance amount={toMinor(closing)} />
          </td>
        </tr>
      </tfoot>
    </PaperTable>
  );
}
