import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { useEntity } from '../../../crud/useEntity.ts';
import { DASH, isBlank } from '../../../kinds/blank.ts';
import { FieldReading } from '../../../kinds/FieldReading.tsx';
import { Counterpart } from './Counterpart.tsx';
import { LinesTable } from './LinesTable.tsx';
import { useVoucherKind } from './voucherKind.ts';

/** A voucher to be read: number, day and state, what takes it back, and its lines. */
export function VoucherReading() {
  const { fields } = useEntity();
  const { kind } = useVoucherKind();
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 2,
          m: 0,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
          '& dd': { m: 0 },
        }}
      >
        {['invoice_no', 'status', kind.day, 'branch', 'amount'].map(name => {
          const field = fields[name];
          return (
            field && (
              <div key={name}>
                <Typography component="dt" variant="caption" color="textSecondary">
                  {translate(`fields.${name}`)}
                </Typography>
                <dd>
                  {isBlank(record[name]) ? DASH : <FieldReading name={name} field={field} value={record[name]} />}
                </dd>
              </div>
            )
          );
        })}
      </Box>
      <Counterpart />
      <LinesTable />
    </>
  );
}
