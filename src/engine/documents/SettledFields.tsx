import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { InputGrid } from '../kinds/InputGrid.tsx';
import { useEntity } from '../entity/useEntity.ts';

interface Settlement {
  /** The state in which everything may still be changed. */
  readonly open: string;
  readonly keeps: readonly string[];
}

/** The fields of a document; those that say what money has moved are closed as soon as it has. */
export function SettledFields({ open, keeps }: Settlement) {
  const entity = useEntity();
  const record = useRecordContext();
  const [state = ''] = stateFieldOf(entity) ?? [];
  const isOpen = !record || record[state] === open;
  return (
    <Box sx={{ p: 2 }}>
      <InputGrid entity={entity} names={Object.values(entity.form).flat()} settled={isOpen ? [] : keeps} />
    </Box>
  );
}
