import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Minor } from '#catalog/engine/money/money.ts';
import { useAmountText } from '#src/engine/facts/useAmountText.ts';
import { amountOf } from '../documents/amounts.ts';

/** The amount that is typed; `all` where none is, as the host takes it. */
export function usePayAmount(all: Minor): Minor {
  const typed: unknown = useWatch({ name: 'pay_amount' });
  return typed === null || typed === undefined || typed === '' ? all : amountOf(typed);
}

interface AmountNoteProps {
  /** What there is to pay, or to give back. */
  readonly all: Minor;
  /** Keys of the words of that, and of more than that. */
  readonly words: { readonly all: string; readonly beyond: string };
}

/** What there is to pay or to give back, and what is left of it after the amount that is typed. */
export function AmountNote({ all, words }: AmountNoteProps) {
  const translate = useTranslate();
  const amountText = useAmountText();
  const paid = usePayAmount(all);
  const text = (amount: Minor) => ({ amount: amountText(amount) });
  return (
    <FormHelperText component="output" sx={{ mx: 0 }}>
      {translate(words.all, text(all))}{' '}
      {paid > all ? translate(words.beyond, text(paid - all)) : translate('paymentPages.left_after', text(all - paid))}
    </FormHelperText>
  );
}
