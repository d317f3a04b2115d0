import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { Reconciliation } from '#catalog/banking/reconciliation.ts';
import { LINE } from '#catalog/engine/defineReport.ts';
import { date, money } from '#catalog/engine/fields.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { AgencyHead } from '../../layout/AgencyHead.tsx';
import { Signatures } from '../../engine/documents/Signatures.tsx';
import { AmountText } from '../../engine/facts/AmountText.tsx';
import { useReader } from '../../engine/kinds/useReader.ts';
import { ValueText } from '../../engine/kinds/ValueText.tsx';
import { valueText } from '../../engine/kinds/valueText.ts';
import { Mark } from '#src/engine/documents/Mark.tsx';
import { PaperTable } from '../ledger/paper/PaperTable.tsx';
import type { StatementRecord } from './statementRecord.ts';
import { sumOf, type Workbench } from './Workbench.ts';

const DAY = date();
const AMOUNT = money();

export interface ReconciliationParts {
  readonly statement: StatementRecord;
  readonly reconciliation: Reconciliation;
  readonly bench: Workbench;
  /** Name of the bank's ledger. */
  readonly bank: string;
  /** Rows of the report of its last day: what either side lacked then. */
  readonly waiting: readonly RaRecord[];
}

interface Item {
  readonly id: number;
  readonly day: string;
  readonly number: string;
  readonly words: string;
  readonly amount: Minor;
}

/** An amount of a reconciliation; one of nothing is said as well. */
const Figure = ({ of }: { readonly of: Minor }) => (
  <td className="amount">
    <AmountText of={of} />
  </td>
);

interface SumProps {
  readonly word: string;
  readonly of: Minor;
}

const Sum = ({ word, of }: SumProps) => (
  <Box component="tr" sx={{ '& :is(th, td)': { fontWeight: 600 } }}>
    <th scope="row" colSpan={3}>
      {word}
    </th>
    <Figure of={of} />
  </Box>
);

interface PartProps {
  readonly word: ReactNode;
  readonly items: readonly Item[];
}

/** What stands on one side alone, item by item; nothing where there is none. */
const Part = ({ word, items }: PartProps) =>
  items.length > 0 && (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4}>
          {word}
        </th>
      </tr>
      {items.map(({ id, day, number, words, amount }) => (
        <tr key={id}>
          <td className="day">
            <ValueText field={DAY} value={day} />
          </td>
          <th scope="row">
            <bdi>{number}</bdi>
          </th>
          <td>
            <bdi>{words}</bdi>
          </td>
          <Figure of={amount} />
        </tr>
      ))}
    </tbody>
  );

/** Lines of the statement about which nothing is said yet: whatever the report of the day cannot know. */
const openLines = ({ lines }: Workbench): readonly Item[] =>
  lines
    .filter(({ state }) => state === 'open')
    .map(({ id, day, numbers, description: words, amount }) => ({
      id,
      day,
      number: numbers.join(' · '),
      words,
      amount,
    }));

/** What the two sides lacked of each other on the last day, in the order of the report. */
function waitingOf(rows: readonly RaRecord[]): readonly (readonly [word: string, items: readonly Item[]])[] {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const told = rows.map(row => ({
    waits: text(row['waits']),
    id: Number(row.id),
    day: text(row['log_date']),
    number: text(row['reference_no']),
    words: [text(row['party']), text(row['details'])].filter(Boolean).join(' · '),
    amount: toMinor(text(row['amount']) || '0'),
  }));
  return Object.entries(Object.groupBy(told, ({ waits }) => waits)).map(([waits, items = []]) => [
    `reports.lines.${waits.replace(LINE, '')}`,
    items,
  ]);
}

/** From the balance by the books to that by the bank, with what stands on one side alone. */
export function ReconciliationPaper({ statement, reconciliation, bench, bank, waiting }: ReconciliationParts) {
  const translate = useTranslate();
  const reader = useReader();
  const [from, to] = [statement.from, statement.to].map(day => valueText(DAY, day, reader));
  const parts = [...waitingOf(waiting), ['bankPages.paper.open', openLines(bench)] as const];
  const between = parts.reduce((total, [, items]) => total + items.reduce((part, { amount }) => part + amount, 0n), 0n);
  const book = toMinor(reconciliation.book);
  const unexplained = statement.closing - book - between;
  const matched = bench.lines.filter(({ state }) => state === 'matched');
  return (
    <Box sx={{ position: 'relative' }}>
      {statement.status === 'draft' && <Mark word={translate('voucherPages.paper.draft')} />}
      <AgencyHead />
      <Box sx={{ paddingBlock: 2 }}>
        <Typography variant="h5" component="h2">
          {translate('bankPages.paper.title')} <bdi>{statement.no}</bdi>
        </Typography>
        <Typography>
          <bdi>{bank}</bdi> · {translate('statement.period', { from, to })}
        </Typography>
      </Box>
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{translate('fields.line_date')}</th>
            <th scope="col">{translate('fields.reference_no')}</th>
            <th scope="col">{translate('fields.details')}</th>
            <th scope="col" className="amount">
              {translate('fields.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Sum word={translate('bankPages.figures.book')} of={book} />
        </tbody>
        {parts.map(([name, items]) => (
          <Part key={name} word={translate(name)} items={items} />
        ))}
        <tfoot>
          {unexplained !== 0n && <Sum word={translate('bankPages.paper.unexplained')} of={unexplained} />}
          <Sum word={translate('bankPages.figures.closing')} of={statement.closing} />
        </tfoot>
      </PaperTable>
      <Typography variant="body2" sx={{ paddingBlock: 2 }}>
        {translate('bankPages.paper.matched', { smart_count: matched.length })}{' '}
        <ValueText field={AMOUNT} value={fromMinor(sumOf(matched))} />
      </Typography>
      <Signatures words={['billPages.paper.prepared', 'billPages.paper.authorised']} />
    </Box>
  );
}
