import Box from '@mui/material/Box';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { NewParty } from './NewParty.tsx';
import { OrderLines } from './OrderLines.tsx';

/** An order as it is typed: who wants it, what, and what it comes to. */
export function OrderFields() {
  const entity = useEntity();
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 2, minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <InputGrid entity={entity} names={['party', 'order_date', 'branch', 'shipping_address']} />
      <NewParty />
      <OrderLines />
      <InputGrid entity={entity} names={['discount', 'delivery_charge', 'delivery_tax', 'details']} />
    </Box>
  );
}
