import { isBuiltIn } from '../../../catalog/access/builtInPages.ts';
import { violation } from '../../../catalog/violation.ts';
import type { Effect } from '../../host.ts';

/**
 * An entry adds to the navigation: a page that stands there already shows to whoever may open it, and to nobody else,
 * so an entry that repeated it would never appear.
 */
export const addsToNavigation: Effect = {
  check: async (_tx, _desk, { url }) =>
    typeof url === 'string' && isBuiltIn(url) ? [violation('url', 'built_in_page')] : [],
};
