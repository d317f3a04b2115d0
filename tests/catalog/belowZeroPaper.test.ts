import { expect, it } from 'vitest';
import { billPaper } from '../../catalog/bills/paper/billPaper.ts';
import { paperLanguages } from '../../catalog/engine/papers/PaperData.ts';
import { payslipPaper } from '../../catalog/payroll/paper/payslipPaper.ts';
import { purchasePaper } from '../../catalog/purchasing/paper/purchasePaper.ts';
import { orderPaper } from '../../catalog/shop/orders/paper/orderPaper.ts';
import { invoiceFacts, paperFrame } from '../support/billFacts.ts';
import { payslipFacts } from '../support/payslipFacts.ts';
import { orderFacts as purchaseFacts } from '../support/purchaseFacts.ts';

const below = { lines: '100.00', net: '-50.00', taxes: [], total: '-50.00' };
const bill = { ...invoiceFacts, status: 'draft', sums: below, outstanding: '0.00' } as const;
const order = { ...bill, day: bill.day, shipTo: null, due: '0.00', paid: '0.00' } as const;
const slips = payslipFacts.slips.map(slip => ({ ...slip, deduction: '9999999.00' }));

it.each(paperLanguages)('a paper that comes to less than nothing says so in figures alone: %s', language => {
  const frame = { ...paperFrame, language };
  for (const paper of [
    billPaper(bill, frame),
    orderPaper(order, frame),
    purchasePaper({ ...purchaseFacts, sums: below }, frame),
    payslipPaper({ ...payslipFacts, slips }, frame),
  ]) {
    expect(paper).not.toHaveProperty('amountInWords');
    expect(paper.totals.some(({ value }) => /-/.test(value))).toBe(true);
  }
});
