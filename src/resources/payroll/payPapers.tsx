import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { Heading } from '../../engine/pages/Heading.tsx';
import { Payslips } from './Payslips.tsx';
import { PrintedClaim } from './PrintedClaim.tsx';

/** The page of a paper. */
const paperPage = (title: string, Printed: ComponentType<{ readonly id: number }>) =>
  function PayPaperPage() {
    const { documentId = '' } = useParams();
    const translate = useTranslate();
    return (
      <>
        <Heading title={translate(title, { smart_count: 1 })} about={`#${documentId}`} />
        <Printed key={documentId} id={Number(documentId)} />
      </>
    );
  };

export const PayslipPage = paperPage('payPages.payslips', Payslips);
export const ClaimPaperPage = paperPage('entities.expense_claim', PrintedClaim);
