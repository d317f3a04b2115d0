import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'react-admin';
import { paperPath } from '../documents/paperPath.ts';

/** Vouchers that end a payment. */
export type PaidBy = 'receipt_voucher' | 'payment_voucher';

interface PrintReceiptProps {
  readonly name: PaidBy;
  readonly voucher: number;
}

/** The way to the voucher, which is printed as soon as it stands. */
export function PrintReceipt({ name, voucher }: PrintReceiptProps) {
  const translate = useTranslate();
  return (
    <Button
      variant="contained"
      startIcon={<Print />}
      component={LinkBase}
      to={paperPath(name, voucher)}
      state={{ print: true }}
    >
      {translate(`paymentPages.${name === 'receipt_voucher' ? 'print_receipt' : 'print_voucher'}`)}
    </Button>
  );
}
