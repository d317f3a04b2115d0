import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';
import { fieldsOf } from './fieldsOf.ts';
import type { Proposal, Target } from './Proposal.ts';

/** Columns that mean one field, of which somebody has to choose or to join them. */
export interface Collision {
  readonly field: string;
  /** Places of the columns. */
  readonly columns: readonly number[];
}

interface Asked {
  readonly proposals: readonly Proposal[];
  readonly targets: readonly Target[];
  /** Places of columns about which somebody has decided. */
  readonly decided: ReadonlySet<number>;
  /** Rows that are records. */
  readonly records: Sheet;
}

const textAt = (row: Sheet[number], at: number): string => cellText(row[at]).trim();

/** Whether a column says something in a row that another does not say there. */
const saysMore = (records: Sheet, at: number, than: number): boolean =>
  records.some(row => textAt(row, at) !== '' && textAt(row, at) !== textAt(row, than));

/** Columns that fill one field without being joined for it, and columns that lost theirs to another and say more. */
export function collisionsOf({ proposals, targets, decided, records }: Asked): readonly Collision[] {
  const places = new Map<string, number[]>();
  for (const [at, target] of targets.entries())
    for (const name of fieldsOf(target)) places.set(name, [...(places.get(name) ?? []), at]);
  const isJoined = (at: number): boolean => {
    const target = targets[at];
    return target?.kind === 'field' && target.join !== undefined;
  };
  const found = new Map([...places].filter(([, all]) => all.length > 1 && !all.every(isJoined)));
  for (const { at, confidence, rivals } of proposals) {
    if (decided.has(at) || confidence !== 'none' || targets[at]?.kind !== 'left') continue;
    const [name = ''] = rivals;
    const [winner, ...more] = places.get(name) ?? [];
    // A winner that somebody has chosen over the others was chosen with them in sight.
    if (winner === undefined || more.length > 0 || decided.has(winner) || !saysMore(records, at, winner)) continue;
    found.set(name, [...(found.get(name) ?? [winner]), at]);
  }
  return [...found].map(([field, columns]) => ({ field, columns }));
}
