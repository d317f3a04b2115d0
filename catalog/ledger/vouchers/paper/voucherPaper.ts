import type { PaperData } from '../../../engine/papers/PaperData.ts';
import type { PaperFrame } from '../../../engine/papers/PaperFacts.ts';
import { entryPaper } from './entryPaper.ts';
import { receiptPaper } from './receiptPaper.ts';
import type { VoucherFacts } from './VoucherFacts.ts';

/** The paper of a voucher of any kind. */
export const voucherPaper = (facts: VoucherFacts, frame: PaperFrame): PaperData =>
  facts.layout === 'receipt' ? receiptPaper(facts, frame) : entryPaper(facts, frame);
