import { useParams } from 'react-router';
import type { PurchasingName } from '#catalog/purchasing/paper/PurchaseFacts.ts';
import { onDemand } from '#src/engine/onDemand/onDemand.tsx';
import { placeholder } from '#src/engine/onDemand/placeholder.tsx';
import { DocumentPaper } from '../../papers/DocumentPaper.tsx';
import { useSentByPrint } from './useSentByPrint.ts';

const PurchaseInstead = onDemand(async () => (await import('./PurchaseInstead.tsx')).PurchaseInstead, placeholder(480));

function PurchasingPaperPage({ name }: { readonly name: PurchasingName }) {
  const { purchaseId = '' } = useParams();
  const markSent = useSentByPrint(name, purchaseId);
  return (
    <DocumentPaper name={name} kind={name} id={purchaseId} back={`purchasePages.${name}.back`} onPrinted={markSent}>
      {wish => <PurchaseInstead name={name} id={purchaseId} {...wish} />}
    </DocumentPaper>
  );
}

/** A request, ready for the printer. */
export const RequestPaperPage = () => <PurchasingPaperPage name="purchase_request" />;

/** A purchase, ready for the printer. */
export const PurchasePaperPage = () => <PurchasingPaperPage name="purchase_final" />;
