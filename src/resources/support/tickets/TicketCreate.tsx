import Box from '@mui/material/Box';
import { ticket } from '#catalog/support/tickets/ticket.ts';
import { EntityCreate } from '#src/engine/crud/form/EntityCreate.tsx';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';

const Fields = () => (
  <Box sx={{ p: 2 }}>
    <InputGrid entity={useEntity()} names={ticket.form['main'] ?? []} />
  </Box>
);

/** A matter as somebody brings it, without what the office will make of it. */
export const TicketCreate = () => <EntityCreate body={<Fields />} />;
