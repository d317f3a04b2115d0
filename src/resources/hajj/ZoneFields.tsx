import { type ReactNode, useContext, useMemo } from 'react';
import { FieldNotes } from '#src/engine/kinds/FieldNotes.ts';
import { usePastedZone } from './usePastedZone.ts';
import { ZoneNote } from './ZoneNote.tsx';

/** The fields of a pilgrim, which a pasted document fills; what it was, and what it says otherwise, stands beneath it. */
export function ZoneFields({ children }: { readonly children: ReactNode }) {
  const notes = useContext(FieldNotes);
  const pasted = usePastedZone();
  const all = useMemo(
    () => ({ ...notes, ...(pasted && { passport_mrz: <ZoneNote pasted={pasted} /> }) }),
    [notes, pasted],
  );
  return <FieldNotes value={all}>{children}</FieldNotes>;
}
