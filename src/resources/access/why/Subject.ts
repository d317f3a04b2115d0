import type { ownPages } from '#catalog/registry/builtInPages.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { NavigationNode } from '#src/layout/navigation/NavigationNode.ts';

/** What a question is about: records, a page that belongs to no list, or an entry of the agency's own. */
export type Subject = { readonly key: string; readonly group: string; readonly label: string } & (
  | { readonly kind: 'records'; readonly entity: Entity }
  | { readonly kind: 'page'; readonly page: (typeof ownPages)[keyof typeof ownPages] }
  | { readonly kind: 'entry'; readonly node: NavigationNode }
);
