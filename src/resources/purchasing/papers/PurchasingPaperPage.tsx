import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { entities } from '#catalog/registry/entities.ts';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { CopyChoice } from '#src/engine/documents/CopyChoice.tsx';
import { PrintPage } from '#src/engine/documents/PrintPage.tsx';
import { UnknownRecord } from '#src/layout/UnknownRecord.tsx';
import type { PurchasingName } from './purchasePaths.ts';
import { PurchasePaper } from './PurchasePaper.tsx';
import { RequestPaper } from './RequestPaper.tsx';
import { usePurchasingPaper } from './usePurchasingPaper.ts';

interface PaperOfProps {
  readonly name: PurchasingName;
  readonly id: string;
}

function PaperOf({ name, id }: PaperOfProps) {
  const createPath = useCreatePath();
  const [isCopy, setCopy] = useState(false);
  const paper = usePurchasingPaper(name, id);
  if (paper.isUnknown) return <UnknownRecord of={entities[name].route} />;
  const Paper = name === 'purchase_request' ? RequestPaper : PurchasePaper;
  return (
    <PrintPage
      paper={paper}
      words={{
        back: `purchasePages.${name}.back`,
        print: 'voucherPages.print',
      }}
      backTo={createPath({ resource: entities[name].route, type: 'edit', id })}
      tools={<CopyChoice isCopy={isCopy} onCopy={setCopy} />}
    >
      {parts => <Paper {...parts} isCopy={isCopy} />}
    </PrintPage>
  );
}

function PurchasingPaperPage({ name }: Pick<PaperOfProps, 'name'>) {
  const { purchaseId = '' } = useParams();
  const translate = useTranslate();
  return (
    <>
      <Heading title={translate(`entities.${name}`, { smart_count: 1 })} about={`#${purchaseId}`} />
      <PaperOf key={purchaseId} name={name} id={purchaseId} />
    </>
  );
}

/** A request, ready for the printer. */
export const RequestPaperPage = () => <PurchasingPaperPage name="purchase_request" />;

/** A purchase, ready for the printer. */
export const PurchasePaperPage = () => <PurchasingPaperPage name="purchase_final" />;
