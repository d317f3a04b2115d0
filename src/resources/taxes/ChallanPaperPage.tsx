import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { withholdingChallan } from '#catalog/taxes/withholdingChallan.ts';
import { CopyChoice } from '../../engine/documents/CopyChoice.tsx';
import { paperPage } from '../../engine/documents/paperPage.tsx';
import { PrintPage } from '../../engine/documents/PrintPage.tsx';
import { ChallanPaper } from './ChallanPaper.tsx';
import { useChallan } from './useChallan.ts';

const words = { back: 'taxPages.challan.back', print: 'voucherPages.print' } as const;

function ChallanOf({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [isCopy, setCopy] = useState(false);
  return (
    <PrintPage
      paper={useChallan(id)}
      words={words}
      backTo={createPath({ resource: withholdingChallan.route, type: 'edit', id })}
      tools={<CopyChoice isCopy={isCopy} onCopy={setCopy} />}
      notYet={({ record }) => record['status'] !== 'posted' && translate('taxPages.challan.not_yet')}
    >
      {parts => <ChallanPaper {...parts} isCopy={isCopy} />}
    </PrintPage>
  );
}

/** What a deposit pays over, ready for the printer. */
export const ChallanPaperPage = paperPage('taxPages.challan.title', ChallanOf, 'challanId');
