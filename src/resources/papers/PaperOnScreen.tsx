import { type ReactNode, useState } from 'react';
import type { Identifier } from 'react-admin';
import type { PaperData, PaperLanguage } from '#catalog/engine/papers/PaperData.ts';
import { useLanguage } from '#src/i18n/locale.ts';
import { useSite } from '#src/layout/useSite.ts';
import { CopyChoice } from '#src/engine/documents/CopyChoice.tsx';
import { PaperLanguageChoice } from '#src/engine/documents/PaperLanguageChoice.tsx';
import { PaperSheet } from '#src/engine/documents/PaperSheet.tsx';
import { PdfButton } from '#src/engine/documents/PdfButton.tsx';
import { PrintAtOnce } from '#src/engine/documents/PrintAtOnce.tsx';
import { type PaperReading, PrintPage } from '#src/engine/documents/PrintPage.tsx';
import { type PaperWish, usePaperData } from '#src/engine/documents/usePaperData.ts';

/** Reads a paper itself, and has it drawn by whoever asks. */
export interface InsteadProps extends PaperWish {
  draw(reading: PaperReading<PaperData>): ReactNode;
}

interface PaperOnScreenProps {
  readonly kind: string;
  readonly id: Identifier;
  /** What else is asked for, such as a period. */
  readonly query?: PaperWish['query'];
  /** Path of the record that it is the paper of. */
  readonly backTo: string;
  /** Key of what the way there is called. */
  readonly back?: string;
  /** What else stands above it. */
  readonly tools?: ReactNode;
  /** Told when it has been printed, or saved as PDF, as a host that makes papers says it. */
  onPrinted?(): void;
  /** Before a host that makes no papers, as those of the family; without, such a host has none of this kind. */
  readonly children?: (props: InsteadProps) => ReactNode;
}

const none = new Error('papers.none');

/** A paper as its host says it, ready for the printer, in the language that is chosen for it. */
export function PaperOnScreen({ kind, id, query, backTo, back = 'papers.back', ...rest }: PaperOnScreenProps) {
  const { tools, onPrinted, children } = rest;
  const own = useLanguage();
  const [chosen, choose] = useState<PaperLanguage>();
  const [isCopy, setCopy] = useState(false);
  const wish: PaperWish = { language: chosen ?? own, isCopy, ...(query && { query }) };
  const asked = usePaperData(kind, id, wish);
  const { logo } = useSite();
  const draw = ({ parts, ...reading }: PaperReading<PaperData>) => (
    <PrintPage
      // Without the logo of the house, nothing is printed yet.
      paper={{ ...reading, ...(parts && logo !== null && { parts }) }}
      words={{ back, print: 'voucherPages.print' }}
      backTo={backTo}
      {...(onPrinted && !asked.isUnknown && { onPrinted })}
      tools={
        <>
          {tools}
          <PaperLanguageChoice language={wish.language} onLanguage={choose} />
          <CopyChoice isCopy={isCopy} onCopy={setCopy} />
          {!asked.isUnknown && parts && (
            <PdfButton
              kind={kind}
              id={id}
              title={parts.title}
              disabled={reading.isChanging === true}
              {...(onPrinted && { onMade: onPrinted })}
              {...wish}
            />
          )}
        </>
      }
      finished={paper => paper}
    >
      {paper => (
        <>
          <PaperSheet paper={paper} logo={logo} />
          <PrintAtOnce />
        </>
      )}
    </PrintPage>
  );
  if (!asked.isUnknown) return draw(asked);
  return children ? children({ ...wish, draw }) : draw({ error: none, retry: asked.retry });
}
