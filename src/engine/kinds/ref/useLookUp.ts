import { useState } from 'react';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { markFieldsOf } from '#catalog/registry/marks.ts';
import { entityNamed } from '#catalog/registry/entities.ts';

const MARKED = { meta: { marked: true } };
const PLAIN = {};

/** What a look-up asks beside: of people, what tells them apart from others of the same name. */
export const askedBeside = (entity: Entity) => (markFieldsOf(entity) ? MARKED : PLAIN);

/** Whether its title is all that a box says of a record: by nothing else would it be told from others. */
export function isToldInFull(target: string): boolean {
  const entity = entityNamed(target);
  return !markFieldsOf(entity) && (entity.choice ?? []).length === 0;
}

interface Asked {
  readonly queryKey: readonly unknown[];
}

/**
 * How the records of a target are looked up: by its own search, and not before somebody asks. What stands in a box is
 * asked for by itself, unless all is known that is said of it.
 */
export function useLookUp(target: string, isKnown = false) {
  const [wanted, setWanted] = useState(false);
  const entity = entityNamed(target);
  const sort = { field: 'relevance', order: 'ASC' as const };
  // React-Admin gives both questions of a box the same options.
  const searched = { enabled: ({ queryKey }: Asked) => wanted && queryKey[1] === 'getList' };
  return {
    reference: {
      reference: entity.route,
      sort,
      perPage: 25,
      queryOptions: { ...askedBeside(entity), ...(isKnown && searched) },
      enableGetChoices: () => wanted,
    },
    choices: {
      filterToQuery: (text: string) => (text ? { q: text } : {}),
      debounce: 350,
      // A list that opens by itself covers what is read, or asked for, next.
      openOnFocus: false,
      onFocus: () => setWanted(true),
    },
  };
}
