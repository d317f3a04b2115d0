import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { FieldInputProps } from '../FieldViews.ts';

const LinesInput = lazy(() => import('./LinesInput.tsx').then(module => ({ default: module.LinesInput })));

/** Few forms have lines; the others do not load them. */
export const LazyLinesInput = (props: FieldInputProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
    <LinesInput {...props} />
  </Suspense>
);
