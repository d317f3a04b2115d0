import { useCanAccess, useReference } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import { titleIn } from '../ref/toldIn.ts';

const { currency } = entities;

/** The code of a currency that a record names; undefined until it is known, and for whoever may not be told. */
export function useForeignSign(record: unknown, named: unknown): string | undefined {
  const isNamed = typeof named === 'number';
  const id = isNamed ? named : 0;
  const told = isNamed ? titleIn(record, currency.name, id) : undefined;
  const isAsked = isNamed && told === undefined;
  const { canAccess } = useCanAccess({ resource: currency.route, action: 'list', enabled: isAsked });
  const { referenceRecord } = useReference({
    reference: currency.route,
    id,
    options: { enabled: isAsked && canAccess === true },
  });
  const code: unknown = referenceRecord?.['code'];
  return told ?? (isAsked && typeof code === 'string' ? code : undefined);
}
