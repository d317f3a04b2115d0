import ViewList from '@mui/icons-material/ViewListOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import { MailLink } from './MailLink.tsx';
import { OrderRequest } from './OrderRequest.tsx';
import { PaperLink } from './PaperLink.tsx';
import { requestItemsPath } from './papers/purchasePaths.ts';

/** What may be done with a request in whatever state. */
export function RequestTools() {
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <>
      <OrderRequest />
      <Button size="small" startIcon={<ViewList />} component={LinkBase} to={requestItemsPath(record.id)}>
        {translate('purchasePages.requested_items')}
      </Button>
      <PaperLink name="purchase_request" />
      <MailLink name="purchase_request" />
    </>
  );
}
