import { useStoreContext } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { useEntity } from '../entity/useEntity.ts';
import { fieldsOf } from './assign/fieldsOf.ts';
import { headingsKey } from './assign/headingsKey.ts';
import { type Choices, noChoices } from './Choices.ts';
import type { Prepared } from './prepare.ts';
import { importable } from './recognise.ts';

/** What was decided of the last sheet with the same heads, and on which day, as `YYYY-MM-DD`. */
interface Kept {
  readonly day: string;
  readonly choices: Pick<
    Choices,
    'columns' | 'targets' | 'constants' | 'valueMaps' | 'keys' | 'head' | 'grouping' | 'isOfKnown'
  >;
}

/** Those entries of a record for which something holds. */
const only = <T>(record: Readonly<Record<string, T>>, holds: (name: string, one: T) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name, one]) => holds(name, one)));

/** Decisions that hold for the next sheet too: every column as it was assigned, but no day, which is another then. */
function lasting(entity: Entity, choices: Choices, prepared: Prepared): Kept['choices'] {
  const { columns, constants, keys, head, grouping, isOfKnown } = choices;
  const targets = Object.fromEntries(
    // Whose ids they are is seen anew in each sheet.
    [...prepared.targets.entries()].filter(([, target]) => !fieldsOf(target).includes('id')),
  );
  const isDay = (name: string) => ['date', 'dateTime'].includes(entity.fields[name]?.kind ?? '');
  return {
    columns,
    targets,
    constants: only(constants, name => !isDay(name)),
    valueMaps: prepared.valueMaps,
    keys,
    head,
    grouping,
    isOfKnown,
  };
}

/** Keeps what was decided of a sheet for the next one that has the same heads, with what this user has kept else. */
export function useKeptChoices() {
  const entity = useEntity();
  const store = useStoreContext();
  const keyOf = ({ table }: Prepared) => `imports.${entity.route}.${headingsKey(table.heads)}`;
  /** By the key of a sheet; undefined where none was imported under it. */
  const recall = (key: string): (Omit<Kept, 'choices'> & { readonly choices: Choices }) | undefined => {
    const kept = store.getItem<Kept>(key);
    if (!kept?.choices) return undefined;
    // A field that the catalogue no longer has may still be in the browser's memory.
    const known = new Set(importable(entity));
    const targets = only(kept.choices.targets, (_, target) => fieldsOf(target).every(name => known.has(name)));
    const constants = only(kept.choices.constants, name => known.has(name));
    return { day: kept.day, choices: { ...noChoices, ...kept.choices, targets, constants } };
  };
  const keep = (key: string, day: string, { choices, prepared }: { choices: Choices; prepared: Prepared }) =>
    store.setItem<Kept>(key, { day, choices: lasting(entity, choices, prepared) });
  return { keyOf, recall, keep };
}
