import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';
import { donationSettlement } from '#catalog/donations/donation.ts';
import { EntityPage } from '../../engine/crud/form/EntityPage.tsx';
import { SettledFields } from '../../engine/documents/SettledFields.tsx';
import { PageButton } from '../../engine/pages/PageButton.tsx';
import { isHeld, receiptPath } from './receiptPath.ts';

function ReceiptLink() {
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record || !isHeld(record)) return null;
  return (
    <Box sx={{ paddingInline: 2 }}>
      <PageButton variant="outlined" startIcon={<Receipt />} to={receiptPath(record.id)}>
        {translate('donationPages.receipt.open')}
      </PageButton>
    </Box>
  );
}

/** A donation; its receipt as soon as the money is here. */
export const DonationPage = () => (
  <EntityPage
    above={<ReceiptLink />}
    body={<SettledFields {...donationSettlement} />}
    permanent={record => record['status'] !== donationSettlement.open}
  />
);
