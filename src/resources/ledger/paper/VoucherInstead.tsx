import { useWrittenForms } from '#src/authProvider/useToday.ts';
import { voucherPaper } from '#catalog/ledger/vouchers/paper/voucherPaper.ts';
import { usePaperLink } from '#src/engine/documents/usePaperLink.ts';
import type { InsteadProps } from '../../papers/PaperOnScreen.tsx';
import { useAgencyFacts } from '../../papers/useAgencyFacts.ts';
import type { VoucherName } from '../documents/accountsDocument.ts';
import { useVoucherFacts } from './useVoucherFacts.ts';

interface VoucherInsteadProps extends InsteadProps {
  readonly name: VoucherName;
  readonly id: number;
}

/** The paper of a voucher as it follows from what can be read, before a host that makes none. */
export function VoucherInstead({ name, id, language, isCopy, draw }: VoucherInsteadProps) {
  const agency = useAgencyFacts();
  const forms = useWrittenForms();
  const voucher = useVoucherFacts(name, id);
  const { facts } = voucher;
  const link = usePaperLink(name, facts && id);
  const { url } = link;
  const rest = {
    error: voucher.error ?? link.error,
    retry() {
      voucher.retry();
      if (link.error) void link.refetch();
    },
  };
  if (!facts || !agency || url === undefined) return draw(rest);
  return draw({ ...rest, parts: voucherPaper(facts, { language, forms, agency, isCopy, url }) });
}
