import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { amountInWords } from '#catalog/engine/money/amountInWords.ts';
import { date } from '#catalog/engine/fields.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { entities } from '#catalog/registry/entities.ts';
import { AgencyHead } from '../../layout/AgencyHead.tsx';
import { PaperCode } from '../../engine/documents/PaperCode.tsx';
import { PaperFacts } from '../../engine/documents/PaperFacts.tsx';
import { PaperTitle } from '../../engine/documents/PaperTitle.tsx';
import { Signatures } from '../../engine/documents/Signatures.tsx';
import { useLanguage } from '../../i18n/locale.ts';
import { useReader } from '../../engine/kinds/useReader.ts';
import { titleOf } from '../../engine/kinds/titleOf.ts';
import { ValueText } from '../../engine/kinds/ValueText.tsx';
import { valueText } from '../../engine/kinds/valueText.ts';
import { Amount } from '../ledger/paper/PaperTable.tsx';
import { WideTable } from '../ledger/paper/WideTable.tsx';
import { SideBlock } from './SideBlock.tsx';
import type { CertificateParts } from './useCertificate.ts';

const DAY = date();
const columns = ['log_date', 'reference_no', 'challan_no', 'deposit_date', 'base_amount', 'percent', 'tax_amount'];
const figures = new Set(['base_amount', 'percent', 'tax_amount']);

interface CertificateProps extends CertificateParts {
  readonly isCopy: boolean;
}

/** What was withheld from a vendor, payment by payment, with the deposit by which each was paid over. */
export function CertificatePaper({ record, vendor, tax, rows, url, isCopy }: CertificateProps) {
  const translate = useTranslate();
  const reader = useReader();
  const language = useLanguage();
  const amount = String(record['amount'] ?? '0.00');
  const [from, to] = [record['starts_on'], record['ends_on']].map(day => valueText(DAY, day, reader));
  return (
    <>
      <AgencyHead />
      <PaperTitle
        title={translate('taxPages.certificate.title')}
        number={String(record['certificate_no'])}
        day={record['issued_on']}
        isCopy={isCopy}
      />
      <PaperFacts
        facts={[
          {
            label: 'taxPages.certificate.from',
            value: <SideBlock title={titleOf(entities.party, vendor)} of={vendor} />,
          },
          { label: 'fields.tax', value: <bdi>{tax}</bdi> },
        ]}
      />
      <Typography sx={{ mb: 2 }}>
        {translate('taxPages.certificate.statement')} {translate('taxPages.certificate.period', { from, to })}
      </Typography>
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
          {rows.map(row => (
            <tr key={row.id}>
              <td>
                <ValueText field={DAY} value={row['log_date']} />
              </td>
              <th scope="row">
                <bdi>{String(row['reference_no'])}</bdi>
              </th>
              <td>
                <bdi>{String(row['challan_no'] ?? '')}</bdi>
              </td>
              <td>
                <ValueText field={DAY} value={row['deposit_date']} />
              </td>
              <Amount amount={toMinor(String(row['base_amount']))} />
              <td className="amount">
                <bdi dir="ltr">{Number(row['percent'])} %</bdi>
              </td>
              <Amount amount={toMinor(String(row['tax_amount']))} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={6}>
              {translate('taxPages.certificate.total')}
            </th>
            <Amount amount={toMinor(amount)} />
          </tr>
        </tfoot>
      </WideTable>
      <Typography sx={{ mt: 2 }}>
        {translate('voucherPages.paper.in_words')}: {amountInWords(amount, language)}
      </Typography>
      <PaperCode url={url} />
      <Signatures words={['billPages.paper.prepared', 'taxPages.certificate.signature']} />
    </>
  );
}
