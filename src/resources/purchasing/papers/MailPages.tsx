import { useParams } from 'react-router';
import { mailPurchase, purchaseLetter } from '#catalog/purchasing/mailPurchase.ts';
import { mailRequest, requestLetter } from '#catalog/purchasing/mailRequest.ts';
import { LetterPage } from '#src/engine/letters/LetterPage.tsx';
import type { PurchasingName } from '#catalog/purchasing/paper/PurchaseFacts.ts';

const letters = {
  purchase_request: { command: mailRequest, letter: requestLetter },
  purchase_final: { command: mailPurchase, letter: purchaseLetter },
} as const;

function VendorMailPage({ name }: { readonly name: PurchasingName }) {
  const { purchaseId = '' } = useParams();
  return <LetterPage key={purchaseId} {...letters[name]} id={Number(purchaseId)} back={`purchasePages.${name}.back`} />;
}

/** A mail that asks a vendor for what is requested. */
export const RequestMailPage = () => <VendorMailPage name="purchase_request" />;

/** A mail that orders from a vendor. */
export const PurchaseMailPage = () => <VendorMailPage name="purchase_final" />;
