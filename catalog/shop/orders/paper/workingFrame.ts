import type { PaperFrame } from '../../../engine/papers/PaperFacts.ts';
import { framed } from '../../../engine/papers/paperBlocks.ts';

/** What papers of the store have in common: none is worth more than another of the same, so none is an original. */
export function workingFrame(frame: PaperFrame): Omit<ReturnType<typeof framed>, 'mark'> {
  const { copy, ...rest } = framed(frame);
  return { ...rest, ...(frame.isCopy && copy !== undefined && { copy }) };
}
