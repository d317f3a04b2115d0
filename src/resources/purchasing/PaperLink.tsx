import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import type { PurchasingName } from '#catalog/purchasing/paper/PurchaseFacts.ts';
import { purchasingPaperPath } from './papers/purchasePaths.ts';

/** The way to the paper of the document on the page. */
export function PaperLink({ name }: { readonly name: PurchasingName }) {
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <Button size="small" startIcon={<Print />} component={LinkBase} to={purchasingPaperPath(name, record.id)}>
      {translate('voucherPages.print')}
    </Button>
  );
}
