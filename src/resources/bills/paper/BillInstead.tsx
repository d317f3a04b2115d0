import type { BillName } from '#catalog/bills/bills.ts';
import { billPaper } from '#catalog/bills/paper/billPaper.ts';
import { PaperInstead } from '../../papers/PaperInstead.tsx';
import type { InsteadProps } from '../../papers/PaperOnScreen.tsx';
import { useBillFacts } from './useBillFacts.ts';

interface BillInsteadProps extends InsteadProps {
  readonly name: BillName;
  readonly id: number;
}

/** The paper of a bill before a host that makes none. */
export const BillInstead = (props: BillInsteadProps) => (
  <PaperInstead {...props} reading={useBillFacts(props.name, props.id)} paper={billPaper} />
);
