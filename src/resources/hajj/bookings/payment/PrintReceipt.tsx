import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'react-admin';
import { paperPath } from '../../../ledger/documents/paperPath.ts';

/** The way to the receipt, which is printed as soon as it stands. */
export function PrintReceipt({ voucher }: { readonly voucher: number }) {
  const translate = useTranslate();
  return (
    <Button
      variant="contained"
      startIcon={<Print />}
      component={LinkBase}
      to={paperPath('receipt_voucher', voucher)}
      state={{ print: true }}
    >
      {translate('bookingPages.print_receipt')}
    </Button>
  );
}
