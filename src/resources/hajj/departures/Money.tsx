import { money } from '#catalog/engine/fields.ts';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';

const AMOUNT = money();

export const Money = ({ of }: { readonly of: string }) => (
  <bdi dir="ltr" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    <ValueText field={AMOUNT} value={of} />
  </bdi>
);
