import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { withholdingCertificate } from '#catalog/taxes/withholdingCertificate.ts';
import { CopyChoice } from '../../engine/documents/CopyChoice.tsx';
import { paperPage } from '../../engine/documents/paperPage.tsx';
import { PrintPage } from '../../engine/documents/PrintPage.tsx';
import { CertificatePaper } from './CertificatePaper.tsx';
import { useCertificate } from './useCertificate.ts';

const { route } = withholdingCertificate;
const words = {
  back: 'taxPages.certificate.back',
  print: 'voucherPages.print',
} as const;

function CertificateOf({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [isCopy, setCopy] = useState(false);
  return (
    <PrintPage
      paper={useCertificate(id)}
      words={words}
      backTo={createPath({ resource: route, type: 'edit', id })}
      tools={<CopyChoice isCopy={isCopy} onCopy={setCopy} />}
      notYet={({ record }) => record['status'] !== 'issued' && translate('taxPages.certificate.not_yet')}
    >
      {parts => <CertificatePaper {...parts} isCopy={isCopy} />}
    </PrintPage>
  );
}

/** A certificate of what was withheld, ready for the printer. */
export const CertificatePaperPage = paperPage('taxPages.certificate.title', CertificateOf, 'certificateId');
