import { sales } from '#catalog/bills/bills.ts';
import { date } from '#catalog/engine/fields.ts';
import { PaperFacts } from '#src/engine/documents/PaperFacts.tsx';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';
import { Parts } from '#src/engine/kinds/ref/Beside.tsx';
import type { PaperParts } from './usePaper.ts';

const DAY = date();
const { exchange_rate: RATE } = sales.fields;

/** Whom a bill is for, when it falls due, their own number for it, and the currency of its amounts with its rate. */
export function BilledTo({ record, titles }: PaperParts) {
  const { due_date: due, ref_invoice_no: number, exchange_rate: rate } = record;
  const currency = titles.currency(record['currency']);
  return (
    <PaperFacts
      facts={[
        { label: 'fields.party', value: <Parts of={titles.party(record['party'])} /> },
        ...(typeof due === 'string'
          ? [{ label: 'fields.due_date', value: <ValueText field={DAY} value={due} /> }]
          : []),
        ...(typeof number === 'string' && number !== ''
          ? [{ label: 'fields.ref_invoice_no', value: <bdi>{number}</bdi> }]
          : []),
        ...(currency.length > 0
          ? [
              { label: 'fields.currency', value: <bdi>{currency}</bdi> },
              {
                label: 'fields.exchange_rate',
                value: (
                  <bdi dir="ltr">
                    <ValueText field={RATE} value={rate} />
                  </bdi>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
