import { useState } from 'react';
import { CanAccess, useCreatePath, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { entities } from '../../../../catalog/entities.ts';
import { Heading } from '../../../crud/Heading.tsx';
import { CopyChoice } from '../../../documents/CopyChoice.tsx';
import { PrintPage } from '../../../documents/PrintPage.tsx';
import { ToList } from '../../../documents/ToList.tsx';
import { AccessDenied } from '../../../layout/AccessDenied.tsx';
import { LoadingPage } from '../../../layout/LoadingPage.tsx';
import type { PurchasingName } from '../purchasePaths.ts';
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
  const Paper = name === 'purchase_request' ? RequestPaper : PurchasePaper;
  return (
    <PrintPage
      paper={usePurchasingPaper(name, id)}
      words={{
        unknown: `purchasePages.${name}.unknown`,
        back: `purchasePages.${name}.back`,
        print: 'voucherPages.print',
      }}
      backTo={createPath({ resource: entities[name].route, type: 'edit', id })}
      wayOn={<ToList entity={entities[name]} />}
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
    <CanAccess resource={entities[name].route} action="show" loading={<LoadingPage />} accessDenied={<AccessDenied />}>
      <Heading title={translate(`entities.${name}`, { smart_count: 1 })} about={`#${purchaseId}`} />
      <PaperOf key={purchaseId} name={name} id={purchaseId} />
    </CanAccess>
  );
}

/** A request, ready for the printer. */
export const RequestPaperPage = () => <PurchasingPaperPage name="purchase_request" />;

/** A purchase, ready for the printer. */
export const PurchasePaperPage = () => <PurchasingPaperPage name="purchase_final" />;
