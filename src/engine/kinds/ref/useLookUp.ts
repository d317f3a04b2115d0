import { useState } from 'react';
import { entityNamed } from '#catalog/registry/entities.ts';

/** How the records of a target are looked up: by its own search, and not before somebody asks. */
export function useLookUp(target: string) {
  const [wanted, setWanted] = useState(false);
  const entity = entityNamed(target);
  const sort = { field: 'relevance', order: 'ASC' as const };
  return {
    reference: { reference: entity.route, sort, perPage: 25, enableGetChoices: () => wanted },
    choices: {
      filterToQuery: (text: string) => (text ? { q: text } : {}),
      debounce: 350,
      onFocus: () => setWanted(true),
    },
  };
}
