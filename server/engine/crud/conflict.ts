import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entityList } from '#catalog/registry/entities.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { databaseErrorOf } from '../../platform/db/databaseError.ts';
import { Problem } from '../../platform/problem.ts';
import { constraintNamed } from '../schema/constraints.ts';
import { lineageOf } from '../records/select.ts';

/** What the database refuses rows for: a taken value or span, a broken CHECK, a missing target. */
const TAKEN = new Set(['23505', '23P01']);
const CHECK = '23514';
const MISSING = '23503';
/** PostgreSQL 18 tells a restricted delete apart from a missing target, its elders do not. */
const RESTRICTED = '23001';

/** The entity of a table, or of the table that one of its fields has for itself; `order_item` may be either. */
const holderOf = (table: string): Entity | undefined =>
  entityList.find(one => one.name === table) ??
  entityList.find(one => Object.keys(one.fields).some(name => `${one.name}_${name}` === table));

type Refusal = NonNullable<ReturnType<typeof databaseErrorOf>>;

/** Whether a row could not go since another needs it; the text names that one's table then, and else the missing one's. */
function isInUse({ code, table = '', detail = '' }: Refusal, deleting: boolean): boolean {
  if (code !== MISSING) return code === RESTRICTED;
  return deleting || (detail.includes(`"${table}"`) && !detail.includes('not present'));
}

/** 409 for a rule of records that the caller did not write themselves. */
function elsewhere(refusal: Refusal, field: string): Problem {
  const code = TAKEN.has(refusal.code ?? '') ? 'taken_elsewhere' : 'rule_elsewhere';
  const { table = '' } = refusal;
  const params = { by: holderOf(table)?.collection ?? table, other: field };
  return new Problem(409, code, { params, violations: [violation('non_field_errors', code, params)] });
}

/**
 * What the database refused although the checks before let it pass, because another request was faster or an effect
 * wrote: of the entity's own rules 400 on the fields, of those of any other table 409; 409 too for a record in use.
 */
export function asProblem(error: unknown, entity: Entity, deleting = false): unknown {
  const cause = databaseErrorOf(error);
  const { code = '', constraint, table = '' } = cause ?? {};
  if (!cause || !(TAKEN.has(code) || [CHECK, MISSING, RESTRICTED].includes(code))) return error;
  if (isInUse(cause, deleting))
    return new Problem(409, 'in_use', { params: { by: holderOf(table)?.collection ?? table } });
  const own = lineageOf(entity);
  const rule = constraintNamed(constraint, own);
  const isOwn = own.some(one => one.name === rule?.entity.name);
  if (rule && isOwn) return new Problem(400, 'invalid', { violations: rule.violations });
  // A table of the host's own that refuses what we write is our failure.
  if (!rule && !holderOf(table)) return error;
  const problem = elsewhere(cause, rule?.violations[0]?.field ?? constraint ?? '');
  // A rule that the catalogue does not know may be a defect of ours, which the log is to show.
  if (!rule) problem.cause = error;
  return problem;
}
