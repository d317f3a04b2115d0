import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { withholdingChallan } from '#catalog/taxes/withholdingChallan.ts';
import { Heading } from '../../engine/pages/Heading.tsx';
import { CopyChoice } from '../../engine/documents/CopyChoice.tsx';
import { PrintPage } from '../../engine/documents/PrintPage.tsx';
import { ChallanPaper } from './ChallanPaper.tsx';
import { useChallan } from './useChallan.ts';

const words = { back: 'taxPages.challan.back', print: 'voucherPages.print' } as const;

function ChallanOf({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [isCopy, setCopy] = useState(false);
  return (
    <PrintPage
      paper={useChallan(Number(id))}
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
export function ChallanPaperPage() {
  const { challanId = '' } = useParams();
  const translate = useTranslate();
  return (
    <>
      <Heading title={translate('taxPages.challan.title')} about={`#${challanId}`} />
      <ChallanOf key={challanId} id={challanId} />
    </>
  );
}
