import { useTranslate } from 'react-admin';
import { money } from '#catalog/engine/fields.ts';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';

const AMOUNT = money();

/** A balance with the side that it stands on (rule L2): the sign alone would say it to bookkeepers only. */
export function Balance({ amount }: { readonly amount: Minor }) {
  const translate = useTranslate();
  const reader = useReader();
  const text = valueText(AMOUNT, fromMinor(amount < 0n ? -amount : amount), reader);
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
