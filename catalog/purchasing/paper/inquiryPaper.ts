import { omit } from 'es-toolkit';
import type { PaperData } from '../../engine/papers/PaperData.ts';
import type { PaperFrame } from '../../engine/papers/PaperFacts.ts';
import type { PurchaseFacts } from './PurchaseFacts.ts';
import { purchasePaper } from './purchasePaper.ts';

/** Place, item and quantity: behind them stands what we think it costs. */
const TOLD = 3;

/**
 * A request as its vendor gets it: what is wanted by when, without what it is estimated to cost and what was written for
 * its approval. Nor has it the code, behind which all of it stands.
 */
export function inquiryPaper(facts: PurchaseFacts, frame: PaperFrame): PaperData {
  const paper = purchasePaper({ ...facts, details: '' }, { ...frame, url: null });
  return {
    ...omit(paper, ['amountInWords']),
    columns: paper.columns.slice(0, TOLD),
    rows: paper.rows.map(row => row.slice(0, TOLD)),
    totals: [],
  };
}
