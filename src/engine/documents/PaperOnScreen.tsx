import { type ReactNode, useState } from 'react';
import type { Identifier } from 'react-admin';
import type { PaperData, PaperLanguage } from '#catalog/engine/papers/PaperData.ts';
import { useLanguage } from '../../i18n/locale.ts';
import { useSite } from '../../layout/useSite.ts';
import { CopyChoice } from './CopyChoice.tsx';
import { PaperLanguageChoice } from './PaperLanguageChoice.tsx';
import { PaperSheet } from './PaperSheet.tsx';
import { PdfButton } from './PdfButton.tsx';
import { PrintAtOnce } from './PrintAtOnce.tsx';
import { type PaperReading, PrintPage } from './PrintPage.tsx';
import { type PaperWish, usePaperData } from './usePaperData.ts';

/** Reads a paper itself, and has it drawn by whoever asks. */
export interface InsteadProps extends PaperWish {
  draw(reading: PaperReading<PaperData>): ReactNode;
}

interface PaperOnScreenProps {
  readonly kind: string;
  readonly id: Identifier;
  /** Path of the record that it is the paper of. */
  readonly backTo: string;
  /** Key of what the way there is called. */
  readonly back?: string;
  /** What else stands above it. */
  readonly tools?: ReactNode;
  /** Before a host that makes no papers, as those of the family; without, such a host has none of this kind. */
  readonly children?: (props: InsteadProps) => ReactNode;
}

const none = new Error('papers.none');

/** A paper as its host says it, ready for the printer, in the language that is chosen for it. */
export function PaperOnScreen({ kind, id, backTo, back = 'papers.back', tools, children }: PaperOnScreenProps) {
  const own = useLanguage();
  const [chosen, choose] = useState<PaperLanguage>();
  const [isCopy, setCopy] = useState(false);
  const wish: PaperWish = { language: chosen ?? own, isCopy };
  const asked = usePaperData(kind, id, wish);
  const isHouseKnown = useSite().title !== null;
  const draw = ({ parts, ...reading }: PaperReading<PaperData>) => (
    <PrintPage
      // Without the logo of the house, nothing is printed yet.
      paper={{ ...reading, ...(parts && isHouseKnown && { parts }) }}
      words={{ back, print: 'voucherPages.print' }}
      backTo={backTo}
      tools={
        <>
          {tools}
          <PaperLanguageChoice language={wish.language} onLanguage={choose} />
          <CopyChoice isCopy={isCopy} onCopy={setCopy} />
          {!asked.isUnknown && parts && (
            <PdfButton kind={kind} id={id} title={parts.title} disabled={reading.isChanging === true} {...wish} />
          )}
        </>
      }
      finished={paper => paper}
    >
      {paper => (
        <>
          <PaperSheet paper={paper} />
          <PrintAtOnce />
        </>
      )}
    </PrintPage>
  );
  if (!asked.isUnknown) return draw(asked);
  return children ? children({ ...wish, draw }) : draw({ error: none, retry: asked.retry });
}
