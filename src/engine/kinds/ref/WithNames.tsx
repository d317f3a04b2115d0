import type { ReactNode } from 'react';
import { ChoicesContextProvider, type ChoicesContextValue, useChoicesContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useForeign } from './useForeign.ts';

/** Under this name a choice says what it is called, where its record may not be read. */
export const FOREIGN = 'foreign';

const idsIn = (value: unknown): number[] => [value].flat().filter(id => typeof id === 'number');

interface Props {
  readonly source: string;
  readonly target: string;
  readonly children: ReactNode;
}

/**
 * Adds to the choices of a box what stands in it of another branch, so that it neither looks empty nor is lost while
 * something else is chosen.
 */
export function WithForeign({ source, target, children }: Props) {
  const choices = useChoicesContext();
  const foreign = useForeign(target, idsIn(useWatch({ name: source }))).map(({ id, text }) => ({
    id,
    [FOREIGN]: text,
  }));
  const added = (known: readonly object[] | undefined) => [...(known ?? []), ...foreign];
  const { allChoices, availableChoices, selectedChoices } = choices;
  const more = {
    allChoices: added(allChoices),
    availableChoices: added(availableChoices),
    selectedChoices: added(selectedChoices),
  };
  // The same state of the look-up with more to choose from, which the union of its states cannot say.
  const value = foreign.length === 0 ? choices : ({ ...choices, ...more } as ChoicesContextValue);
  return <ChoicesContextProvider value={value}>{children}</ChoicesContextProvider>;
}
