import { paperPage } from '../../engine/documents/paperPage.tsx';
import { Payslips } from './Payslips.tsx';
import { PrintedClaim } from './PrintedClaim.tsx';

export const PayslipPage = paperPage('payPages.payslips', Payslips);
export const ClaimPaperPage = paperPage('entities.expense_claim', PrintedClaim);
