import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { useIsTold } from './useIsTold.ts';

interface BelowProps {
  readonly children: ReactNode;
}

function OnceTold({ file, children }: BelowProps & { readonly file: RaRecord }) {
  const isBeside = useMediaQuery(theme => theme.breakpoints.up('lg'), { noSsr: true });
  return useIsTold(file) || isBeside ? children : null;
}

/** Where the cards stand above, what comes below them waits: a field that gets the focus would be pushed out of sight. */
export function BelowCards({ children }: BelowProps) {
  const file = useRecordContext();
  return file ? <OnceTold file={file}>{children}</OnceTold> : children;
}
