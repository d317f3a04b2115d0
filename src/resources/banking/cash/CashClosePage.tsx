import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { ToolLink } from '#src/engine/pages/ToolLink.tsx';
import { CASH_COUNT } from './cashPath.ts';
import { CountFields } from './CountFields.tsx';

function PrintLink() {
  const record = useRecordContext();
  return (
    record && (
      <Box sx={{ paddingInline: 2, paddingBlockStart: 2 }}>
        <ToolLink icon={<Print />} to={`/apps${CASH_COUNT}/${String(record.id)}`} label="cashPages.print" />
      </Box>
    )
  );
}

/** A count of cash: typed while it is a draft, and kept from then on. */
export const CashClosePage = () => (
  <EntityPage above={<PrintLink />} body={<CountFields />} permanent={record => record['status'] !== 'draft'} />
);
