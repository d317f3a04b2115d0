import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { contentSx } from './contentSx.ts';
import { purified } from './purified.ts';

/** A formatted text as its readers see it, each paragraph in its own direction. */
export function RichText({ html }: { readonly html: string }) {
  const safe = useMemo(() => purified(html), [html]);
  // The one place where text becomes markup; `purified` is what makes that harmless.
  return <Box sx={contentSx} dangerouslySetInnerHTML={{ __html: safe }} />;
}
