import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RaRecord, useTranslate } from 'react-admin';
import { amountInWords } from '#catalog/engine/money/amountInWords.ts';
import { date } from '#catalog/engine/fields.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { AgencyHead } from '../../layout/AgencyHead.tsx';
import { PaperFacts } from '../../engine/documents/PaperFacts.tsx';
import { PaperTitle } from '../../engine/documents/PaperTitle.tsx';
import { Signatures } from '../../engine/documents/Signatures.tsx';
import { useLanguage } from '../../i18n/locale.ts';
import { ValueText } from '../../engine/kinds/ValueText.tsx';
import { Amount, PaperTable } from '../ledger/paper/PaperTable.tsx';
import type { Earner } from './usePayslips.ts';

const DAY = date();

interface PayslipProps {
  readonly record: RaRecord;
  readonly earner: Earner;
  readonly isCopy: boolean;
}

/** What an employee has earned in a month, what is kept back of it, and what they get. */
export function Payslip({ record, earner, isCopy }: PayslipProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { name, pay, net, outstanding } = earner;
  const rows = [
    ['gross', pay.gross],
    ['deduction', -pay.deduction],
    ['salary_tax', -pay.tax],
    ['advance_recovered', -pay.advance],
  ] as const;
  const standing = [
    ['fields.paid_amount', net - outstanding],
    ['fields.outstanding', outstanding],
  ] as const;
  const sums = [['payPages.net_pay', net] as const, ...standing.filter(([, amount]) => amount !== 0n)];
  return (
    <Box
      component="section"
      aria-label={name}
      sx={{ '& + &': { breakBefore: 'page', mt: 6, '@media print': { mt: 0 } } }}
    >
      <AgencyHead />
      <PaperTitle
        title={translate('payPages.payslip')}
        number={String(record['invoice_no'] ?? '')}
        day={record['sheet_date']}
        isCopy={isCopy}
      />
      <PaperFacts
        facts={[
          { label: 'fields.employee', value: <bdi>{name}</bdi> },
          { label: 'fields.due_date', value: <ValueText field={DAY} value={record['due_date']} /> },
        ]}
      />
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{translate('billPages.paper.particulars')}</th>
            <th scope="col" className="amount">
              {translate('fields.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(([, amount]) => amount !== 0n)
            .map(([row, amount]) => (
              <tr key={row}>
                <th scope="row">{translate(`fields.${row}`)}</th>
                <Amount amount={amount} />
              </tr>
            ))}
        </tbody>
        <tfoot>
          {sums.map(([row, amount]) => (
            <tr key={row}>
              <th scope="row">{translate(row)}</th>
              <Amount amount={amount} />
            </tr>
          ))}
        </tfoot>
      </PaperTable>
      <Typography sx={{ mt: 2 }}>
        {translate('voucherPages.paper.in_words')}: {amountInWords(fromMinor(net), language)}
      </Typography>
      <Signatures words={['billPages.paper.prepared', 'billPages.paper.authorised', 'billPages.paper.received']} />
    </Box>
  );
}
