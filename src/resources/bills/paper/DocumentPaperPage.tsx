import { useLocation, useParams } from 'react-router';
import { onDemand } from '#src/engine/onDemand/onDemand.tsx';
import { placeholder } from '#src/engine/onDemand/placeholder.tsx';
import { documentNamed, isBill } from '../../ledger/documents/accountsDocument.ts';
import { NewDocument } from '../../ledger/documents/NewDocument.tsx';
import { printedAt } from '../../ledger/documents/paperPath.ts';
import { DocumentPaper } from '../../papers/DocumentPaper.tsx';

const BillInstead = onDemand(async () => (await import('./BillInstead.tsx')).BillInstead, placeholder(480));
const VoucherInstead = onDemand(
  async () => (await import('../../ledger/paper/VoucherInstead.tsx')).VoucherInstead,
  placeholder(480),
);

/** A voucher, bill or note of any kind, ready for the printer. */
export function DocumentPaperPage() {
  const { documentId = '' } = useParams();
  const { pathname } = useLocation();
  const name = printedAt(pathname) ?? 'sales';
  const id = Number(documentId);
  return (
    <DocumentPaper
      name={name}
      kind={name}
      id={id}
      // To a customer, what they owe is an invoice.
      {...(name === 'sales' && { title: 'billPages.paper.invoice' })}
      back={`${documentNamed(name).words}.paper.back`}
      tools={<NewDocument name={name} />}
    >
      {wish =>
        isBill(name) ? <BillInstead name={name} id={id} {...wish} /> : <VoucherInstead name={name} id={id} {...wish} />
      }
    </DocumentPaper>
  );
}
