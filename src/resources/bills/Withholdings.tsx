import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { purchase } from '#catalog/bills/bills.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { LinesTable } from '../ledger/documents/LinesTable.tsx';
import { withheldIn } from './withheldIn.ts';

const { withholdings } = purchase.fields;
const words = { of: 'fields.withholdings', all: 'billPages.withheld', left: 'billPages.paid_out' } as const;

/** What is taken from all that is paid of the vendor's bill of the page, and what they get then; nothing of others. */
export function Withholdings() {
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record) return null;
  const { lines, total, left } = withheldIn(record);
  if (lines.length === 0) return null;
  return (
    <div>
      <Typography variant="subtitle1" component="h2">
        {translate(words.of)}
      </Typography>
      <LinesTable
        lines={lines}
        fields={withholdings.lines}
        label={words.of}
        totals={[
          { label: words.all, under: { tax_amount: fromMinor(total) } },
          { label: words.left, under: { tax_amount: fromMinor(left) } },
        ]}
      />
    </div>
  );
}
