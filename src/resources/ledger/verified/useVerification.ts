import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useNotify, usePermissions, useTranslate } from 'react-admin';
import { allowed, boundOf, guest, type Principal } from '#catalog/engine/access/access.ts';
import { accountLog } from '#catalog/ledger/vouchers/accountLog.ts';
import type { Verification } from '#catalog/ledger/bookChecks.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';

interface Answer {
  /** Null before the first one. */
  readonly verification: Verification | null;
}

const PATH = '/api/accounts/verification';
const KEY = ['accounts', 'verification'] as const;

/** What the host would say. */
const refusal = new HttpError('problems.permission_denied', 403, { code: 'permission_denied' });

interface VerificationState {
  /** Null before the first one, undefined until it is known. */
  readonly verification: Verification | null | undefined;
  readonly error: Error | null;
}

/** What the last verification of the books has found, for whoever reads all of them, or why they are not told. */
export function useVerification(): VerificationState {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const { permissions: who = guest, isPending } = usePermissions<Principal>();
  const mayAsk = allowed(who, accountLog, 'list') && boundOf(who) === undefined;
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: () => dataProvider.ask<Answer>(PATH),
    enabled: mayAsk,
    staleTime: 60_000,
    retry: false,
  });
  // Whoever works in one branch would be refused: the books as a whole are not theirs to read.
  if (!isPending && !mayAsk) return { verification: undefined, error: refusal };
  return { verification: data?.verification, error };
}

/** Verifies the books as they are now. */
export function useVerify() {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  return useMutation({
    mutationFn: () => dataProvider.ask<Answer>(PATH, { method: 'POST', body: {} }),
    onSuccess: answer => queries.setQueryData(KEY, answer),
    onError: (error: Error) => {
      const reason = translate(error.message, { _: error.message });
      notify('booksVerified.failed', { type: 'error', messageArgs: { reason } });
    },
  });
}
