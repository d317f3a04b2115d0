import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RaRecord, useTranslate } from 'react-admin';
import { countedOf } from '#catalog/banking/cash/denominations.ts';
import { amountInWords } from '#catalog/engine/money/amountInWords.ts';
import { date } from '#catalog/engine/fields.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { AgencyHead } from '#src/layout/AgencyHead.tsx';
import { Signatures } from '#src/engine/documents/Signatures.tsx';
import { useLanguage } from '#src/i18n/locale.ts';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';
import { Amount as Figure } from '../Amount.tsx';
import { Mark } from '#src/engine/documents/Mark.tsx';
import { PaperTable } from '../../ledger/paper/PaperTable.tsx';
import { notesIn } from './notesIn.ts';

const DAY = date();
/** Of these states the paper says so across itself. */
const marks: Readonly<Record<string, string>> = {
  draft: 'voucherPages.paper.draft',
  reopened: 'choices.reopened',
};
const sums = ['counted_amount', 'book_amount', 'cash_difference'];

export interface CashCountProps {
  readonly record: RaRecord;
  /** Name of the ledger whose cash was counted. */
  readonly ledger: string;
}

/** The notes and coins of a day with what they come to, beside the books. */
export function CashCount({ record, ledger }: CashCountProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const mark = marks[String(record['status'])];
  const reason = record['difference_reason'];
  return (
    <Box sx={{ position: 'relative' }}>
      {mark !== undefined && <Mark word={translate(mark)} />}
      <AgencyHead />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, paddingBlock: 2 }}>
        <Typography variant="h5" component="h2">
          {translate('cashPages.title')} <bdi>{String(record['invoice_no'] ?? '')}</bdi>
        </Typography>
        <Typography>
          <bdi>{ledger}</bdi> · <ValueText field={DAY} value={record['close_date']} />
        </Typography>
      </Box>
      <PaperTable>
        <thead>
          <tr>
            {['fields.denomination', 'cashPages.pieces', 'cashPages.worth'].map(head => (
              <th key={head} scope="col" className="amount">
                {translate(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notesIn(record['items']).map(notes => (
            <tr key={notes.denomination}>
              <th scope="row" className="amount">
                <Figure of={toMinor(notes.denomination)} />
              </th>
              <td className="amount">{notes.pieces}</td>
              <td className="amount">
                <Figure of={countedOf([notes])} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(name => (
            <tr key={name}>
              <th scope="row" colSpan={2}>
                {translate(`fields.${name}`)}
              </th>
              <td className="amount">
                <Figure of={toMinor(String(record[name] ?? '0.00'))} />
              </td>
            </tr>
          ))}
        </tfoot>
      </PaperTable>
      <Typography sx={{ paddingBlock: 2 }}>
        {amountInWords(fromMinor(countedOf(notesIn(record['items']))), language)}
      </Typography>
      {typeof reason === 'string' && reason !== '' && (
        <Typography sx={{ mb: 2 }}>
          {translate('fields.difference_reason')}: <bdi>{reason}</bdi>
        </Typography>
      )}
      <Signatures words={['cashPages.counted_by', 'cashPages.taken_by']} />
    </Box>
  );
}
