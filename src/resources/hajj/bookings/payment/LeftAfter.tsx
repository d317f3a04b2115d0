import FormHelperText from '@mui/material/FormHelperText';
import type { RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { dueNow, restOf } from '#catalog/hajj/bookings/dueNow.ts';
import { amountOf } from '../../../ledger/documents/amounts.ts';
import { DueAndLeft } from '../../../ledger/payment/DueAndLeft.tsx';

interface LeftAfterProps {
  readonly record: RaRecord;
  readonly today: string;
}

/** What is due by now, and what the booking owes still once the amount that is typed has been paid. */
export function LeftAfter({ record, today }: LeftAfterProps) {
  const [typed, told]: readonly unknown[] = useWatch({ name: ['pay_amount', 'paid_on'] });
  const due = dueNow(record, typeof told === 'string' && told !== '' ? told : today);
  const paid = typed === null || typed === undefined || typed === '' ? due : amountOf(typed);
  return (
    <FormHelperText component="output" sx={{ mx: 0 }}>
      <DueAndLeft due={due} rest={restOf(record)} paid={paid} />
    </FormHelperText>
  );
}
