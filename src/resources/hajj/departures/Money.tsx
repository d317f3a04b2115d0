import { AmountText } from '#src/engine/facts/AmountText.tsx';

export const Money = ({ of }: { readonly of: string }) => (
  <AmountText of={of} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }} />
);
