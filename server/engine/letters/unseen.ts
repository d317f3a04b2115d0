import { allowed } from '#catalog/engine/access/access.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { LetterContext } from './LetterContext.ts';

/** Whether a mail is seen before it goes by a sender who may read no record of an entity: it goes to its reader, not to them. */
export const isUnseen = (
  { request, isPreview }: Pick<LetterContext, 'request' | 'isPreview'>,
  entity: Entity,
): boolean => isPreview && !allowed(request.caller, entity, 'show');

/** Stands for what its sender may not see. */
export const UNSEEN = '…';
