import type { RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { restOf } from '#catalog/hajj/bookings/dueNow.ts';
import { takePayment } from '#catalog/hajj/bookings/takePayment.ts';
import { commandForm } from '#src/engine/commands/commandForm.ts';
import { FlagInput } from '#src/engine/kinds/flag/FlagInput.tsx';
import { amountOf } from '../../../ledger/documents/amounts.ts';

const form = commandForm(takePayment);

/** Asks whether more is meant than the booking owes, and nothing where it is not more. */
export function BeyondDue({ record }: { readonly record: RaRecord }) {
  const typed: unknown = useWatch({ name: 'pay_amount' });
  if (amountOf(typed) <= restOf(record)) return null;
  return <FlagInput name="beyond_due" field={takePayment.input.beyond_due} entity={form} closed={undefined} />;
}
