import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router';
import { entities } from '#catalog/registry/entities.ts';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { CopyChoice } from '#src/engine/documents/CopyChoice.tsx';
import { PrintAtOnce } from '#src/engine/documents/PrintAtOnce.tsx';
import { PrintPage } from '#src/engine/documents/PrintPage.tsx';
import { isVoucher, type VoucherName } from '../documents/accountsDocument.ts';
import { NewDocument } from '../documents/NewDocument.tsx';
import { Paper } from './Paper.tsx';
import { printedAt } from '../documents/paperPath.ts';
import { usePaper } from './usePaper.ts';

interface PaperOfProps {
  readonly name: VoucherName;
  readonly id: number;
}

function PaperOf({ name, id }: PaperOfProps) {
  const createPath = useCreatePath();
  const paper = usePaper(name, id);
  const [isCopy, setCopy] = useState(false);
  const tools = (
    <>
      <NewDocument name={name} />
      <CopyChoice isCopy={isCopy} onCopy={setCopy} />
    </>
  );
  const backTo = createPath({ resource: entities[name].route, type: 'edit', id });
  return (
    <PrintPage
      paper={paper}
      words={{ back: 'voucherPages.paper.back', print: 'voucherPages.print' }}
      backTo={backTo}
      tools={tools}
    >
      {parts => (
        <>
          <Paper {...parts} isCopy={isCopy} />
          <PrintAtOnce />
        </>
      )}
    </PrintPage>
  );
}

/** A voucher of any kind, ready for the printer. */
export function PaperPage() {
  const { documentId = '' } = useParams();
  const { pathname } = useLocation();
  const translate = useTranslate();
  const at = printedAt(pathname);
  const name = at !== undefined && isVoucher(at) ? at : 'payment_voucher';
  return (
    <>
      <Heading title={translate(`entities.${name}`, { smart_count: 1 })} about={`#${documentId}`} />
      <PaperOf key={pathname} name={name} id={Number(documentId)} />
    </>
  );
}
