import { useCreatePath, useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router';
import { entities } from '#catalog/registry/entities.ts';
import { PaperOnScreen } from '../../papers/PaperOnScreen.tsx';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { isBill } from '../../ledger/documents/accountsDocument.ts';
import { NewDocument } from '../../ledger/documents/NewDocument.tsx';
import { printedAt } from '../../ledger/documents/paperPath.ts';
import { placeholder } from '#src/engine/onDemand/placeholder.tsx';
import { onDemand } from '#src/engine/onDemand/onDemand.tsx';

const BillInstead = onDemand(async () => (await import('./BillInstead.tsx')).BillInstead, placeholder(480));

/** A bill or note of any kind, ready for the printer. */
export function BillPaperPage() {
  const { documentId = '' } = useParams();
  const { pathname } = useLocation();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const at = printedAt(pathname);
  const name = at !== undefined && isBill(at) ? at : 'sales';
  // To a customer, what they owe is an invoice.
  const title = name === 'sales' ? 'billPages.paper.invoice' : `entities.${name}`;
  const id = Number(documentId);
  return (
    <>
      <Heading title={translate(title, { smart_count: 1 })} about={`#${documentId}`} />
      <PaperOnScreen
        key={pathname}
        kind={name}
        id={id}
        backTo={createPath({ resource: entities[name].route, type: 'edit', id })}
        back="billPages.paper.back"
        tools={<NewDocument name={name} />}
      >
        {wish => <BillInstead name={name} id={id} {...wish} />}
      </PaperOnScreen>
    </>
  );
}
