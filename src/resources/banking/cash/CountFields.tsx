import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { CountLines } from './CountLines.tsx';

const told = ['ledger', 'close_date', 'handed_to', 'branch'];
const words = ['difference_reason', 'details'];

/** A count of cash as a form; closed as soon as it is, and wholly once it was opened again. */
export function CountFields() {
  const entity = useEntity();
  const record = useRecordContext();
  const status = record?.['status'] ?? 'draft';
  const isSettled = status !== 'draft';
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <InputGrid
        entity={entity}
        names={record ? ['status', 'invoice_no', ...told] : told}
        settled={isSettled ? told : []}
      />
      <CountLines isSettled={isSettled} />
      <InputGrid
        entity={entity}
        names={words}
        settled={isSettled ? (status === 'reopened' ? words : ['difference_reason']) : []}
      />
    </Box>
  );
}
