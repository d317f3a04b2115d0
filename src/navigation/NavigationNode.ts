import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

/** An entry of the navigation, with its words already in the reader's language. */
export interface NavigationNode {
  readonly id: string;
  readonly title: string;
  /** None for what only holds others. */
  readonly url?: string;
  /** Null while it is on its way; an entry without one shows its first letter. */
  readonly Icon?: ComponentType<SvgIconProps> | null;
  readonly badge?: string;
  /** Roles that may see it; see `visibleTo`. */
  readonly auth?: readonly string[] | undefined;
  /** Only this very address belongs to it, none below. */
  readonly exact?: boolean;
  readonly newTab?: boolean;
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
  readonly trail: readonly string[];
}

/** Every entry that leads somewhere, in order. */
export const destinations = (nodes: readonly NavigationNode[], trail: readonly string[] = []): readonly Destination[] =>
  nodes.flatMap(node => [
    ...(node.url === undefined ? [] : [{ node, url: node.url, trail }]),
    ...destinations(node.children, [...trail, node.title]),
  ]);
