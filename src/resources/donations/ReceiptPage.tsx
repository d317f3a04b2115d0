import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CanAccess, LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { donation } from '../../../catalog/donations/donation.ts';
import { Heading } from '../../crud/Heading.tsx';
import { PrintedPaper } from '../../documents/PrintedPaper.tsx';
import { AccessDenied } from '../../layout/AccessDenied.tsx';
import { LoadingPage } from '../../layout/LoadingPage.tsx';
import { Receipt } from './Receipt.tsx';
import { isHeld } from './receiptPath.ts';
import { useReceipt } from './useReceipt.ts';

function ReceiptOf({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { parts, error, isUnknown, retry } = useReceipt(Number(id));
  if (error) {
    const again = <Button onClick={retry}>{translate('crud.retry')}</Button>;
    return (
      <Alert severity="error" action={!isUnknown && again}>
        {translate(isUnknown ? 'donationPages.receipt.unknown' : error.message, { _: error.message })}
      </Alert>
    );
  }
  if (!parts) return <LoadingPage />;
  const isDue = isHeld(parts.record);
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: 1,
          mb: 2,
          '@media print': { display: 'none' },
        }}
      >
        <Button component={LinkBase} to={createPath({ resource: donation.route, type: 'edit', id })}>
          {translate('donationPages.receipt.back')}
        </Button>
        {isDue && (
          <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
            {translate('donationPages.receipt.print')}
          </Button>
        )}
      </Box>
      {isDue ? (
        <PrintedPaper>
          <Receipt {...parts} />
        </PrintedPaper>
      ) : (
        <Alert severity="info">{translate('donationPages.receipt.not_yet')}</Alert>
      )}
    </Box>
  );
}

/** The receipt of a donation, ready for the printer. */
export function ReceiptPage() {
  const { donationId = '' } = useParams();
  const translate = useTranslate();
  return (
    <CanAccess resource={donation.route} action="show" loading={<LoadingPage />} accessDenied={<AccessDenied />}>
      <Heading title={translate('donationPages.receipt.title')} about={`#${donationId}`} />
      <ReceiptOf key={donationId} id={donationId} />
    </CanAccess>
  );
}
