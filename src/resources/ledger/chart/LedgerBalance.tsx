import { toMinor } from '#catalog/engine/money/money.ts';
import { Balance } from './Balance.tsx';
import { useBalances } from './useBalances.ts';

/** What a ledger holds at the end of a day, as soon as it is known. */
export function LedgerBalance({ id, day }: { readonly id: number; readonly day: unknown }) {
  const balance = useBalances([id], day).get(id);
  return balance === undefined ? null : <Balance amount={toMinor(balance)} />;
}
