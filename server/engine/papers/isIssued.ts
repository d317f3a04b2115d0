import type { Entity } from '#catalog/engine/defineEntity.ts';
import { stateIn } from '#catalog/registry/availableCommands.ts';
import { isPaper, isUnissued, type VerifiedPaper, verifiedPapers } from '#catalog/registry/papers.ts';
import type { Wire } from '../context/values.ts';

/** Whether a record is a document that has left the house, or may: one of a kind that is verified, and no draft. */
export function isIssued(entity: Entity, record: Wire): boolean {
  if (!isPaper(entity.name)) return false;
  const paper: VerifiedPaper = verifiedPapers[entity.name];
  return !isUnissued(paper, stateIn(entity, record) ?? '', record[paper.number]);
}
