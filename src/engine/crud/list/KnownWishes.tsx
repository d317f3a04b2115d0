import { type ReactElement, useEffect, useRef } from 'react';
import { useNotify, usePermissions, useResourceContext, useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { Principal } from '#catalog/engine/access/access.ts';
import type { ListWish } from '../../entity/listPath.ts';
import { type Askable, knownOf, lostIn } from './lostWishes.ts';

/** What React-Admin remembers of a list, in the words of its address. */
interface Remembered {
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly sort?: string;
  readonly order?: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The filter of an address; one that cannot be read is none. */
function filterIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}

const wishOf = ({ filter, sort, order }: Remembered): ListWish => ({
  ...(filter && { filter }),
  ...(sort && { sort: { field: sort, order: order === 'DESC' ? 'DESC' : 'ASC' } }),
});

function kept(askable: Askable, { filter: _filter, sort: _sort, order: _order, ...rest }: Remembered, wish: ListWish) {
  const { filter, sort } = knownOf(askable, wish);
  return { ...rest, ...(filter && { filter }), ...(sort && { sort: sort.field, order: sort.order }) };
}

interface KnownWishesProps {
  /** What the list can be asked, by whoever looks at it; by everybody until it is known who does. */
  askable(who: Principal | undefined): Askable;
  readonly children: ReactElement;
}

/**
 * Leaves out, and names, what an address or an earlier visit asks a list for that it no longer knows, before the list
 * asks the host: refused there, it would keep the list from showing at all, for good where it is remembered.
 */
export function KnownWishes({ askable: askableBy, children }: KnownWishesProps) {
  const resource = useResourceContext() ?? '';
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { permissions } = usePermissions<Principal>();
  const [remembered, remember] = useStore<Remembered>(`${resource}.listParams`, {});
  const askable = askableBy(permissions);
  const params = new URLSearchParams(search);
  const asked = {
    filter: filterIn(params.get('filter')),
    sort: params.get('sort') ?? '',
    order: params.get('order') ?? '',
  };
  const lost = [...new Set([asked, remembered].flatMap(one => lostIn(askable, wishOf(one))))].join(', ');
  const told = useRef('');
  useEffect(() => {
    // The store and the address change one after the other.
    const isTold = told.current === lost;
    told.current = lost;
    if (lost === '') return;
    if (!isTold) notify('crud.filters.lost', { type: 'warning', messageArgs: { names: lost } });
    remember(kept(askable, remembered, wishOf(remembered)));
    const { filter, sort, order } = kept(askable, {}, wishOf(asked));
    if (params.has('filter')) params.set('filter', JSON.stringify(filter ?? {}));
    for (const [name, value] of Object.entries({ sort, order })) if (!value) params.delete(name);
    void navigate({ pathname, search: params.toString() }, { replace: true });
  });
  return lost === '' ? children : null;
}
