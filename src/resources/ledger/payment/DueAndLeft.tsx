import { useTranslate } from 'react-admin';
import type { Minor } from '#catalog/engine/money/money.ts';
import { useAmountText } from '#src/engine/facts/useAmountText.ts';

interface DueAndLeftProps {
  readonly due: Minor;
  /** What is owed in all. */
  readonly rest: Minor;
  readonly paid: Minor;
}

/** What is due by now, and what is owed still once an amount has been paid. */
export function DueAndLeft({ due, rest, paid }: DueAndLeftProps) {
  const translate = useTranslate();
  const amountText = useAmountText();
  return (
    <>
      {translate('paymentPages.due_now', { amount: amountText(due) })}{' '}
      {paid > rest
        ? translate('paymentPages.beyond', { amount: amountText(paid - rest) })
        : translate('paymentPages.left_after', { amount: amountText(rest - paid) })}
    </>
  );
}
