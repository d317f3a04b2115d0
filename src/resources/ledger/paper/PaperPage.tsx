import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router';
import { entities } from '#catalog/registry/entities.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { CopyChoice } from '#src/engine/documents/CopyChoice.tsx';
import { PrintPage } from '#src/engine/documents/PrintPage.tsx';
import { createPathOf, type DocumentName, documentNamed } from '../documents/accountsDocument.ts';
import { Paper } from './Paper.tsx';
import { printedAt } from '../documents/paperPath.ts';
import { paperTitleOf } from './paperTitle.ts';
import { usePaper } from './usePaper.ts';

interface PaperOfProps {
  readonly name: DocumentName;
  readonly id: number;
}

/** Prints as soon as the paper stands, for whoever has asked for that on the page before. */
function PrintAtOnce() {
  useEffect(() => window.print(), []);
  return null;
}

function PaperOf({ name, id }: PaperOfProps) {
  const { words } = documentNamed(name);
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { state }: { state: unknown } = useLocation();
  const paper = usePaper(name, id);
  const [isCopy, setCopy] = useState(false);
  const tools = (
    <>
      <Button component={LinkBase} to={createPathOf(name)}>
        {translate(`${words}.new.${name}`)}
      </Button>
      <CopyChoice isCopy={isCopy} onCopy={setCopy} />
    </>
  );
  const backTo = createPath({ resource: entities[name].route, type: 'edit', id });
  return (
    <PrintPage
      paper={paper}
      words={{ back: `${words}.paper.back`, print: 'voucherPages.print' }}
      backTo={backTo}
      tools={tools}
    >
      {parts => (
        <>
          <Paper {...parts} isCopy={isCopy} />
          {isObject(state) && state['print'] === true && <PrintAtOnce />}
        </>
      )}
    </PrintPage>
  );
}

/** A document of any kind, ready for the printer. */
export function PaperPage() {
  const { documentId = '' } = useParams();
  const { pathname } = useLocation();
  const translate = useTranslate();
  const name = printedAt(pathname) ?? 'payment_voucher';
  return (
    <>
      <Heading title={translate(paperTitleOf(name), { smart_count: 1 })} about={`#${documentId}`} />
      <PaperOf key={pathname} name={name} id={Number(documentId)} />
    </>
  );
}
