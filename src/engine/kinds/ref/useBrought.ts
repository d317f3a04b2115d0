import { allowed } from '#catalog/engine/access/access.ts';
import type { Fields } from '#catalog/engine/fields.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { isObject } from '#src/dataProvider/isObject.ts';

type Brought = Readonly<Record<string, number | null>>;

/**
 * What the choice of a record brings into the fields that it says: nothing where it says none, or says what its reader
 * may not read, which is left to the host.
 */
export function useBrought(fields: Fields): (name: string, chosen: unknown) => Brought {
  const who = usePrincipal();
  return (name, chosen) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([child, { broughtBy, target = '' }]) => {
        if (broughtBy !== name) return [];
        const said = isObject(chosen) && allowed(who, entityNamed(target), 'list') ? chosen[child] : undefined;
        return [[child, typeof said === 'number' ? said : null]];
      }),
    );
}
