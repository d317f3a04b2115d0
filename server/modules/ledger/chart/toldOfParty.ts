import { isEqual, pick } from 'es-toolkit';
import { rootOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { taxNumberNames } from '#catalog/engine/papers/taxNumbers.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import type { Wire } from '#server/engine/context/values.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { contactOf } from './contacts.ts';

/** What a party says of whom it stands for. */
export const copied = ['name', 'phone', 'email', 'address', ...taxNumberNames, 'branch'] as const;

/** An account is called by its user name, its owner is not. */
const namesIn = (entity: RequestContext['entity']): readonly string[] =>
  rootOf(entity) === entities.user ? ['first_name', 'last_name'] : entity.title;

const isOfAddress = (name: string): boolean => /^(street_address|postal_code)|^(country|city|thana)$/.test(name);

/** Fields of the record of a person by which a party is told each of what it takes over. */
const tellers = (entity: RequestContext['entity']): Record<(typeof copied)[number], readonly string[]> => ({
  name: namesIn(entity),
  phone: ['primary_phone'],
  email: ['email'],
  address: Object.keys(entity.fields).filter(isOfAddress),
  bin_no: ['bin_no'],
  tin_no: ['tin_no'],
  vat_no: ['vat_no'],
  branch: ['branch'],
});

/** What of a party a change of the record of its person tells anew. */
export function toldAnew(entity: RequestContext['entity'], before: Wire, after: Wire): readonly string[] {
  const by = tellers(entity);
  return copied.filter(name => !isEqual(pick(before, by[name]), pick(after, by[name])));
}

/** What a party takes over from the record of its person, which stands as it is told here. */
export async function toldOfParty(tx: Database, entity: RequestContext['entity'], record: Wire): Promise<Wire> {
  return {
    name: namesIn(entity)
      .map(name => record[name])
      .filter(Boolean)
      .join(' ')
      .slice(0, 200),
    phone: record['primary_phone'] ?? null,
    ...(await contactOf(tx, rootOf(entity).name, Number(record['id']))),
    ...('branch' in record && { branch: record['branch'] }),
  };
}
