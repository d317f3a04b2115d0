import type { Identifier } from 'react-admin';
import type { PaperKindName } from '#catalog/registry/paperKinds.ts';

/** Where a paper of a kind is printed that has no page of its own. */
export const anyPaperPath = (kind: PaperKindName, id: Identifier): string => `/apps/papers/${kind}/${id}`;
