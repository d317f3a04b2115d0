import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Minor } from '#catalog/engine/money/money.ts';
import { firstPart } from '#catalog/shop/orders/paymentParts.ts';
import { takeOrderPayment } from '#catalog/shop/orders/takeOrderPayment.ts';
import { commandForm } from '#src/engine/commands/commandForm.ts';
import { useAmountText } from '#src/engine/facts/useAmountText.ts';
import { LineGrid } from '#src/engine/kinds/lines/grid/LineGrid.tsx';
import type { LineGridProps } from '#src/engine/kinds/lines/grid/gridParts.ts';
import { usePayAmount } from '../../../ledger/payment/AmountNote.tsx';
import { otherParts } from './otherParts.ts';

const form = commandForm(takeOrderPayment);
const columns: NonNullable<LineGridProps['columns']> = {
  payment_method: { filter: { is_active: true } },
  ledger: { filter: { among: 'money' } },
};

/** What of the amount the other ways leave for the first one; nothing where there is no other. */
function FirstPart({ outstanding }: { readonly outstanding: Minor }) {
  const translate = useTranslate();
  const amountText = useAmountText();
  const whole = usePayAmount(outstanding);
  const parts = otherParts(useWatch({ name: 'other_payments' }));
  if (parts.length === 0) return null;
  const first = firstPart(
    whole,
    parts.map(one => one.amount),
  );
  return (
    <FormHelperText component="output" error={first <= 0n} sx={{ mx: 0 }}>
      {first > 0n
        ? translate('paymentPages.first_part', { amount: amountText(first) })
        : translate('paymentPages.parts_above')}
    </FormHelperText>
  );
}

/** Parts of the amount that are paid in other ways, and what they leave for the first one. */
export const OtherPayments = ({ outstanding }: { readonly outstanding: Minor }) => (
  <Box sx={{ mt: 1 }}>
    <LineGrid
      name="other_payments"
      field={takeOrderPayment.input.other_payments}
      entity={form}
      closed={undefined}
      columns={columns}
    />
    <FirstPart outstanding={outstanding} />
  </Box>
);
