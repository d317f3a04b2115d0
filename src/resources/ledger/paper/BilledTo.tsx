import { sales } from '#catalog/bills/bills.ts';
import { date } from '#catalog/engine/fields.ts';
import { PaperFacts } from '#src/engine/documents/PaperFacts.tsx';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';
import { Parts } from '#src/engine/kinds/ref/Beside.tsx';
import type { BillOrigin } from './useBillOrigin.ts';
import type { PaperParts } from './usePaper.ts';

const DAY = date();
const { exchange_rate: RATE } = sales.fields;
const numbered: Readonly<Record<BillOrigin, string>> = {
  order: 'billPages.paper.our_order',
  booking: 'billPages.paper.our_booking',
  bill: 'billPages.paper.refers_to',
  theirs: 'fields.ref_invoice_no',
};

/** Whom a bill is for, when it falls due, the number that it refers to, and the currency of its amounts with its rate. */
export function BilledTo({ record, titles, origin }: PaperParts) {
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
          ? [{ label: numbered[origin], value: <bdi>{number}</bdi> }]
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
