import FormHelperText from '@mui/material/FormHelperText';
import { type RaRecord, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { money } from '#catalog/engine/fields.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { dueNow, restOf } from '#catalog/hajj/bookings/dueNow.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { amountOf } from '../../../ledger/documents/amounts.ts';

const AMOUNT = money();

interface LeftAfterProps {
  readonly record: RaRecord;
  readonly today: string;
}

/** What is due by now, and what the booking owes still once the amount that is typed has been paid. */
export function LeftAfter({ record, today }: LeftAfterProps) {
  const translate = useTranslate();
  const reader = useReader();
  const [typed, told]: readonly unknown[] = useWatch({ name: ['pay_amount', 'paid_on'] });
  const [due, rest] = [dueNow(record, typeof told === 'string' && told !== '' ? told : today), restOf(record)];
  const paid = typed === null || typed === undefined || typed === '' ? due : amountOf(typed);
  const text = (amount: bigint) => valueText(AMOUNT, fromMinor(amount), reader);
  return (
    <FormHelperText component="output" sx={{ mx: 0 }}>
      {translate('bookingPages.due_now', { amount: text(due) })}{' '}
      {paid > rest
        ? translate('bookingPages.beyond', { amount: text(paid - rest) })
        : translate('bookingPages.left_after', { amount: text(rest - paid) })}
    </FormHelperText>
  );
}
