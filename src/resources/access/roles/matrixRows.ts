import { type Action, actions } from '#catalog/engine/policies.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import type { ModuleName } from '#catalog/engine/names.ts';
import { sections } from '#src/layout/navigation/sections.ts';

/**
 * A row of the matrix: ids of the permissions behind each of its boxes, the first box for the whole row, then one for
 * each action.
 */
export interface MatrixRow {
  readonly key: string;
  /** Route of the records, or name of the module whose rows follow. */
  readonly route?: string;
  readonly module: ModuleName;
  readonly cells: readonly (readonly number[])[];
}

type IdOf = (entity: Entity, action: Action) => number | undefined;

const withWhole = (cells: readonly (readonly number[])[]) => [cells.flat(), ...cells];

/** Boxes that stand for those of several rows. */
export const together = (rows: readonly MatrixRow[]): readonly (readonly number[])[] =>
  [0, ...actions.map((_action, at) => at + 1)].map(column =>
    rows.filter(({ route }) => route !== undefined).flatMap(({ cells }) => cells[column] ?? []),
  );

/** Every row, module by module as the navigation orders them; each module begins with a row for all of it. */
export function matrixRows(idOf: IdOf, isShown: (route: string, module: ModuleName) => boolean): readonly MatrixRow[] {
  return sections.flatMap(({ name: module, items }) => {
    const rows = items
      .filter(({ route }) => isShown(route, module))
      .map(({ name, route }) => ({
        key: name,
        route,
        module,
        cells: withWhole(actions.map(action => [idOf(entityNamed(name), action) ?? []].flat())),
      }));
    return rows.length > 0 ? [{ key: `module ${module}`, module, cells: together(rows) }, ...rows] : [];
  });
}

/** `0` nothing of a box is granted, `1` a part, `2` all, `-` there is no such permission; one letter for each box. */
export const stateOf = (cells: MatrixRow['cells'], granted: ReadonlySet<number>): string =>
  cells
    .map(ids => {
      if (ids.length === 0) return '-';
      const count = ids.filter(id => granted.has(id)).length;
      return count === 0 ? '0' : count === ids.length ? '2' : '1';
    })
    .join('');

const column = (action: Action): number => actions.indexOf(action) + 1;

/** Rows whose records could be changed or deleted, but not be opened for it: their `show` is missing. */
export const unreachable = (rows: readonly MatrixRow[], granted: ReadonlySet<number>): readonly MatrixRow[] =>
  rows.filter(({ route, cells }) => {
    const state = stateOf(cells, granted);
    return (
      route !== undefined &&
      (state[column('edit')] === '2' || state[column('delete')] === '2') &&
      state[column('show')] === '0'
    );
  });

/** The permission that opens the records of a row. */
export const openingOf = ({ cells }: MatrixRow): readonly number[] => cells[column('show')] ?? [];
