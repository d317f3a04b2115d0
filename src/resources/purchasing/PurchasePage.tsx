import { useRecordContext } from 'react-admin';
import { mailPurchase } from '#catalog/purchasing/mailPurchase.ts';
import { MailLink } from '#src/engine/letters/MailLink.tsx';
import { StatementLink } from '../bills/statement/StatementLink.tsx';
import { PurchaseFields } from './DocumentFields.tsx';
import { DraftedPage } from './DraftedPage.tsx';
import { PaperLink } from './PaperLink.tsx';
import { mailPath } from './papers/purchasePaths.ts';
import { PayPurchase } from './PayPurchase.tsx';
import { purchaseDialogs } from './purchaseDialogs.tsx';
import { PurchaseReading } from './PurchaseReading.tsx';
import { PurchaseSteps } from './PurchaseSteps.tsx';

function Tools() {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <>
      <PayPurchase />
      <PaperLink name="purchase_final" />
      <MailLink command={mailPurchase} to={mailPath('purchase_final', record.id)} />
      {typeof record['party'] === 'number' && <StatementLink party={record['party']} />}
    </>
  );
}

/** An order to a vendor, and how far it is received, billed and paid. */
export const PurchasePage = () => (
  <DraftedPage
    reading={<PurchaseReading />}
    tools={<Tools />}
    steps={<PurchaseSteps />}
    typed={<PurchaseFields />}
    dialogs={purchaseDialogs}
  />
);
