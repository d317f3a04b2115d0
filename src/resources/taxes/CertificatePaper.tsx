import Typography from '@mui/material/Typography';
import { type RaRecord, useTranslate } from 'react-admin';
import { date } from '#catalog/engine/fields.ts';
import { entities } from '#catalog/registry/entities.ts';
import { useReader } from '../../engine/kinds/useReader.ts';
import { titleOf } from '../../engine/kinds/titleOf.ts';
import { ValueText } from '../../engine/kinds/ValueText.tsx';
import { valueText } from '../../engine/kinds/valueText.ts';
import { SideBlock } from './SideBlock.tsx';
import type { CertificateParts } from './useCertificate.ts';
import { WithheldPaper } from './WithheldPaper.tsx';

const DAY = date();

/** The deposit by which a withholding was paid over. */
const depositCells = (row: RaRecord) => (
  <>
    <td>
      <bdi>{String(row['challan_no'] ?? '')}</bdi>
    </td>
    <td>
      <ValueText field={DAY} value={row['deposit_date']} />
    </td>
  </>
);

interface CertificateProps extends CertificateParts {
  readonly isCopy: boolean;
}

/** What was withheld from a vendor, payment by payment, with the deposit by which each was paid over. */
export function CertificatePaper({ vendor, tax, ...rest }: CertificateProps) {
  const translate = useTranslate();
  const reader = useReader();
  const { record } = rest;
  const [from, to] = [record['starts_on'], record['ends_on']].map(day => valueText(DAY, day, reader));
  return (
    <WithheldPaper
      {...rest}
      title={translate('taxPages.certificate.title')}
      number={String(record['certificate_no'])}
      day={record['issued_on']}
      facts={[
        {
          label: 'taxPages.certificate.from',
          value: <SideBlock title={titleOf(entities.party, vendor)} of={vendor} />,
        },
        { label: 'fields.tax', value: <bdi>{tax}</bdi> },
      ]}
      said={
        <Typography sx={{ mb: 2 }}>
          {translate('taxPages.certificate.statement')} {translate('taxPages.certificate.period', { from, to })}
        </Typography>
      }
      told={['challan_no', 'deposit_date']}
      cellsOf={depositCells}
    />
  );
}
