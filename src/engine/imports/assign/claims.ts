import type { Entity } from '#catalog/engine/defineEntity.ts';
import { addressFields } from '#catalog/registry/headings/places.ts';
import { importable } from '../recognise.ts';
import type { HeadedColumn } from './HeadedColumn.ts';
import type { Meaning } from './headMeanings.ts';
import { secondFields } from './secondFields.ts';

/** A column that fills a field, and by which of its meanings. */
export interface Claim {
  readonly column: HeadedColumn;
  readonly meaning: Meaning;
  /** It was given this field because another column has the one that it means. */
  readonly isSecond?: true;
}

/** Records that the columns of each group of an address fill, so that its parts come from one of them. */
function filledGroups(columns: readonly HeadedColumn[]): ReadonlyMap<string, number> {
  const filled = new Map<string, number>();
  for (const { meanings, cells } of columns) {
    const [{ name, group } = { name: '' }] = meanings;
    if (group !== undefined && addressFields.has(name)) filled.set(group, (filled.get(group) ?? 0) + cells.length);
  }
  return filled;
}

const surest: Readonly<Record<Meaning['by'], number>> = { exact: 0, head: 1, part: 2 };

/** Whichever of two columns of one field is preferred, as a sort has it. */
function preferred(groups: ReadonlyMap<string, number>): (one: Claim, other: Claim) => number {
  const order = ({ column, meaning }: Claim): readonly number[] => [
    meaning.by === 'exact' ? 0 : 1,
    column.cells.length > 0 ? 0 : 1,
    meaning.group === undefined ? 0 : 1,
    -(groups.get(meaning.group ?? '') ?? 0),
    surest[meaning.by],
    meaning.rank,
    column.at,
  ];
  return (one, other) => {
    const [first, second] = [order(one), order(other)];
    const at = first.findIndex((value, place) => value !== second[place]);
    return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
  };
}

/**
 * Which column fills which field: each field the one that is preferred for it, and those that lose it what else they may
 * mean.
 */
export function claimsOf(columns: readonly HeadedColumn[], entity: Entity): ReadonlyMap<string, Claim> {
  const fields = new Set(importable(entity));
  const groups = filledGroups(columns);
  const claims = new Map<string, Claim>();
  const placed = new Set<number>();
  // What a head says first goes before what it may also mean; a second field is for those that are left.
  for (const turn of [0, 1, 2]) {
    const open = columns.filter(({ at }) => !placed.has(at));
    const wishes = open
      .flatMap(column => column.meanings.slice(turn, turn + 1).map((meaning): Claim => ({ column, meaning })))
      .filter(({ meaning }) => meaning.kind === 'field')
      .toSorted(preferred(groups));
    for (const wish of wishes) {
      if (claims.has(wish.meaning.name)) continue;
      claims.set(wish.meaning.name, wish);
      placed.add(wish.column.at);
    }
  }
  const later = columns
    .filter(({ at }) => !placed.has(at))
    .flatMap(column => column.meanings.map((meaning): Claim => ({ column, meaning, isSecond: true })))
    .filter(({ meaning }) => meaning.kind === 'field')
    .toSorted(preferred(groups));
  for (const claim of later) {
    const second = secondFields[claim.meaning.name];
    if (second === undefined || !fields.has(second) || claims.has(second) || placed.has(claim.column.at)) continue;
    claims.set(second, claim);
    placed.add(claim.column.at);
  }
  return claims;
}
