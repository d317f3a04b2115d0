import { useTranslate } from 'react-admin';
import { agedOpen, ages, daysOver, type Statement } from '#catalog/bills/statement/Statement.ts';
import { date } from '#catalog/engine/fields.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { Section } from '#src/engine/pages/Section.tsx';
import { Balance } from '../../ledger/chart/Balance.tsx';
import { PaperTable } from '../../ledger/paper/PaperTable.tsx';
import { DocumentLink } from '../settlement/DocumentLink.tsx';

const DAY = date();

/** What is open at the end of the period, document by document, and how long it is past due; nothing where nothing is. */
export function OpenTable({ statement }: { readonly statement: Statement }) {
  const translate = useTranslate();
  const reader = useReader();
  const { open, ends_on: day } = statement;
  if (open.length === 0) return null;
  const dueIn = (days: number) =>
    translate(`billPages.due.${days > 0 ? 'overdue' : days === 0 ? 'today' : 'due'}`, { smart_count: Math.abs(days) });
  const aged = agedOpen(statement);
  return (
    <Section
      title={translate('statement.open_on', { day: valueText(DAY, day, reader) })}
      level="h3"
      variant="h6"
      sx={{ display: 'grid', gap: 2 }}
    >
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{translate('fields.reference_no')}</th>
            <th scope="col">{translate('fields.due_date')}</th>
            <th scope="col" className="amount">
              {translate('fields.amount')}
            </th>
            <th scope="col" className="amount">
              {translate('fields.outstanding')}
            </th>
          </tr>
        </thead>
        <tbody>
          {open.map(line => (
            <tr key={line.id}>
              <th scope="row">
                <DocumentLink document={line.log_type} source={line.source} number={line.reference_no} />
              </th>
              <td>
                <ValueText field={DAY} value={line.due_date} />
                {toMinor(line.outstanding) > 0n && <small>{dueIn(daysOver(line, day))}</small>}
              </td>
              <td className="amount">
                <Balance amount={toMinor(line.amount)} />
              </td>
              <td className="amount">
                <Balance amount={toMinor(line.outstanding)} />
              </td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
      <PaperTable>
        <thead>
          <tr>
            {ages.map(age => (
              <th key={age} scope="col" className="amount">
                {translate(`reports.columns.${age}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {ages.map(age => (
              <td key={age} className="amount">
                <Balance amount={aged[age]} />
              </td>
            ))}
          </tr>
        </tbody>
      </PaperTable>
    </Section>
  );
}
