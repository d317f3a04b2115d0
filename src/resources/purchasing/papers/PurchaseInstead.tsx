import { useWrittenForms } from '#src/authProvider/useToday.ts';
import type { PurchasingName } from '#catalog/purchasing/paper/PurchaseFacts.ts';
import { purchasePaper } from '#catalog/purchasing/paper/purchasePaper.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePaperLink } from '#src/engine/documents/usePaperLink.ts';
import { UnknownRecord } from '#src/layout/UnknownRecord.tsx';
import type { InsteadProps } from '../../papers/PaperOnScreen.tsx';
import { useAgencyFacts } from '../../papers/useAgencyFacts.ts';
import { usePurchaseFacts } from './usePurchaseFacts.ts';

interface PurchaseInsteadProps extends InsteadProps {
  readonly name: PurchasingName;
  readonly id: string;
}

/** The paper of a purchase or a request as it follows from what can be read, before a host that makes none. */
export function PurchaseInstead({ name, id, language, isCopy, draw }: PurchaseInsteadProps) {
  const agency = useAgencyFacts();
  const forms = useWrittenForms();
  const { facts, id: found, isUnknown, ...reading } = usePurchaseFacts(name, id);
  const link = usePaperLink(name, found);
  const { url } = link;
  if (isUnknown) return <UnknownRecord of={entities[name].route} />;
  const rest = {
    error: reading.error ?? link.error,
    retry() {
      reading.retry();
      if (link.error) void link.refetch();
    },
  };
  if (!facts || !agency || url === undefined) return draw(rest);
  return draw({ ...rest, parts: purchasePaper(facts, { language, forms, agency, isCopy, url }) });
}
