import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { money } from '#catalog/engine/fields.ts';
import type { Minor } from '#catalog/engine/money/money.ts';
import { useAmountText } from '#src/engine/facts/useAmountText.ts';
import { NumberField } from '#src/engine/kinds/number/NumberField.tsx';
import { useOwnSign } from '#src/engine/kinds/number/useSignOf.ts';
import { amountOf } from '../../../ledger/documents/amounts.ts';
import { useCashPart } from './useCashPart.ts';

const AMOUNT = money();

/** Takes what is handed over in cash and says what goes back of it: neither is told to the host (rules A2). */
export function CashGiven({ outstanding }: { readonly outstanding: Minor }) {
  const sign = useOwnSign();
  const translate = useTranslate();
  const amountText = useAmountText();
  const cash = useCashPart(outstanding);
  const [given, setGiven] = useState('');
  if (cash <= 0n) return null;
  const more = amountOf(given) - cash;
  const text = (amount: Minor) => ({ amount: amountText(amount) });
  const says =
    given === ''
      ? translate('paymentPages.about_change')
      : more < 0n
        ? translate('paymentPages.cash_short', text(-more))
        : translate('paymentPages.change', text(more));
  return (
    <NumberField
      field={AMOUNT}
      sign={sign}
      margin="dense"
      label={translate('paymentPages.cash_given')}
      value={given}
      onValue={setGiven}
      helperText={<output>{says}</output>}
      error={given !== '' && more < 0n}
    />
  );
}
