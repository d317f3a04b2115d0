import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'react-admin';

/** What is to be done next with the sheet of the page; nothing once it was taken back. */
export function NextStep() {
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record || record['status'] === 'voided') return null;
  const { status, amount, outstanding } = record;
  if (status === 'draft') return <Alert severity="info">{translate('payPages.next.draft')}</Alert>;
  if (outstanding === '0.00') return <Alert severity="success">{translate('payPages.next.paid')}</Alert>;
  return (
    <Alert severity="warning">{translate(outstanding === amount ? 'payPages.next.owed' : 'payPages.next.part')}</Alert>
  );
}
