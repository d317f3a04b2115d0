import { DocumentPage } from '../../purchasing/DocumentPage.tsx';
import { NextStep } from './NextStep.tsx';
import { PayDialog } from './PayDialog.tsx';
import { PAYSLIPS } from './payslipPath.ts';
import { PrintTool } from './PrintTool.tsx';
import { SheetFields } from './SheetFields.tsx';
import { SheetReading } from './SheetReading.tsx';

const dialogs = { pay: PayDialog };

/** Pay of a month: typed while it is a draft, from then on paid, at once or in parts. */
export const SheetPage = () => (
  <DocumentPage
    reading={<SheetReading />}
    tools={<PrintTool path={PAYSLIPS} label="payPages.payslips" in={['posted']} />}
    steps={<NextStep />}
    typed={<SheetFields />}
    dialogs={dialogs}
  />
);
