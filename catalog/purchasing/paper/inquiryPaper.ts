import type { PaperData } from '../../engine/papers/PaperData.ts';
import type { PaperFrame } from '../../engine/papers/PaperFacts.ts';
import type { PurchaseFacts } from './PurchaseFacts.ts';
import { purchasePaper } from './purchasePaper.ts';

/**
 * A request as its vendor gets it: without what was written for its approval, and without the code, behind which all of
 * it stands.
 */
export const inquiryPaper = (facts: PurchaseFacts, frame: PaperFrame): PaperData =>
  purchasePaper({ ...facts, details: '' }, { ...frame, url: null });
