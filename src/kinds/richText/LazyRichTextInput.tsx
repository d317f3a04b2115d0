import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { FieldInputProps } from '../FieldViews.ts';

const RichTextEditor = lazy(() => import('./RichTextEditor.tsx').then(module => ({ default: module.RichTextEditor })));

/** The editor is larger than everything else of a form, so it comes by itself. */
export const LazyRichTextInput = (props: FieldInputProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height="14rem" />}>
    <RichTextEditor {...props} />
  </Suspense>
);
