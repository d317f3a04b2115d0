import { DocumentPage } from '../ledger/documents/DocumentPage.tsx';
import { BillReading } from './BillReading.tsx';
import { BillTools } from './BillTools.tsx';
import { BillForm } from './entry/BillForm.tsx';

/** A bill or note of any kind. */
export const BillPage = () => <DocumentPage tools={<BillTools />} form={<BillForm />} reading={<BillReading />} />;
