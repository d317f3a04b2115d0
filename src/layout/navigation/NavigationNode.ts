import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

/** A short word beside an entry, in colours of its own where it has any; see `badgeColours`. */
export interface NodeBadge {
  readonly title: string;
  readonly bg?: string | undefined;
  readonly fg?: string | undefined;
}

/**
 * What an entry is called: by words of the catalogues where it has a key, else as somebody has written it. See
 * `useTitleOf`.
 */
export interface EntryTitle {
  readonly key?: string;
  /** Of how many things the words are, where that matters. */
  readonly count?: number;
  readonly text?: string;
}

/** An entry of the navigation; the same in every language. */
export interface NavigationNode {
  readonly id: string;
  readonly title: EntryTitle;
  /** None for what only holds others. */
  readonly url?: string;
  /** Null while it is on its way; an entry without one shows its first letter. */
  readonly Icon?: ComponentType<SvgIconProps> | null;
  readonly badge?: NodeBadge;
  /** `heading`: what it holds is always in sight. `divider`: a line between its neighbours, and nothing else. */
  readonly look?: 'heading' | 'divider';
  /** Roles that may see it; see `visibleTo`. */
  readonly auth?: readonly string[] | undefined;
  /** Only this very address belongs to it, none below. */
  readonly exact?: boolean;
  readonly newTab?: boolean;
  /** The host's own address, such as a file, which no page of ours shows. */
  readonly beyondApp?: boolean;
  readonly children: readonly NavigationNode[];
}

export const isExternal = (url: string): boolean => /^https?:/i.test(url);

/** Whether an address is the entry's own or, of a list, one of its records. */
export const isAt = ({ url, exact }: NavigationNode, pathname: string): boolean => {
  if (url === undefined) return false;
  return exact ? pathname.replace(/\/$/, '') === url : `${pathname}/`.startsWith(`${url}/`);
};

/** Whether an address belongs to the entry or to anything below it. */
export const holds = (node: NavigationNode, pathname: string): boolean =>
  isAt(node, pathname) || node.children.some(child => holds(child, pathname));

/** An entry that leads somewhere, with the titles of all that it stands in. */
export interface Destination {
  readonly node: NavigationNode;
  readonly url: string;
  readonly trail: readonly EntryTitle[];
}

/** Every entry that leads somewhere, in order. */
export const destinations = (
  nodes: readonly NavigationNode[],
  trail: readonly EntryTitle[] = [],
): readonly Destination[] =>
  nodes.flatMap(node => [
    ...(node.url === undefined ? [] : [{ node, url: node.url, trail }]),
    ...destinations(node.children, [...trail, node.title]),
  ]);
