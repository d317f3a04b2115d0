import { useCanAccess, useGetList } from 'react-admin';
import { billKinds } from '#catalog/bills/bills.ts';
import { entities } from '#catalog/registry/entities.ts';
import { voucherNames } from '../documents/voucherKind.ts';

const one = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;
const documents = [...voucherNames, ...Object.keys(billKinds)];

/** How far an agency has come in beginning its books. */
export interface Begun {
  /** Id of the record that says from which day on; absent where it is not to be read. */
  readonly setting: number | undefined;
  readonly hasDay: boolean;
  readonly hasOpening: boolean;
  /** Whether a voucher or a bill was ever entered: from then on nobody needs to be told. */
  readonly hasDocument: boolean;
}

/** The same as it stands; undefined until it is known, and for whoever does not begin books. */
export function useBegun(): Begun | undefined {
  const { canAccess } = useCanAccess({ resource: entities.opening_balance.route, action: 'create' });
  const options = { enabled: canAccess === true, staleTime: 60_000, retry: false };
  const entered = useGetList(entities.posting.route, { ...one, filter: { source_type__in: documents } }, options);
  const isNew = { ...options, enabled: entered.total === 0 };
  const settings = useGetList(entities.book_setting.route, { ...one, filter: {} }, isNew);
  const openings = useGetList(entities.opening_balance.route, { ...one, filter: { status: 'posted' } }, isNew);
  if (entered.total === undefined) return undefined;
  const [setting] = settings.data ?? [];
  return {
    setting: setting && Number(setting.id),
    hasDay: Boolean(setting?.['books_begin_on']),
    hasOpening: (openings.total ?? 0) > 0,
    hasDocument: entered.total > 0,
  };
}
