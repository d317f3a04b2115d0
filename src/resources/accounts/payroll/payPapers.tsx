import type { ComponentType } from 'react';
import { CanAccess, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { expenseClaim } from '../../../../catalog/accounts/payroll/expenseClaim.ts';
import { salarySheet } from '../../../../catalog/accounts/payroll/salarySheet.ts';
import { Heading } from '../../../crud/Heading.tsx';
import { AccessDenied } from '../../../layout/AccessDenied.tsx';
import { LoadingPage } from '../../../layout/LoadingPage.tsx';
import { Payslips } from './Payslips.tsx';
import { PrintedClaim } from './PrintedClaim.tsx';

/** The page of a paper, for whoever may read the document that it is the paper of. */
const paperPage = (route: string, title: string, Printed: ComponentType<{ readonly id: number }>) =>
  function PayPaperPage() {
    const { documentId = '' } = useParams();
    const translate = useTranslate();
    return (
      <CanAccess resource={route} action="show" loading={<LoadingPage />} accessDenied={<AccessDenied />}>
        <Heading title={translate(title, { smart_count: 1 })} about={`#${documentId}`} />
        <Printed key={documentId} id={Number(documentId)} />
      </CanAccess>
    );
  };

export const PayslipPage = paperPage(salarySheet.route, 'payPages.payslips', Payslips);
export const ClaimPaperPage = paperPage(expenseClaim.route, 'entities.expense_claim', PrintedClaim);
