import { useCreatePath, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { PurchasingName } from '#catalog/purchasing/paper/PurchaseFacts.ts';
import { entities } from '#catalog/registry/entities.ts';
import { onDemand } from '#src/engine/onDemand/onDemand.tsx';
import { placeholder } from '#src/engine/onDemand/placeholder.tsx';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { PaperOnScreen } from '../../papers/PaperOnScreen.tsx';
import { useSentByPrint } from './useSentByPrint.ts';

const PurchaseInstead = onDemand(async () => (await import('./PurchaseInstead.tsx')).PurchaseInstead, placeholder(480));

function PurchasingPaperPage({ name }: { readonly name: PurchasingName }) {
  const { purchaseId = '' } = useParams();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const markSent = useSentByPrint(name, purchaseId);
  return (
    <>
      <Heading title={translate(`entities.${name}`, { smart_count: 1 })} about={`#${purchaseId}`} />
      <PaperOnScreen
        key={purchaseId}
        kind={name}
        id={purchaseId}
        backTo={createPath({ resource: entities[name].route, type: 'edit', id: purchaseId })}
        back={`purchasePages.${name}.back`}
        onPrinted={markSent}
      >
        {wish => <PurchaseInstead name={name} id={purchaseId} {...wish} />}
      </PaperOnScreen>
    </>
  );
}

/** A request, ready for the printer. */
export const RequestPaperPage = () => <PurchasingPaperPage name="purchase_request" />;

/** A purchase, ready for the printer. */
export const PurchasePaperPage = () => <PurchasingPaperPage name="purchase_final" />;
