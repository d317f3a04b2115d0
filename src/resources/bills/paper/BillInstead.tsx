import { useWrittenForms } from '#src/authProvider/useToday.ts';
import type { BillName } from '#catalog/bills/bills.ts';
import { billPaper } from '#catalog/bills/paper/billPaper.ts';
import type { InsteadProps } from '../../papers/PaperOnScreen.tsx';
import { useAgencyFacts } from '../../papers/useAgencyFacts.ts';
import { usePaperLink } from '#src/engine/documents/usePaperLink.ts';
import { useBillFacts } from './useBillFacts.ts';

interface BillInsteadProps extends InsteadProps {
  readonly name: BillName;
  readonly id: number;
}

/** The paper of a bill as it follows from what can be read, before a host that makes none. */
export function BillInstead({ name, id, language, isCopy, draw }: BillInsteadProps) {
  const agency = useAgencyFacts();
  const forms = useWrittenForms();
  const bill = useBillFacts(name, id);
  const link = usePaperLink(name, bill.facts && id);
  const { facts } = bill;
  const { url } = link;
  const rest = {
    error: bill.error ?? link.error,
    retry() {
      bill.retry();
      if (link.error) void link.refetch();
    },
  };
  if (!facts || !agency || url === undefined) return draw(rest);
  return draw({ ...rest, parts: billPaper(facts, { language, forms, agency, isCopy, url }) });
}
