import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { amountInWords } from '#catalog/engine/money/amountInWords.ts';
import { date } from '#catalog/engine/fields.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { entities } from '#catalog/registry/entities.ts';
import { AgencyHead } from '../../layout/AgencyHead.tsx';
import { TaxNumbers } from '../../layout/TaxNumbers.tsx';
import { PaperFacts } from '../../engine/documents/PaperFacts.tsx';
import { PaperTitle } from '../../engine/documents/PaperTitle.tsx';
import { Signatures } from '../../engine/documents/Signatures.tsx';
import { useLanguage } from '../../i18n/locale.ts';
import { titleOf } from '../../engine/kinds/titleOf.ts';
import { ValueText } from '../../engine/kinds/ValueText.tsx';
import { Amount } from '../ledger/paper/PaperTable.tsx';
import { WideTable } from '../ledger/paper/WideTable.tsx';
import type { ChallanParts } from './useChallan.ts';

const DAY = date();
const columns = ['log_date', 'reference_no', 'party', 'base_amount', 'percent', 'tax_amount'];
const figures = new Set(['base_amount', 'percent', 'tax_amount']);

interface ChallanProps extends ChallanParts {
  readonly isCopy: boolean;
}

/** What a deposit pays over to the treasury, withholding by withholding, with the numbers of both sides. */
export function ChallanPaper({ record, tax, rows, vendors, isCopy }: ChallanProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const amount = String(record['amount'] ?? '0.00');
  const facts = ['challan_no', 'challan_bank'].filter(name => record[name]);
  return (
    <>
      <AgencyHead />
      <PaperTitle
        title={translate('taxPages.challan.title')}
        number={String(record['invoice_no'] ?? '')}
        day={record['deposit_date']}
        isCopy={isCopy}
      />
      <PaperFacts
        facts={[
          { label: 'fields.tax', value: <bdi>{tax}</bdi> },
          ...facts.map(name => ({ label: `fields.${name}`, value: <bdi>{String(record[name])}</bdi> })),
          { label: 'fields.withheld_until', value: <ValueText field={DAY} value={record['withheld_until']} /> },
        ]}
      />
      <WideTable label="fields.items">
        <thead>
          <tr>
            {columns.map(name => (
              <th key={name} scope="col" className={figures.has(name) ? 'amount' : undefined}>
                {translate(`fields.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => {
            const vendor = vendors.get(Number(row['party']));
            return (
              <tr key={row.id}>
                <td>
                  <ValueText field={DAY} value={row['log_date']} />
                </td>
                <th scope="row">
                  <bdi>{String(row['reference_no'])}</bdi>
                </th>
                <td>
                  <bdi>{vendor ? titleOf(entities.party, vendor) : `#${String(row['party'])}`}</bdi>
                  {vendor && <TaxNumbers of={vendor} />}
                </td>
                <Amount amount={toMinor(String(row['base_amount']))} />
                <td className="amount">
                  <bdi dir="ltr">{Number(row['percent'])} %</bdi>
                </td>
                <Amount amount={toMinor(String(row['tax_amount']))} />
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {translate('taxPages.certificate.total')}
            </th>
            <Amount amount={toMinor(amount)} />
          </tr>
        </tfoot>
      </WideTable>
      <Typography sx={{ mt: 2 }}>
        {translate('voucherPages.paper.in_words')}: {amountInWords(amount, language)}
      </Typography>
      <Signatures words={['billPages.paper.prepared', 'taxPages.certificate.signature']} />
    </>
  );
}
