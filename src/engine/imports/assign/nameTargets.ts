import type { Entity } from '#catalog/engine/defineEntity.ts';
import { cellText, type SheetCell } from '#catalog/engine/reading/Sheet.ts';
import type { Claim } from './claims.ts';
import { shareOf } from './cellForms.ts';
import type { HeadedColumn } from './HeadedColumn.ts';
import type { Target } from './Proposal.ts';
import { untitledName } from './untitledName.ts';

/** What becomes of the columns of names, by their place. */
export type NameTargets = ReadonlyMap<number, Target>;

interface Parts {
  readonly given: string;
  readonly last: string;
}

/** The fields of the parts of a name; undefined for an entity that has one field for it, or none. */
export const partsOf = ({ fields }: Pick<Entity, 'fields'>): Parts | undefined =>
  'given_names' in fields
    ? { given: 'given_names', last: 'surname' }
    : 'first_name' in fields
      ? { given: 'first_name', last: 'last_name' }
      : undefined;

const isLocal = (cell: SheetCell): boolean =>
  /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}]/u.test(cellText(cell));
const hasComma = (cell: SheetCell): boolean => /[,/،]/.test(untitledName(cellText(cell)).name);

/** How a whole name is parted, by how its cells and its head are written. */
function splitOf({ cells }: HeadedColumn, { given, last }: Parts, isSurnameFirst: boolean): Target {
  if (shareOf(cells, hasComma) > 0.5) return { kind: 'split', names: [last, given], by: 'comma' };
  if (isSurnameFirst) return { kind: 'split', names: [last, given], by: 'first_word' };
  return { kind: 'split', names: [given, last], by: 'last_word' };
}

/**
 * What becomes of columns with whole names and with the parts between: a whole name is parted unless its parts have columns
 * of their own, beside a column of surnames it is the given names, and middle names are joined to the first. What local
 * script holds goes where it is asked for, if the name stands in Latin letters too.
 */
export function nameTargets(
  columns: readonly HeadedColumn[],
  claims: ReadonlyMap<string, Claim>,
  entity: Entity,
): NameTargets {
  const targets = new Map<number, Target>();
  const parts = partsOf(entity);
  const taken = new Set([...claims.values()].map(({ column }) => column.at));
  const of = (...kinds: readonly string[]) =>
    columns.filter(({ at, meanings }) => !taken.has(at) && kinds.includes(meanings[0]?.kind ?? ''));
  const middles = of('middle');
  const join = (name: string, ...joined: readonly (HeadedColumn | undefined)[]): void => {
    const kept = joined.filter(column => column !== undefined);
    if (kept.length === 1) for (const { at } of kept) targets.set(at, { kind: 'field', name });
    else for (const [order, { at }] of kept.entries()) targets.set(at, { kind: 'field', name, join: order + 1 });
  };
  if (!parts) {
    // A party has one field for its name; `First name` and `Last name` are joined for it.
    if (claims.get('name')?.column.cells.length) return targets;
    join('name', ...of('first'), ...middles, ...of('last'));
    return targets;
  }
  const wholes = of('whole', 'surname_first').toSorted(
    (one, other) =>
      Number(other.cells.length > 0) - Number(one.cells.length > 0) ||
      (one.meanings[0]?.rank ?? 0) - (other.meanings[0]?.rank ?? 0),
  );
  const [given, last] = [claims.get(parts.given), claims.get(parts.last)];
  const latin = wholes.find(({ cells }) => shareOf(cells, isLocal) < 0.5) ?? wholes[0];
  const isGivenFilled = given !== undefined && (given.column.cells.length > 0 || latin?.cells.length === 0);
  const main = isGivenFilled ? undefined : latin;
  if (given && isGivenFilled) join(parts.given, given.column, ...middles);
  else if (main && last && last.column.cells.length > 0) join(parts.given, main, ...middles);
  else if (main) targets.set(main.at, splitOf(main, parts, main.meanings[0]?.kind === 'surname_first'));
  const local = wholes.find(column => column !== main && shareOf(column.cells, isLocal) >= 0.5);
  if (local && 'full_name_local' in entity.fields && !claims.has('full_name_local')) join('full_name_local', local);
  // A contact of a firm has the name of the firm for its own, beside that of a person.
  const firm = wholes.find(column => column !== main && column !== local);
  if (firm && 'company_name' in entity.fields && !claims.has('company_name')) join('company_name', firm);
  return targets;
}
