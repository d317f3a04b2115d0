import { books } from './books.ts';
import type { Headings } from './listed.ts';
import { people } from './people.ts';
import { pilgrims } from './pilgrims.ts';
import { places } from './places.ts';
import { shop } from './shop.ts';

/** Heads by field, whatever the entity; a field that two parts of the business know is known by the words of both. */
export const allHeadings: Headings = together([people, pilgrims, places, shop, books]);

function together(parts: readonly Headings[]): Headings {
  const all: Record<string, readonly string[]> = {};
  for (const part of parts)
    for (const [name, heads = []] of Object.entries(part)) all[name] = [...(all[name] ?? []), ...heads];
  return all;
}
