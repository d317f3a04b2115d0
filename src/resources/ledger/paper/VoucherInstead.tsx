import { voucherPaper } from '#catalog/ledger/vouchers/paper/voucherPaper.ts';
import { PaperInstead } from '../../papers/PaperInstead.tsx';
import type { InsteadProps } from '../../papers/PaperOnScreen.tsx';
import type { VoucherName } from '../documents/accountsDocument.ts';
import { useVoucherFacts } from './useVoucherFacts.ts';

interface VoucherInsteadProps extends InsteadProps {
  readonly name: VoucherName;
  readonly id: number;
}

/** The paper of a voucher before a host that makes none. */
export const VoucherInstead = (props: VoucherInsteadProps) => (
  <PaperInstead {...props} reading={useVoucherFacts(props.name, props.id)} paper={voucherPaper} />
);
