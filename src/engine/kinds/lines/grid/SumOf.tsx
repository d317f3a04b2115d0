import { useWatch } from 'react-hook-form';
import { money } from '#catalog/engine/fields.ts';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { useSignOf } from '../../number/useSignOf.ts';
import { ValueText } from '../../ValueText.tsx';

const AMOUNT = money();
const SUM = { sum: AMOUNT };

/** What the lines of a document come to as it is typed, with the sign of the currency that it is in. */
export function SumOf({ of }: { readonly of: Minor }) {
  const { fields } = useEntity();
  const currency: unknown = useWatch({ name: 'currency' });
  const sign = useSignOf(fields, { currency }, SUM)('sum');
  return (
    <bdi dir="ltr">
      <ValueText field={AMOUNT} value={fromMinor(of)} sign={sign} />
    </bdi>
  );
}
