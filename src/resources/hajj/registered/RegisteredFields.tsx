import { groupBy, mapValues } from 'es-toolkit';
import { type ReactNode, useMemo } from 'react';
import { FieldNotes } from '#src/engine/kinds/FieldNotes.ts';
import type { Registered } from './Alike.ts';
import type { KnownTwins } from './knownTwins.ts';
import { SaidOfAll } from './SaidOfAll.tsx';
import { SamePerson } from './SamePerson.tsx';
import { useRegistered } from './useRegistered.ts';
import { useTwinErrors } from './useTwinErrors.ts';

const nobody: Registered = { twins: [], likenesses: [] };

/** Beneath each number who else has it, or one like it. */
function notesOf({ twins, likenesses }: Registered): Readonly<Record<string, ReactNode>> {
  const found = [
    ...twins.map(file => ({ file, isLikeness: false })),
    ...likenesses.map(file => ({ file, isLikeness: true })),
  ];
  return mapValues(
    groupBy(found, ({ file }) => file.field),
    all => all.map(one => <SamePerson key={one.file.id ?? one.file.branch ?? ''} {...one} />),
  );
}

interface RegisteredFieldsProps {
  readonly known: KnownTwins;
  readonly children: ReactNode;
}

/** The fields of a pilgrim, which say while somebody types that the person is registered already, or may be. */
export function RegisteredFields({ known, children }: RegisteredFieldsProps) {
  const registered = useRegistered();
  useTwinErrors(known, registered);
  const { answer = nobody } = registered;
  const notes = useMemo(() => notesOf(answer), [answer]);
  return (
    <FieldNotes value={notes}>
      <SaidOfAll {...answer} />
      {children}
    </FieldNotes>
  );
}
