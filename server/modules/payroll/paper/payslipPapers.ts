import { integer } from '#catalog/engine/fields.ts';
import { parseValue, violationsOf } from '#catalog/engine/parse.ts';
import type { PayslipFacts } from '#catalog/payroll/paper/PayslipFacts.ts';
import { payslipPaper } from '#catalog/payroll/paper/payslipPaper.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { PaperAsking, PaperKind } from '#server/engine/papers/PaperKind.ts';
import { refuse } from '#server/platform/problem.ts';
import { readPayslips } from './readPayslips.ts';

const PART = integer({ min: 1 });

function partAsked(query: PaperAsking['query']): number | undefined {
  const parsed = parseValue(PART, query['part']);
  refuse(violationsOf('part', parsed));
  return 'value' in parsed && typeof parsed.value === 'number' ? parsed.value : undefined;
}

const kind: PaperKind<PayslipFacts> = {
  entity: entities.salary_sheet,
  read: (db, record) => readPayslips(db, record),
  askedFor({ query }) {
    const part = partAsked(query);
    return { ...kind, read: (db, record) => readPayslips(db, record, part) };
  },
  draw: payslipPaper,
};

/** What employees get in the hand of their pay. */
export const payslipPapers = { payslip: kind } as const;
