import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { useEntity } from '../../../crud/useEntity.ts';
import { InputGrid } from '../../../kinds/InputGrid.tsx';

const told = ['status', 'ledger', 'branch', 'statement_no', 'starts_on', 'ends_on', 'opening_amount', 'closing_amount'];

/** A statement as the bank gave it, as a form. */
export function StatementFields() {
  const entity = useEntity();
  const record = useRecordContext();
  const settled = record?.['status'] === 'finished' ? [...told.slice(1), 'items'] : [];
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <InputGrid entity={entity} names={told} settled={settled} />
      <InputGrid entity={entity} names={['items', 'details', 'file']} settled={settled} />
    </Box>
  );
}
