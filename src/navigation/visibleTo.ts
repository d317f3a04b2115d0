import type { NavigationNode } from './NavigationNode.ts';

/** No list: everybody. An empty list: only users without a role (specification, section 6; decision D5). */
export function visibleTo(auth: readonly string[] | undefined, role: string | null): boolean {
  if (auth === undefined) return true;
  return role === null ? auth.length === 0 : auth.includes(role);
}

/** What a role sees of a navigation; what holds nothing any more goes as well. */
export const shownTo = (nodes: readonly NavigationNode[], role: string | null): readonly NavigationNode[] =>
  nodes
    .filter(({ auth }) => visibleTo(auth, role))
    .map(node => ({ ...node, children: shownTo(node.children, role) }))
    .filter(({ url, children }) => url !== undefined || children.length > 0);
