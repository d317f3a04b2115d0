import { useCanAccess, useGetList } from 'react-admin';
import { bookSetting } from '#catalog/ledger/bookSetting.ts';

const first = { pagination: { page: 1, perPage: 1 } };

interface BookPolicy {
  /** As far as it is known here: the host has the last word, so what is not known is not forbidden. */
  readonly journalAllowsCash: boolean;
  readonly negativeCash: 'allow' | 'warn' | 'block' | undefined;
  /** Notes and coins that are counted; null for those of the taka. */
  readonly denominations: string | null;
}

/** What the agency allows whoever enters something. */
export function useBookPolicy(): BookPolicy {
  const { canAccess } = useCanAccess({ resource: bookSetting.route, action: 'list' });
  const { data } = useGetList(bookSetting.route, first, { enabled: canAccess === true, staleTime: 60_000 });
  const found = data?.[0];
  return {
    journalAllowsCash: found === undefined || found['journal_allows_cash'] === true,
    negativeCash: found?.['negative_cash'],
    denominations: found?.['denominations'] ?? null,
  };
}
