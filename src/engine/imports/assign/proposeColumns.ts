import type { Entity } from '#catalog/engine/defineEntity.ts';
import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';
import { importable, type SheetWords } from '../recognise.ts';
import { addressTargets } from './addressTargets.ts';
import { type Claim, claimsOf } from './claims.ts';
import { fieldsOf } from './fieldsOf.ts';
import { fromContent } from './fromContent.ts';
import { type HeadedColumn, headedColumns, recordsOf } from './HeadedColumn.ts';
import { nameTargets } from './nameTargets.ts';
import type { Confidence, Proposal, Proposals, Target } from './Proposal.ts';
import type { Table } from './Table.ts';

interface Asked {
  readonly entity: Entity;
  readonly languages: readonly SheetWords[];
  /** Whether a head is that of our own ids, which an export of ours marks. */
  readonly isOurs: (head: string) => boolean;
  /** The day of who reads the sheet, as `YYYY-MM-DD`. */
  readonly today?: string;
}

type Told = Pick<Proposal, 'target' | 'confidence'>;

const LEFT: Target = { kind: 'left' };
const SAMPLES = 3;

/** A head of ours, or one that says just this field, needs nobody to look at it. */
function confidenceOf({ column, meaning, isSecond }: Claim): Confidence {
  if (meaning.by === 'exact' && !isSecond) return 'sure';
  return meaning.by === 'part' || isSecond || column.cells.length === 0 ? 'likely' : 'sure';
}

function rivalsOf({ meanings, rivals }: HeadedColumn, target: Target): readonly string[] {
  const meant = meanings.filter(({ kind }) => kind === 'field').map(({ name }) => name);
  return [...new Set([...meant, ...rivals])].filter(name => !fieldsOf(target).includes(name));
}

/**
 * Proposes for each column of a table what it becomes: a field by its head, if its cells do not contradict it, or by its
 * cells alone where it has no head. A field has one column, or those that are joined for it. A column of which it is not
 * plain what it means is left.
 */
export function proposeColumns(table: Table, sheet: Sheet, asked: Asked): Proposals {
  const { entity, languages, isOurs, today = new Date().toISOString().slice(0, 10) } = asked;
  const rows = recordsOf(sheet, table);
  const columns = headedColumns(table, rows, { entity, languages, today }).map(column =>
    isOurs(column.head) ? { ...column, meanings: [] } : column,
  );
  const claims = claimsOf(columns, entity);
  const told = new Map<number, Told>();
  for (const [name, claim] of claims)
    told.set(claim.column.at, { target: { kind: 'field', name }, confidence: confidenceOf(claim) });
  for (const [at, target] of [...nameTargets(columns, claims, entity), ...addressTargets(columns, claims, entity)])
    told.set(at, { target, confidence: target.kind === 'split' ? 'likely' : (told.get(at)?.confidence ?? 'likely') });
  for (const { at, head, meanings } of columns) {
    if (isOurs(head)) told.set(at, { target: { kind: 'field', name: 'id' }, confidence: 'sure' });
    else if (!told.has(at) && meanings[0]?.kind === 'own') told.set(at, { target: LEFT, confidence: 'sure' });
  }
  const taken = new Set([...told.values()].flatMap(({ target }) => fieldsOf(target)));
  const free = new Set(importable(entity).filter(name => !taken.has(name)));
  const open = columns.filter(({ at }) => !told.has(at));
  for (const [at, name] of fromContent(open, entity, { free, today }))
    told.set(at, { target: { kind: 'field', name }, confidence: 'likely' });
  const proposals = columns.map((column): Proposal => {
    const { at, head, cells } = column;
    const { target, confidence } = told.get(at) ?? { target: LEFT, confidence: 'none' };
    const samples = cells.slice(0, SAMPLES).map(cellText);
    return { at, head, samples, target, confidence, rivals: rivalsOf(column, target) };
  });
  const filled = new Set(proposals.flatMap(({ target }) => fieldsOf(target)));
  return {
    proposals,
    missing: importable(entity).filter(name => entity.fields[name]?.required && !filled.has(name)),
  };
}
