import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { amountInWords } from '#catalog/engine/money/amountInWords.ts';
import { isIn } from '#catalog/engine/lifecycle.ts';
import { date } from '#catalog/engine/fields.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { claimLifecycle } from '#catalog/payroll/expenseClaim.ts';
import { AgencyHead } from '../../layout/AgencyHead.tsx';
import { PaperFacts } from '../../engine/documents/PaperFacts.tsx';
import { PaperTitle } from '../../engine/documents/PaperTitle.tsx';
import { Signatures } from '../../engine/documents/Signatures.tsx';
import { useLanguage } from '../../i18n/locale.ts';
import { ValueText } from '../../engine/kinds/ValueText.tsx';
import { amountOf } from '../ledger/documents/amounts.ts';
import { Mark } from '#src/engine/documents/Mark.tsx';
import { Amount, PaperTable } from '../ledger/paper/PaperTable.tsx';
import type { ClaimParts } from './useClaim.ts';

const DAY = date();

interface ClaimPaperProps extends ClaimParts {
  readonly isCopy: boolean;
}

/** What an employee has spent, receipt by receipt, as it is signed and filed. */
export function ClaimPaper({ record, employee, lines, isCopy }: ClaimPaperProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const state = translate(`choices.${String(record['status'])}`);
  // The state of one that stands is told in the facts alone.
  const mark = isIn(claimLifecycle.groups.standing, record['status']) ? undefined : state;
  const amount = String(record['amount'] ?? '0.00');
  return (
    <Box sx={{ position: 'relative' }}>
      {mark !== undefined && <Mark word={mark} />}
      <AgencyHead />
      <PaperTitle
        title={translate('entities.expense_claim', { smart_count: 1 })}
        number={String(record['invoice_no'] ?? '')}
        day={record['claim_date']}
        mark={mark}
        isCopy={isCopy}
      />
      <PaperFacts
        facts={[
          { label: 'fields.employee', value: <bdi>{employee}</bdi> },
          { label: 'fields.status', value: state },
        ]}
      />
      <PaperTable>
        <thead>
          <tr>
            {['spent_on', 'ledger', 'details', 'amount'].map(name => (
              <th key={name} scope="col" className={name === 'amount' ? 'amount' : undefined}>
                {translate(`fields.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, ledger }) => (
            <tr key={String(line['id'])}>
              <td className="day">
                <ValueText field={DAY} value={line['spent_on']} />
              </td>
              <td>
                <bdi>{ledger}</bdi>
              </td>
              <th scope="row">
                <bdi>{typeof line['details'] === 'string' && line['details']}</bdi>
              </th>
              <Amount amount={amountOf(line['amount'])} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {translate('voucherPages.total')}
            </th>
            <Amount amount={toMinor(amount)} />
          </tr>
        </tfoot>
      </PaperTable>
      <Typography sx={{ mt: 2 }}>
        {translate('voucherPages.paper.in_words')}: {amountInWords(amount, language)}
      </Typography>
      <Signatures words={['fields.employee', 'billPages.paper.authorised', 'voucherPages.paper.accountant']} />
    </Box>
  );
}
