/** An entry of the navigation with those below it, as the host nests them. */
export interface MenuNode {
  readonly id: number;
  readonly title: string;
  readonly url?: string | null;
  readonly children?: readonly MenuNode[];
}

const below = (node: MenuNode): readonly number[] => [node.id, ...(node.children ?? []).flatMap(below)];

/** Ids of all entries. */
export const every = (nodes: readonly MenuNode[]): readonly number[] => nodes.flatMap(below);

/** The entries from the top down to the one with this id; empty when it is not there. */
function wayTo(nodes: readonly MenuNode[], id: number): readonly MenuNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const rest = wayTo(node.children ?? [], id);
    if (rest.length > 0) return [node, ...rest];
  }
  return [];
}

/**
 * What is ticked after a tick or its taking back. A tick brings along all that stands below, and what it stands in,
 * without which it could not be reached; taking it back takes along what stands below.
 */
export function ticked(nodes: readonly MenuNode[], before: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const way = wayTo(nodes, id);
  const self = way.at(-1);
  if (!self) return before;
  if (before.has(id)) {
    const gone = new Set(below(self));
    return new Set([...before].filter(one => !gone.has(one)));
  }
  return new Set([...before, ...way.map(node => node.id), ...below(self)]);
}

/** Some of what stands below a ticked entry, but not all of it. */
export const isPartial = (node: MenuNode, set: ReadonlySet<number>): boolean =>
  set.has(node.id) && below(node).some(id => !set.has(id));
