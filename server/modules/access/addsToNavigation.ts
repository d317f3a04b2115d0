import { isBuiltIn } from '#catalog/registry/builtInPages.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Effect } from '../../engine/context/host.ts';

/**
 * An entry adds to the navigation: a page that stands there already shows to whoever may open it, and to nobody else,
 * so an entry that repeated it would never appear.
 */
export const addsToNavigation: Effect = {
  check: async (_tx, _desk, { url }) =>
    typeof url === 'string' && isBuiltIn(url) ? [violation('url', 'built_in_page')] : [],
};
