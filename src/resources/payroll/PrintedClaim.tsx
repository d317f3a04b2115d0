import { useState } from 'react';
import { useCreatePath } from 'react-admin';
import { expenseClaim } from '#catalog/payroll/expenseClaim.ts';
import { CopyChoice } from '../../engine/documents/CopyChoice.tsx';
import { PrintPage } from '../../engine/documents/PrintPage.tsx';
import { ClaimPaper } from './ClaimPaper.tsx';
import { useClaim } from './useClaim.ts';

const { route } = expenseClaim;
const words = { back: 'payPages.claim.back', print: 'voucherPages.print' } as const;

/** An expense claim, ready for the printer. */
export function PrintedClaim({ id }: { readonly id: number }) {
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
