import { type Identifier, useCanAccess, useGetList } from 'react-admin';
import type { BillName } from '#catalog/bills/bills.ts';
import type { BillOrigin } from '#catalog/bills/paper/BillFacts.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { billMakers, isPaidDocument } from '#catalog/payables/paidDocuments.ts';
import { entities } from '#catalog/registry/entities.ts';

const makers = Object.keys(billMakers).filter(isPaidDocument);
const one = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;

/** Whether a record of an entity has made a receivable bill, as far as the reader may know of it. */
function useMaker({ route }: Entity, sales: Identifier | undefined) {
  const { canAccess, isPending } = useCanAccess({ resource: route, action: 'list' });
  const isOn = canAccess === true && sales !== undefined;
  const { data, error, refetch } = useGetList(route, { ...one, filter: { sales } }, { enabled: isOn });
  return { error, refetch, isKnown: !isPending && (!isOn || data !== undefined), isMaker: (data ?? []).length > 0 };
}

/** What made a bill, so that its paper says whose number it bears: a note always bears that of a bill or purchase of ours. */
export function useBillOrigin(name: BillName, id: Identifier | undefined) {
  const sales = name === 'sales' ? id : undefined;
  // oxlint-disable-next-line react/rules-of-hooks -- their list is always the same
  const asked = makers.map(of => ({ of, ...useMaker(entities[billMakers[of]], sales) }));
  const maker: BillOrigin = asked.find(({ isMaker }) => isMaker)?.of ?? 'theirs';
  return {
    origin: name === 'credit_note' || name === 'debit_note' ? 'bill' : maker,
    isKnown: asked.every(({ isKnown }) => isKnown),
    error: asked.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(asked.filter(({ error }) => error).map(({ refetch }) => refetch())),
  } as const;
}
