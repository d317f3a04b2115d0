import Print from '@mui/icons-material/PrintOutlined';
import { useRecordContext } from 'react-admin';
import type { PurchasingName } from '#catalog/purchasing/paper/PurchaseFacts.ts';
import { ToolLink } from '../../engine/pages/ToolLink.tsx';
import { purchasingPaperPath } from './papers/purchasePaths.ts';

/** The way to the paper of the document on the page. */
export function PaperLink({ name }: { readonly name: PurchasingName }) {
  const record = useRecordContext();
  if (!record) return null;
  return <ToolLink icon={<Print />} to={purchasingPaperPath(name, record.id)} label="voucherPages.print" />;
}
