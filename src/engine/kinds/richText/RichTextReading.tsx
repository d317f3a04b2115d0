import { onDemand } from '../../onDemand/onDemand.tsx';
import type { CellProps } from '../FieldViews.ts';
import { MarkupCell } from '../text/MarkupCell.tsx';

/** A formatted text in full; its words until what makes it safe has loaded. */
export const RichTextReading = onDemand<CellProps>(async () => {
  const { RichText } = await import('./RichText.tsx');
  return ({ value }) => <RichText html={String(value)} />;
}, MarkupCell);
