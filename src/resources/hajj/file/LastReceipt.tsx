import Receipt from '@mui/icons-material/ReceiptOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { allowed } from '#catalog/engine/access/access.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { messageOf } from '#src/dataProvider/failure.ts';
import { BlockedButton } from '#src/engine/panels/BlockedButton.tsx';
import { paperPath } from '../../ledger/documents/paperPath.ts';

const { booking_payment: payment, receipt_voucher: receipt } = entities;

/** Leads to the newest receipt of a booking, which is looked for only then: few who open the page want it. */
export function LastReceipt({ booking }: { readonly booking: RaRecord }) {
  const translate = useTranslate();
  const who = usePrincipal();
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isAsked, ask] = useState(false);
  if (!allowed(who, payment, 'list') || !allowed(who, receipt, 'show')) return null;
  const label = translate('filePages.receipt');
  if (toMinor(booking['paid_amount'] ?? '0') <= 0n)
    return <BlockedButton label={label} icon={<Receipt />} why={translate('filePages.no_receipt')} />;
  const open = async () => {
    ask(true);
    try {
      const { data } = await dataProvider.getList(payment.route, {
        filter: { booking: booking.id },
        sort: { field: 'id', order: 'DESC' },
        pagination: { page: 1, perPage: 1 },
      });
      const voucher: unknown = data[0]?.['receipt_voucher'];
      if (typeof voucher === 'number') await navigate(paperPath('receipt_voucher', voucher));
      else notify('filePages.no_receipt', { type: 'info' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      ask(false);
    }
  };
  return (
    <Button size="small" startIcon={<Receipt />} disabled={isAsked} onClick={() => void open()}>
      {label}
    </Button>
  );
}
