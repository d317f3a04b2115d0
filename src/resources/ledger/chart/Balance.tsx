import { useTranslate } from 'react-admin';
import type { Minor } from '#catalog/engine/money/money.ts';
import { useAmountText } from '#src/engine/facts/useAmountText.ts';

/** A balance with the side that it stands on (rule L2): the sign alone would say it to bookkeepers only. */
export function Balance({ amount }: { readonly amount: Minor }) {
  const translate = useTranslate();
  const amountText = useAmountText();
  const text = amountText(amount < 0n ? -amount : amount);
  const side = amount === 0n ? undefined : amount > 0n ? 'debit' : 'credit';
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      <bdi dir="ltr">{text}</bdi>
      {side && (
        <>
          {' '}
          <abbr title={translate(`voucherPages.balance.${side}`)} style={{ textDecoration: 'none' }}>
            {translate(`voucherPages.balance.${side}_short`)}
          </abbr>
        </>
      )}
    </span>
  );
}
