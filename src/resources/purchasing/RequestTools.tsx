import ViewList from '@mui/icons-material/ViewListOutlined';
import { useRecordContext } from 'react-admin';
import { ToolLink } from '../../engine/pages/ToolLink.tsx';
import { mailRequest } from '#catalog/purchasing/mailRequest.ts';
import { MailLink } from '#src/engine/letters/MailLink.tsx';
import { OrderRequest } from './OrderRequest.tsx';
import { PaperLink } from './PaperLink.tsx';
import { mailPath, requestItemsPath } from './papers/purchasePaths.ts';

/** What may be done with a request in whatever state. */
export function RequestTools() {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <>
      <OrderRequest />
      <ToolLink icon={<ViewList />} to={requestItemsPath(record.id)} label="purchasePages.requested_items" />
      <PaperLink name="purchase_request" />
      <MailLink command={mailRequest} to={mailPath('purchase_request', record.id)} />
    </>
  );
}
