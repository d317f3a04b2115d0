import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { useEntity } from '../../../crud/useEntity.ts';
import { DASH, isBlank } from '../../../kinds/blank.ts';
import { FieldReading } from '../../../kinds/FieldReading.tsx';
import { InputGrid } from '../../../kinds/InputGrid.tsx';
import { OpeningTable } from './OpeningTable.tsx';

const told = ['status', 'invoice_no', 'opening_date', 'branch', 'amount', 'difference', 'replaces'];

/** Opening balances that stand in the books, to be read; their words may still be changed. */
export function OpeningReading() {
  const entity = useEntity();
  const record = useRecordContext();
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
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
        {told.map(name => {
          const field = entity.fields[name];
          return (
            field && (
              <div key={name}>
                <Typography component="dt" variant="caption" color="textSecondary">
                  {translate(`fields.${name}`)}
                </Typography>
                <dd>
                  {isBlank(record?.[name]) ? DASH : <FieldReading name={name} field={field} value={record?.[name]} />}
                </dd>
              </div>
            )
          );
        })}
      </Box>
      <OpeningTable />
      <InputGrid entity={entity} names={['details']} />
    </Box>
  );
}
