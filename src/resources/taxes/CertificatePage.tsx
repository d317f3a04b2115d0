import { certificateSettlement } from '#catalog/taxes/withholdingCertificate.ts';
import { EntityPage } from '../../engine/crud/form/EntityPage.tsx';
import { SettledFields } from '../../engine/documents/SettledFields.tsx';
import { CERTIFICATE } from './certificatePath.ts';
import { PaperLink } from './PaperLink.tsx';

/** A certificate of what was withheld; on paper once it is issued. */
export const CertificatePage = () => (
  <EntityPage
    above={<PaperLink path={CERTIFICATE} label="taxPages.certificate.open" of="issued" />}
    body={<SettledFields {...certificateSettlement} />}
    permanent={record => record['status'] !== certificateSettlement.open}
  />
);
