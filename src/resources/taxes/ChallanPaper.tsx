import { type RaRecord, useTranslate } from 'react-admin';
import { date } from '#catalog/engine/fields.ts';
import { entities } from '#catalog/registry/entities.ts';
import { TaxNumbers } from '../../layout/TaxNumbers.tsx';
import { titleOf } from '../../engine/kinds/titleOf.ts';
import { ValueText } from '../../engine/kinds/ValueText.tsx';
import type { ChallanParts } from './useChallan.ts';
import { WithheldPaper } from './WithheldPaper.tsx';

const DAY = date();

interface ChallanProps extends ChallanParts {
  readonly isCopy: boolean;
}

/** What a deposit pays over to the treasury, withholding by withholding, with the numbers of both sides. */
export function ChallanPaper({ tax, vendors, ...rest }: ChallanProps) {
  const translate = useTranslate();
  const { record } = rest;
  const facts = ['challan_no', 'challan_bank'].filter(name => record[name]);
  const vendorCell = (row: RaRecord) => {
    const vendor = vendors.get(Number(row['party']));
    return (
      <td>
        <bdi>{vendor ? titleOf(entities.party, vendor) : `#${String(row['party'])}`}</bdi>
        {vendor && <TaxNumbers of={vendor} />}
      </td>
    );
  };
  return (
    <WithheldPaper
      {...rest}
      title={translate('taxPages.challan.title')}
      number={String(record['invoice_no'] ?? '')}
      day={record['deposit_date']}
      facts={[
        { label: 'fields.tax', value: <bdi>{tax}</bdi> },
        ...facts.map(name => ({ label: `fields.${name}`, value: <bdi>{String(record[name])}</bdi> })),
        { label: 'fields.withheld_until', value: <ValueText field={DAY} value={record['withheld_until']} /> },
      ]}
      told={['party']}
      cellsOf={vendorCell}
    />
  );
}
