import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { donation } from '#catalog/donations/donation.ts';
import { Heading } from '../../engine/pages/Heading.tsx';
import { CopyChoice } from '../../engine/documents/CopyChoice.tsx';
import { PrintPage } from '../../engine/documents/PrintPage.tsx';
import { Receipt } from './Receipt.tsx';
import { isHeld } from './receiptPath.ts';
import { useReceipt } from './useReceipt.ts';

const words = {
  back: 'donationPages.receipt.back',
  print: 'donationPages.receipt.print',
} as const;

function ReceiptOf({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const paper = useReceipt(Number(id));
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
export function ReceiptPage() {
  const { donationId = '' } = useParams();
  const translate = useTranslate();
  return (
    <>
      <Heading title={translate('donationPages.receipt.title')} about={`#${donationId}`} />
      <ReceiptOf key={donationId} id={donationId} />
    </>
  );
}
