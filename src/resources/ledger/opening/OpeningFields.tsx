import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { OpeningLines, OpeningPreview } from './OpeningLines.tsx';
import { OpeningReading } from './OpeningReading.tsx';
import { OpeningSheet } from './OpeningSheet.tsx';

/** Opening balances as a form: typed or taken from a sheet while they are a draft, closed from then on. */
export function OpeningFields() {
  const entity = useEntity();
  const record = useRecordContext();
  if (record && record['status'] !== 'draft') return <OpeningReading />;
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <InputGrid
        entity={entity}
        names={record ? ['invoice_no', 'opening_date', 'branch', 'details'] : ['branch', 'details']}
      />
      <OpeningSheet />
      <OpeningLines />
      <OpeningPreview />
    </Box>
  );
}
