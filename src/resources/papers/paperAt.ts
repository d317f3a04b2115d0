import type { Identifier } from 'react-admin';
import type { PaperKindName } from '#catalog/registry/paperKinds.ts';

/** Where a paper of a kind that has no page of its own is shown. */
export const paperAt = (kind: PaperKindName, id: Identifier): string => `/apps/papers/${kind}/${id}`;
