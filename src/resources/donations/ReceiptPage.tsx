import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { donation } from '#catalog/donations/donation.ts';
import { CopyChoice } from '../../engine/documents/CopyChoice.tsx';
import { paperPage } from '../../engine/documents/paperPage.tsx';
import { PrintPage } from '../../engine/documents/PrintPage.tsx';
import { Receipt } from './Receipt.tsx';
import { isHeld } from './receiptPath.ts';
import { useReceipt } from './useReceipt.ts';

const words = {
  back: 'donationPages.receipt.back',
  print: 'donationPages.receipt.print',
} as const;

function ReceiptOf({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const paper = useReceipt(id);
  const [isCopy, setCopy] = useState(false);
  return (
    <PrintPage
      paper={paper}
      words={words}
      backTo={createPath({ resource: donation.route, type: 'edit', id })}
      tools={<CopyChoice isCopy={isCopy} onCopy={setCopy} />}
      notYet={({ record }) => !isHeld(record) && translate('donationPages.receipt.not_yet')}
    >
      {parts => <Receipt {...parts} isCopy={isCopy} />}
    </PrintPage>
  );
}

/** The receipt of a donation, ready for the printer. */
export const ReceiptPage = paperPage('donationPages.receipt.title', ReceiptOf, 'donationId');
