import { useMemo, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { dueNow } from '#catalog/hajj/bookings/dueNow.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import { CommandDialog, type CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';
import { FieldNotes } from '#src/engine/kinds/FieldNotes.ts';
import { openDialog } from '#src/engine/messages/dialog.ts';
import { BeyondDue } from './BeyondDue.tsx';
import { LeftAfter } from './LeftAfter.tsx';
import { PrintReceipt } from './PrintReceipt.tsx';

function Asked({ today, ...props }: CommandDialogProps & { readonly today: string }) {
  // As it was when it was asked: what is paid meanwhile is refused by the host.
  const [record] = useState(props.record);
  const translate = useTranslate();
  const who = usePrincipal();
  const notes = useMemo(() => ({ pay_amount: <LeftAfter record={record} today={today} /> }), [record, today]);
  const done = (answer: RaRecord) => {
    props.onDone(answer);
    const voucher: unknown = answer['voucher'];
    // The frame shows it: the button that asked is gone once nothing is owed.
    if (typeof voucher === 'number' && allowed(who, entities.receipt_voucher, 'show'))
      openDialog({
        title: 'bookingPages.taken',
        children: translate('bookingPages.receipt_ready'),
        actions: <PrintReceipt voucher={voucher} />,
        options: { maxWidth: 'xs' },
      });
  };
  return (
    <FieldNotes value={notes}>
      <CommandDialog
        {...props}
        onDone={done}
        initial={{ pay_amount: fromMinor(dueNow(record, today)) }}
        inputs={{ beyond_due: <BeyondDue key="beyond_due" record={record} /> }}
      />
    </FieldNotes>
  );
}

/** Proposes what is due by now, says what is left after it, and leads to the receipt. */
export function TakePaymentDialog(props: CommandDialogProps) {
  const today = useToday();
  return today === undefined ? null : <Asked {...props} today={today} />;
}
