import { DocumentPage } from '#src/engine/documents/DocumentPage.tsx';
import { DraftPage } from '../ledger/documents/DraftPage.tsx';
import { BillReading } from './BillReading.tsx';
import { BillTools } from './BillTools.tsx';
import { BillForm } from './entry/BillForm.tsx';
import { billDialogs } from './payment/PayBillDialog.tsx';

/** A bill or note of any kind. */
export const BillPage = () => (
  <DocumentPage
    tools={<BillTools />}
    form={<DraftPage tools={<BillTools />} form={<BillForm />} />}
    reading={<BillReading />}
    dialogs={billDialogs}
  />
);
