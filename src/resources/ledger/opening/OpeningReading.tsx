import Box from '@mui/material/Box';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { FactList } from '../documents/FactList.tsx';
import { OpeningTable } from './OpeningTable.tsx';

const told = ['status', 'invoice_no', 'opening_date', 'branch', 'amount', 'difference', 'replaces'];

/** Opening balances that stand in the books, to be read; their words may still be changed. */
export const OpeningReading = () => (
  <Box sx={{ display: 'grid', gap: 2, p: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <FactList names={told} />
    <OpeningTable />
    <InputGrid entity={useEntity()} names={['details']} />
  </Box>
);
