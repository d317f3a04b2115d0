import { OwnDialogs } from '#src/engine/commands/ownDialogs.ts';
import { DocumentPage } from '../ledger/documents/DocumentPage.tsx';
import { BillReading } from './BillReading.tsx';
import { BillTools } from './BillTools.tsx';
import { BillForm } from './entry/BillForm.tsx';
import { billDialogs } from './payment/PayBillDialog.tsx';

/** A bill or note of any kind. */
export const BillPage = () => (
  <OwnDialogs value={billDialogs}>
    <DocumentPage tools={<BillTools />} form={<BillForm />} reading={<BillReading />} />
  </OwnDialogs>
);
