import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RaRecord, useTranslate } from 'react-admin';
import { amountInWords } from '#catalog/engine/money/amountInWords.ts';
import { date } from '#catalog/engine/fields.ts';
import { fromMinor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { AgencyHead } from '#src/layout/AgencyHead.tsx';
import { useLanguage } from '#src/i18n/locale.ts';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';
import { Amount, PaperTable } from '../../ledger/paper/PaperTable.tsx';

const DAY = date();

/** The first cheque tells of the slip, of which all are. */
export interface DepositSlipProps {
  readonly first: RaRecord;
  readonly bank: RaRecord;
  readonly cheques: readonly RaRecord[];
}

/** The cheques of one deposit with their sum, as the bank signs for them. */
export function DepositSlip({ first, bank, cheques }: DepositSlipProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const total = sum(cheques.map(one => toMinor(String(one['amount']))));
  return (
    <>
      <AgencyHead />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, paddingBlock: 2 }}>
        <Typography variant="h5" component="h2">
          {translate('chequePages.slip.title')} <bdi>{String(first['slip_no'] ?? '')}</bdi>
        </Typography>
        <Typography>
          <bdi>{String(bank['name'])}</bdi> · <ValueText field={DAY} value={first['deposited_on']} />
        </Typography>
      </Box>
      <PaperTable>
        <thead>
          <tr>
            {['cheque_no', 'cheque_date', 'bank_name'].map(name => (
              <th key={name} scope="col">
                {translate(`fields.${name}`)}
              </th>
            ))}
            <th scope="col" className="amount">
              {translate('fields.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {cheques.map(one => (
            <tr key={one.id}>
              <th scope="row">
                <bdi dir="ltr">{String(one['cheque_no'])}</bdi>
              </th>
              <td>
                <ValueText field={DAY} value={one['cheque_date']} />
              </td>
              <td>
                <bdi>{String(one['bank_name'] ?? '')}</bdi>
              </td>
              <Amount amount={toMinor(String(one['amount']))} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {translate('chequePages.slip.total', { smart_count: cheques.length })}
            </th>
            <Amount amount={total} />
          </tr>
        </tfoot>
      </PaperTable>
      <Typography sx={{ paddingBlock: 2 }}>{amountInWords(fromMinor(total), language)}</Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, paddingBlockStart: 7 }}>
        {['depositor', 'bank'].map(who => (
          <Typography
            key={who}
            variant="body2"
            sx={{ borderBlockStart: '1px solid', paddingBlockStart: 0.5, textAlign: 'center' }}
          >
            {translate(`chequePages.slip.${who}`)}
          </Typography>
        ))}
      </Box>
    </>
  );
}
