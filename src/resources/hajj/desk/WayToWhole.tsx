import { pick } from 'es-toolkit';
import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { keepTyped } from '#src/authProvider/drafts.ts';

const { route, fields } = hajjPassengerInfo;

/** What a file says itself; the rest comes from its booking. */
const own: readonly string[] = Object.entries(fields).flatMap(([name, field]) =>
  'readOnly' in field && field.readOnly ? [] : [name],
);

interface WayToWholeProps {
  onWhole(): void;
  children(go: () => void): ReactNode;
}

/** Leads to the form of a file alone, to which what was typed goes along. */
export function WayToWhole({ onWhole, children }: WayToWholeProps) {
  const { getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  return children(() => {
    const typed = pick(
      getValues(),
      own.filter(name => dirtyFields[name]),
    );
    if (Object.keys(typed).length > 0) keepTyped(`${route}/create`, typed);
    onWhole();
  });
}
