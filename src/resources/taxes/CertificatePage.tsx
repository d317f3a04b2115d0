import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import { certificateSettlement } from '#catalog/taxes/withholdingCertificate.ts';
import { EntityPage } from '../../engine/crud/form/EntityPage.tsx';
import { SettledFields } from '../../engine/documents/SettledFields.tsx';
import { CERTIFICATE } from './certificatePath.ts';

function PrintLink() {
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record || record['status'] !== 'issued') return null;
  return (
    <Box sx={{ paddingInline: 2 }}>
      <Button
        variant="outlined"
        startIcon={<Print />}
        component={LinkBase}
        to={`/apps${CERTIFICATE}/${String(record.id)}`}
      >
        {translate('taxPages.certificate.open')}
      </Button>
    </Box>
  );
}

/** A certificate of what was withheld; on paper once it is issued. */
export const CertificatePage = () => (
  <EntityPage
    above={<PrintLink />}
    body={<SettledFields {...certificateSettlement} />}
    permanent={record => record['status'] !== certificateSettlement.open}
  />
);
