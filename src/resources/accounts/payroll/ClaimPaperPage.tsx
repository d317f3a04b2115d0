import { useState } from 'react';
import { CanAccess, useCreatePath, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { expenseClaim } from '../../../../catalog/accounts/payroll/expenseClaim.ts';
import { Heading } from '../../../crud/Heading.tsx';
import { CopyChoice } from '../../../documents/CopyChoice.tsx';
import { PrintPage } from '../../../documents/PrintPage.tsx';
import { AccessDenied } from '../../../layout/AccessDenied.tsx';
import { LoadingPage } from '../../../layout/LoadingPage.tsx';
import { ClaimPaper } from './ClaimPaper.tsx';
import { useClaim } from './useClaim.ts';

const { route } = expenseClaim;
const words = { unknown: 'payPages.claim.unknown', back: 'payPages.claim.back', print: 'voucherPages.print' } as const;

function ClaimOf({ id }: { readonly id: number }) {
  const createPath = useCreatePath();
  const [isCopy, setCopy] = useState(false);
  return (
    <PrintPage
      paper={useClaim(id)}
      words={words}
      backTo={createPath({ resource: route, type: 'edit', id })}
      tools={<CopyChoice isCopy={isCopy} onCopy={setCopy} />}
    >
      {parts => <ClaimPaper {...parts} isCopy={isCopy} />}
    </PrintPage>
  );
}

/** An expense claim, ready for the printer. */
export function ClaimPaperPage() {
  const { claimId = '' } = useParams();
  const translate = useTranslate();
  return (
    <CanAccess resource={route} action="show" loading={<LoadingPage />} accessDenied={<AccessDenied />}>
      <Heading title={translate('entities.expense_claim', { smart_count: 1 })} about={`#${claimId}`} />
      <ClaimOf key={claimId} id={Number(claimId)} />
    </CanAccess>
  );
}
