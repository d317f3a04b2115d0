import { DocumentCreate } from '../../engine/documents/DocumentCreate.tsx';
import { DraftedPage } from '../purchasing/DraftedPage.tsx';
import { ClaimFields } from './ClaimFields.tsx';
import { ClaimReading } from './ClaimReading.tsx';
import { PayDialog } from './PayDialog.tsx';
import { CLAIM, PAYSLIPS } from './payslipPath.ts';
import { PrintTool } from './PrintTool.tsx';
import { SheetFields } from './SheetFields.tsx';
import { SheetReading } from './SheetReading.tsx';

const dialogs = { pay: PayDialog };

/** Pay of a month: typed while it is a draft, from then on paid, at once or in parts. */
export const SheetPage = () => (
  <DraftedPage
    reading={<SheetReading />}
    tools={<PrintTool path={PAYSLIPS} label="payPages.payslips" in={['posted']} />}
    typed={<SheetFields />}
    dialogs={dialogs}
  />
);

/** A new sheet. Its employees can be filled in once it is saved. */
export const SheetCreate = () => <DocumentCreate day="sheet_date" body={<SheetFields />} />;

/** What an employee has spent: typed while it is a draft, from then on approved, posted and paid. */
export const ClaimPage = () => (
  <DraftedPage
    reading={<ClaimReading />}
    tools={<PrintTool path={CLAIM} label="voucherPages.print" />}
    typed={<ClaimFields />}
  />
);

/** A new claim of what an employee has spent. */
export const ClaimCreate = () => <DocumentCreate day="claim_date" body={<ClaimFields />} />;
