import Alert from '@mui/material/Alert';
import { type ReactNode, useMemo, useState } from 'react';
import { type Identifier, type RaRecord, useTranslate } from 'react-admin';
import { fromMinor, sum } from '#catalog/engine/money/money.ts';
import { dueNow } from '#catalog/hajj/bookings/dueNow.ts';
import { takeFamilyPayment } from '#catalog/hajj/bookings/takeFamilyPayment.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import { messageOf } from '#src/dataProvider/failure.ts';
import { CommandDialog } from '#src/engine/commands/CommandDialog.tsx';
import { FieldNotes } from '#src/engine/kinds/FieldNotes.ts';
import { listText } from '#src/engine/kinds/valueText.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { ReadDialog } from '#src/engine/messages/ReadDialog.tsx';
import { useReceiptOffer } from '../../../ledger/payment/useReceiptOffer.tsx';
import { TillNote } from '../payment/TillNote.tsx';
import { askedSplit, objectionsTo } from './askedSplit.ts';
import { Shares } from './Shares.tsx';
import { AllLeft, BeyondAny } from './TogetherNotes.tsx';
import { TogetherContext } from './useAskedSplit.ts';
import { type PaidTogether, usePaidTogether } from './usePaidTogether.ts';

const notes = { payment_method: <TillNote />, amount: <AllLeft /> };
const inputs = { shares: <Shares key="shares" />, beyond_due: <BeyondAny key="beyond_due" /> };

interface PayTogetherProps {
  readonly ids: readonly Identifier[];
  onClose(): void;
  /** Is told once the payment is taken. */
  onDone?(): void;
}

/** Those of the bookings that take no payment, and why. */
function LeftOut({ why, bookings }: { readonly why: string; readonly bookings: readonly RaRecord[] }) {
  const translate = useTranslate();
  const { locale } = useReader();
  if (bookings.length === 0) return null;
  const numbers = listText(
    bookings.map(one => String(one['booking_no'])),
    locale,
  );
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate(why)}: <bdi dir="ltr">{numbers}</bdi>
    </Alert>
  );
}

function Nothing({ onClose, children }: Pick<PayTogetherProps, 'onClose'> & { readonly children: ReactNode }) {
  const translate = useTranslate();
  return (
    <ReadDialog title={translate('bookingPages.pay_together')} onClose={onClose}>
      {children}
    </ReadDialog>
  );
}

interface AskedProps extends Omit<PayTogetherProps, 'ids'> {
  readonly bookings: readonly RaRecord[];
  readonly today: string;
  readonly children: ReactNode;
}

function Asked({ bookings, today, onClose, onDone, children }: AskedProps) {
  const translate = useTranslate();
  const offerReceipt = useReceiptOffer();
  const together = useMemo(() => ({ bookings, today }), [bookings, today]);
  const [initial] = useState(() => ({
    amount: fromMinor(sum(bookings.map(one => dueNow(one, today)))),
    shares: bookings.map(({ id }) => ({ booking: id, amount: null })),
  }));
  const [record] = bookings;
  if (!record) return null;
  return (
    <TogetherContext value={together}>
      <FieldNotes value={notes}>
        <CommandDialog
          isWide
          command={takeFamilyPayment}
          record={record}
          title={translate('bookingPages.payment_for', { smart_count: bookings.length })}
          initial={initial}
          inputs={inputs}
          more={values => objectionsTo(askedSplit(bookings, values, today), values['beyond_due'])}
          onClose={onClose}
          onDone={answer => {
            onDone?.();
            offerReceipt(answer['voucher']);
          }}
        >
          {children}
        </CommandDialog>
      </FieldNotes>
    </TogetherContext>
  );
}

type BegunProps = Omit<PayTogetherProps, 'ids'> & { readonly told: PaidTogether; readonly today: string };

function Begun({ told, today, ...rest }: BegunProps) {
  // As they were when it was asked: the host splits by what it finds, and refuses what is too much by then.
  const [{ owing, settled, drafts }] = useState(told);
  const leftOut = (
    <>
      <LeftOut why="bookingPages.owe_nothing" bookings={settled} />
      <LeftOut why="bookingPages.have_no_seat" bookings={drafts} />
    </>
  );
  if (owing.length === 0) return <Nothing onClose={rest.onClose}>{leftOut}</Nothing>;
  return (
    <Asked {...rest} bookings={owing} today={today}>
      {leftOut}
    </Asked>
  );
}

/**
 * One payment for several bookings, of one payer or of many: proposes what is due by now of all, shows and takes the share
 * of each, and leads to the one receipt. Where nothing is owed it says so.
 */
export function PayTogetherDialog({ ids, ...rest }: PayTogetherProps) {
  const translate = useTranslate();
  const today = useToday();
  const { told, error } = usePaidTogether(ids);
  if (!told && error)
    return (
      <Nothing onClose={rest.onClose}>
        <Alert severity="error">{translate(messageOf(error), { _: messageOf(error) })}</Alert>
      </Nothing>
    );
  return told && today !== undefined ? <Begun {...rest} told={told} today={today} /> : null;
}
