import { useState } from 'react';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { markFieldsOf } from '#catalog/registry/marks.ts';
import { entityNamed } from '#catalog/registry/entities.ts';

const MARKED = { meta: { marked: true } };
const PLAIN = {};

/** What a look-up asks beside: of people, what tells them apart from others of the same name. */
export const askedBeside = (entity: Entity) => (markFieldsOf(entity) ? MARKED : PLAIN);

/** How the records of a target are looked up: by its own search, and not before somebody asks. */
export function useLookUp(target: string) {
  const [wanted, setWanted] = useState(false);
  const entity = entityNamed(target);
  const sort = { field: 'relevance', order: 'ASC' as const };
  return {
    reference: {
      reference: entity.route,
      sort,
      perPage: 25,
      queryOptions: askedBeside(entity),
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
