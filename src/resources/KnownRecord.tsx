import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { HttpError, useGetOne } from 'react-admin';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { RecordFailure } from '../engine/crud/form/RecordFailure.tsx';
import { AccessDenied } from '../layout/AccessDenied.tsx';
import { UnknownRecord } from '../layout/UnknownRecord.tsx';

/** What hosts number records with; they are never asked for anything else. */
const ID = /^[1-9]\d{0,9}$/;

interface KnownRecordProps {
  readonly of: Entity;
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * A page about a record, as long as the host does not fail to give it. Only listens to what the page itself asks, so
 * that no call is made twice; what the page would do about a failure, such as leave or ask again, is then not done. A
 * record that has been shown stays: what was typed into it must not go with it.
 */
export function KnownRecord({ of: { route }, id, children }: KnownRecordProps) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useGetOne(route, { id }, { enabled: false });
  useEffect(
    () => () =>
      // The next visit asks again: by then the record may be there.
      queryClient.removeQueries({
        queryKey: [route, 'getOne', { id }],
        predicate: ({ state }) => state.status === 'error' && state.data === undefined,
      }),
    [queryClient, route, id],
  );
  if (!ID.test(id)) return <UnknownRecord of={route} />;
  if (!error || data !== undefined) return children;
  const status = error instanceof HttpError ? error.status : undefined;
  if (status === 404) return <UnknownRecord of={route} />;
  if (status === 403) return <AccessDenied />;
  return <RecordFailure error={error} onRetry={() => void refetch()} />;
}
