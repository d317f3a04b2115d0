import FormHelperText from '@mui/material/FormHelperText';
import { sum } from '#catalog/engine/money/money.ts';
import { takeFamilyPayment } from '#catalog/hajj/bookings/takeFamilyPayment.ts';
import { commandForm } from '#src/engine/commands/commandForm.ts';
import { FlagInput } from '#src/engine/kinds/flag/FlagInput.tsx';
import { DueAndLeft } from '../../../ledger/payment/DueAndLeft.tsx';
import { isBeyond, wholeOf } from './askedSplit.ts';
import { useAskedSplit } from './useAskedSplit.ts';

const form = commandForm(takeFamilyPayment);

/** What is due by now of all, and what they owe still after the payment. */
export function AllLeft() {
  const asked = useAskedSplit();
  const { shares } = asked;
  return (
    <FormHelperText component="output" sx={{ mx: 0 }}>
      <DueAndLeft due={sum(shares.map(one => one.due))} rest={sum(shares.map(one => one.owed))} paid={wholeOf(asked)} />
    </FormHelperText>
  );
}

/** Asks whether more is meant than a booking owes, and nothing where it is not more. */
export function BeyondAny() {
  if (!isBeyond(useAskedSplit())) return null;
  return <FlagInput name="beyond_due" field={takeFamilyPayment.input.beyond_due} entity={form} closed={undefined} />;
}
