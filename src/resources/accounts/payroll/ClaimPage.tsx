import { DocumentPage } from '../../purchasing/DocumentPage.tsx';
import { ClaimFields } from './ClaimFields.tsx';
import { ClaimReading } from './ClaimReading.tsx';
import { NextStep } from './NextStep.tsx';
import { CLAIM } from './payslipPath.ts';
import { PrintTool } from './PrintTool.tsx';

/** What an employee has spent: typed while it is a draft, from then on approved, posted and paid. */
export const ClaimPage = () => (
  <DocumentPage
    reading={<ClaimReading />}
    tools={<PrintTool path={CLAIM} label="voucherPages.print" />}
    steps={<NextStep />}
    typed={<ClaimFields />}
  />
);
