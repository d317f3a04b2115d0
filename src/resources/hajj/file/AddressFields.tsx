import { type ReactNode, useContext, useMemo } from 'react';
import { FieldNotes } from '#src/engine/kinds/FieldNotes.ts';
import { CopyAddress } from './CopyAddress.tsx';

/** The fields of a pilgrim, with a way to say beneath the permanent address that it is the present one. */
export function AddressFields({ children }: { readonly children: ReactNode }) {
  const notes = useContext(FieldNotes);
  const all = useMemo(() => ({ ...notes, permanent_address: <CopyAddress /> }), [notes]);
  return <FieldNotes value={all}>{children}</FieldNotes>;
}
