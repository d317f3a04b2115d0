import Payments from '@mui/icons-material/PaymentsOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { restOf } from '#catalog/hajj/bookings/dueNow.ts';
import { takePayment } from '#catalog/hajj/bookings/takePayment.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { useKeyOf } from '#src/engine/keys/useKeyOf.ts';
import { useAmountText } from '#src/engine/facts/useAmountText.ts';
import { useOutcome } from '#src/engine/messages/useOutcome.ts';
import { TakePaymentDialog } from '../bookings/payment/TakePaymentDialog.tsx';
import { barOf, TakePayment } from './TakePayment.tsx';

interface ChooseProps {
  readonly among: readonly RaRecord[];
}

/** Asks for which booking, each with what is owed for it. */
function Choose({ among }: ChooseProps) {
  const translate = useTranslate();
  const amountText = useAmountText();
  const id = useId();
  const tell = useOutcome(takePayment.entity.route);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, choose] = useState<RaRecord>();
  const pick = (booking: RaRecord) => {
    setAnchor(null);
    choose(booking);
  };
  return (
    <>
      <Button
        {...useKeyOf('pay')}
        size="small"
        variant="outlined"
        startIcon={<Payments />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('commands.take_payment')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { id, 'aria-label': translate('bookingPages.for_which') } }}
      >
        {among.map(booking => (
          <MenuItem key={booking.id} onClick={() => pick(booking)}>
            <bdi dir="ltr">{String(booking['booking_no'])}</bdi>
            <bdi dir="ltr" style={{ marginInlineStart: 'auto', paddingInlineStart: '1em' }}>
              {amountText(restOf(booking))}
            </bdi>
          </MenuItem>
        ))}
      </Menu>
      {chosen && (
        <TakePaymentDialog
          command={takePayment}
          record={chosen}
          onClose={() => choose(undefined)}
          onDone={() => tell('crud.lifecycle.done', 'success', {})}
        />
      )}
    </>
  );
}

interface TakePaymentOfOneProps {
  /** The one of this journey. */
  readonly booking: RaRecord;
  readonly bookings: readonly RaRecord[];
}

/** Takes money for a booking of a file: where more than one owes, somebody says which. */
export function TakePaymentOfOne({ booking, bookings }: TakePaymentOfOneProps) {
  const may = mayPerform(usePrincipal(), takePayment);
  const owing = bookings.filter(one => barOf(one) === undefined);
  if (may && owing.length > 1) return <Choose among={owing} />;
  return <TakePayment booking={owing[0] ?? booking} />;
}
