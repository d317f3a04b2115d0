import type { Entity } from '#catalog/engine/defineEntity.ts';
import { fieldOfHead, type SheetWords } from '../recognise.ts';

const MARKED = /\[id\]\s*$/i;

/**
 * Tells which head of a sheet is that of our own ids: one with their mark, or a bare `id` where no other head is foreign.
 * Other programs have ids of their own, which would name records of ours at random.
 */
export function isOursIn(
  heads: readonly string[],
  entity: Entity,
  languages: readonly SheetWords[],
): (head: string) => boolean {
  const isId = (head: string) => fieldOfHead(entity, head, languages) === 'id';
  const others = heads.filter(head => head !== '' && !isId(head));
  const areOurs = others.length > 0 && others.every(head => fieldOfHead(entity, head, languages) !== undefined);
  return head => MARKED.test(head) || (areOurs && isId(head));
}
