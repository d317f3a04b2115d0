import Print from '@mui/icons-material/PrintOutlined';
import { useTranslate } from 'react-admin';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
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
    <PageButton
      variant="contained"
      startIcon={<Print />}

      to={paperPath(name, voucher)}
      state={{ print: true }}
    >
      {translate(`paymentPages.${name === 'receipt_voucher' ? 'print_receipt' : 'print_voucher'}`)}
    </PageButton>
  );
}
