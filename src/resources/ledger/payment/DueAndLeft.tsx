import { useTranslate } from 'react-admin';
import { money } from '#catalog/engine/fields.ts';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';

const AMOUNT = money();

interface DueAndLeftProps {
  readonly due: Minor;
  /** What is owed in all. */
  readonly rest: Minor;
  readonly paid: Minor;
}

/** What is due by now, and what is owed still once an amount has been paid. */
export function DueAndLeft({ due, rest, paid }: DueAndLeftProps) {
  const translate = useTranslate();
  const reader = useReader();
  const text = (amount: Minor) => valueText(AMOUNT, fromMinor(amount), reader);
  return (
    <>
      {translate('paymentPages.due_now', { amount: text(due) })}{' '}
      {paid > rest
        ? translate('paymentPages.beyond', { amount: text(paid - rest) })
        : translate('paymentPages.left_after', { amount: text(rest - paid) })}
    </>
  );
}
