import type { NavigationNode } from './NavigationNode.ts';

/** No list: everybody. An empty list: only users without a role (specification, section 6; decision D5). */
export function visibleTo(auth: readonly string[] | undefined, role: string | null): boolean {
  if (auth === undefined) return true;
  return role === null ? auth.length === 0 : auth.includes(role);
}

const isLine = ({ look }: NavigationNode): boolean => look === 'divider';

/** Whether an entry is shown: a line only between two others; not before the first, after the last, or beside another line. */
export function isShownIn(node: NavigationNode, index: number, all: readonly NavigationNode[]): boolean {
  const next = all[index + 1];
  return !isLine(node) || (next !== undefined && !isLine(next) && !all.slice(0, index).every(isLine));
}

/** What a role sees of a navigation; what holds nothing any more goes as well. */
export const shownTo = (nodes: readonly NavigationNode[], role: string | null): readonly NavigationNode[] =>
  nodes
    .filter(({ auth }) => visibleTo(auth, role))
    .map(node => ({ ...node, children: shownTo(node.children, role) }))
    .filter(node => isLine(node) || node.url !== undefined || node.children.length > 0)
    .filter(isShownIn);
