import { lazy, Suspense } from 'react';
import type { CellProps } from '../FieldViews.ts';
import { MarkupCell } from '../text/MarkupCell.tsx';

const RichText = lazy(() => import('./RichText.tsx').then(module => ({ default: module.RichText })));

/** A formatted text in full; its words until what makes it safe has loaded. */
export const RichTextReading = (props: CellProps) => (
  <Suspense fallback={<MarkupCell {...props} />}>
    <RichText html={String(props.value)} />
  </Suspense>
);
