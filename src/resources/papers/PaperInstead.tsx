import type { Identifier } from 'react-admin';
import type { PaperData } from '#catalog/engine/papers/PaperData.ts';
import type { PaperFrame } from '#catalog/engine/papers/PaperFacts.ts';
import type { PaperName } from '#catalog/registry/papers.ts';
import { useWrittenForms } from '#src/authProvider/useToday.ts';
import { usePaperLink } from '#src/engine/documents/usePaperLink.ts';
import type { InsteadProps } from './PaperOnScreen.tsx';
import { useAgencyFacts } from './useAgencyFacts.ts';

/** What the paper of a document says, on its way. */
export interface FactsReading<F> {
  /** Absent before all of them are there, so that none is printed with a part of it missing. */
  readonly facts?: F;
  readonly error: Error | null;
  retry(): void;
}

interface PaperInsteadProps<F> extends InsteadProps {
  readonly name: PaperName;
  readonly id: Identifier;
  readonly reading: FactsReading<F>;
  /** Puts what it says into a language. */
  paper(facts: F, frame: PaperFrame): PaperData;
}

/** The paper of a document as it follows from what can be read, before a host that makes none. */
export function PaperInstead<F>({ name, id, reading, paper, language, isCopy, draw }: PaperInsteadProps<F>) {
  const agency = useAgencyFacts();
  const forms = useWrittenForms();
  const { facts } = reading;
  const link = usePaperLink(name, facts && id);
  const { url } = link;
  const rest = {
    error: reading.error ?? link.error,
    retry() {
      reading.retry();
      if (link.error) void link.refetch();
    },
  };
  if (!facts || !agency || url === undefined) return draw(rest);
  return draw({ ...rest, parts: paper(facts, { language, forms, agency, isCopy, url }) });
}
