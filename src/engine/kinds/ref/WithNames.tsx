import type { ReactNode } from 'react';
import {
  ChoicesContextProvider,
  type ChoicesContextValue,
  type RaRecord,
  useChoicesContext,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MARKS } from '#catalog/engine/wire.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import { titleOfTold, toldIn } from './toldIn.ts';
import { useForeign } from './useForeign.ts';

/** Under this name a choice says what it is called, of which nothing else is known. */
export const CALLED = 'called';

const idsIn = (value: unknown): number[] => [value].flat().filter(id => typeof id === 'number');

/** What the record around tells of those that stand in a box, as far as they may be read. */
function toldChoices(record: unknown, target: string, ids: readonly number[]): RaRecord[] {
  return ids.flatMap(id => {
    const told = toldIn(record, target, id);
    const title = titleOfTold(told, id);
    if (title === undefined) return [];
    return [{ id, [CALLED]: title, ...(isObject(told) && told.marks && { [MARKS]: told.marks }) }];
  });
}

interface Props {
  readonly source: string;
  readonly target: string;
  /**
   * What the titles that the record around tells are good for: all that is said, or until what else there is to say
   * comes; without, they are not taken.
   */
  readonly told?: 'for good' | 'at first' | undefined;
  readonly children: ReactNode;
}

/**
 * Adds to the choices of a box what stands in it and is known by its name alone: of another branch, so that it neither
 * looks empty nor is lost while something else is chosen; and what the record around tells, until its own record comes.
 */
export function WithNames({ source, target, told: use, children }: Props) {
  const choices = useChoicesContext();
  const record = useRecordContext();
  const ids = idsIn(useWatch({ name: source }));
  const foreign = useForeign(target, ids).map(({ id, text }): RaRecord => ({ id, [CALLED]: text }));
  const told = use ? toldChoices(record, target, ids) : [];
  const isTold = ({ id }: RaRecord) => told.some(one => one.id === id);
  // A title that is all there is to say is never older than the record around; what was once asked for may be.
  const added = (known: readonly RaRecord[] | undefined = []) =>
    use === 'for good'
      ? [...told, ...known.filter(one => !isTold(one)), ...foreign]
      : [...told.filter(({ id }) => known.every(one => one.id !== id)), ...known, ...foreign];
  const { allChoices, availableChoices, selectedChoices } = choices;
  const more = {
    allChoices: added(allChoices),
    availableChoices: foreign.length > 0 ? [...(availableChoices ?? []), ...foreign] : availableChoices,
    selectedChoices: added(selectedChoices),
  };
  // The same state of the look-up with more to choose from, which the union of its states cannot say.
  const value = foreign.length + told.length === 0 ? choices : ({ ...choices, ...more } as ChoicesContextValue);
  return <ChoicesContextProvider value={value}>{children}</ChoicesContextProvider>;
}
