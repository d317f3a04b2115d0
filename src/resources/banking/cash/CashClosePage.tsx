import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { CASH_COUNT } from './cashPath.ts';
import { CountFields } from './CountFields.tsx';

function PrintLink() {
  const record = useRecordContext();
  const translate = useTranslate();
  return (
    record && (
      <Box sx={{ paddingInline: 2, paddingBlockStart: 2 }}>
        <Button size="small" startIcon={<Print />} component={LinkBase} to={`/apps${CASH_COUNT}/${String(record.id)}`}>
          {translate('cashPages.print')}
        </Button>
      </Box>
    )
  );
}

/** A count of cash: typed while it is a draft, and kept from then on. */
export const CashClosePage = () => (
  <EntityPage above={<PrintLink />} body={<CountFields />} permanent={record => record['status'] !== 'draft'} />
);
