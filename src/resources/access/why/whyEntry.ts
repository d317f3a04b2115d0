import { builtInPages } from '#catalog/registry/builtInPages.ts';
import type { NavigationNode } from '#src/layout/navigation/NavigationNode.ts';
import { withoutKnown } from '#src/layout/navigation/readMenu.ts';
import { shownTo } from '#src/layout/navigation/visibleTo.ts';

export type EntryReason = 'entry_shown' | 'entry_unticked' | 'entry_repeats' | 'entry_empty' | 'entry_auth';

const has = (nodes: readonly NavigationNode[], id: string): boolean =>
  nodes.some(node => node.id === id || has(node.children, id));

/**
 * Why the navigation of a role shows an entry or not. `given` is the role's menu as the host gives it; what follows are
 * the steps by which the navigation is drawn.
 */
export function whyEntry(entry: NavigationNode, given: readonly NavigationNode[], role: string | null): EntryReason {
  if (!has(given, entry.id)) return 'entry_unticked';
  const added = withoutKnown(builtInPages, given);
  if (!has(added, entry.id))
    return entry.url !== undefined && builtInPages.has(entry.url) ? 'entry_repeats' : 'entry_empty';
  return has(shownTo(added, role), entry.id) ? 'entry_shown' : 'entry_auth';
}
