import { type RaRecord, useGetList, usePermissions } from 'react-admin';
import { allowed, guest, type Principal } from '#catalog/engine/access/access.ts';
import { purchaseFinal } from '#catalog/purchasing/purchaseFinal.ts';
import { MAX_SIZE } from '#catalog/engine/wire.ts';
import { linesOf } from '../../ledger/documents/linesOf.ts';

/** Purchases with pieces of one line of a request. */
export interface LinePurchases {
  /** In the order in which they were made; cancelled ones among them. */
  readonly documents: readonly RaRecord[];
  /** Pieces that have come with them. */
  readonly received: number;
}

const inTime = { pagination: { page: 1, perPage: MAX_SIZE }, sort: { field: 'id', order: 'ASC' } } as const;

/** What became of the lines of a request, by the id of each; undefined before it is known, or where no purchase may be read. */
export function useLinePurchases(request: number): {
  readonly error: Error | null;
  retry(): void;
  of?(line: number): LinePurchases;
} {
  const { permissions = guest } = usePermissions<Principal>();
  const { data, error, refetch } = useGetList(
    purchaseFinal.route,
    { ...inTime, filter: { purchase_request: request } },
    { enabled: allowed(permissions, purchaseFinal, 'list') },
  );
  const rest = { error, retry: () => void refetch() };
  if (!data) return rest;
  const parts = data.flatMap(document =>
    linesOf(purchaseFinal, document['items']).map(line => ({
      document,
      of: Number(line['request_line']),
      received: Number(line['received'] ?? 0),
    })),
  );
  return {
    ...rest,
    of(line) {
      const own = parts.filter(part => part.of === line);
      return {
        documents: own.map(({ document }) => document),
        received: own.reduce((count, { received }) => count + received, 0),
      };
    },
  };
}
