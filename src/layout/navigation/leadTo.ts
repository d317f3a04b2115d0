import { isAt, isExternal, type NavigationNode } from './NavigationNode.ts';

/** An entry with an address. */
export type LeadingNode = NavigationNode & { readonly url: string };

export const isLink = (node: NavigationNode): node is LeadingNode => node.url !== undefined;

/** What every link of the navigation is given, whatever it looks like. */
export const leadTo = (node: LeadingNode, pathname: string) => ({
  to: node.url,
  'aria-current': isAt(node, pathname) ? ('page' as const) : undefined,
  ...((node.newTab || isExternal(node.url)) && { target: '_blank', rel: 'noreferrer' }),
  ...(node.beyondApp && { reloadDocument: true }),
});
