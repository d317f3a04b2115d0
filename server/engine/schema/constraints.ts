import { type Entity, ownFields } from '#catalog/engine/defineEntity.ts';
import { entityList } from '#catalog/registry/entities.ts';
import type { Field } from '#catalog/engine/fields.ts';
import { lineEntities } from '#catalog/engine/lineRules.ts';
import { brokenCheck, checksOf, keysOf, takenKey } from '#catalog/engine/rules.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { checkName, keyName } from './rules.ts';
import { uniqueName } from './tables.ts';

/** PostgreSQL cuts longer names off. */
const LONGEST_NAME = 63;

/** A rule that the database holds, by its name there, and what is said of whoever breaks it. */
interface Constraint {
  readonly name: string;
  readonly entity: Entity;
  readonly violations: readonly Violation[];
}

/** Names of the foreign keys of a field: its own, that of its pairs, those of its lines. */
function keysOfField(entity: Entity, name: string, { kind, target, lines = {} }: Field): string[] {
  const own = `${entity.name}_${name}`;
  if (kind === 'refs') return [`${own}_target_${target}_id_fk`];
  return [`${own}_fk`, ...Object.keys(lines).map(line => `${own}_${line}_fk`)];
}

function constraintsOf(entity: Entity): Constraint[] {
  const held = (name: string, violations: readonly Violation[]): Constraint => ({
    name: name.slice(0, LONGEST_NAME),
    entity,
    violations,
  });
  return [
    ...ownFields(entity).flatMap(([name, field]) => [
      ...(field.unique ? [held(uniqueName(entity.name, name), [violation(name, 'taken')])] : []),
      ...keysOfField(entity, name, field).map(key => held(key, [violation(name, 'unknown_reference', { id: '' })])),
    ]),
    ...keysOf(entity).map(key => held(keyName(entity, key), takenKey(key))),
    ...checksOf(entity).map(one => held(checkName(entity, one), [brokenCheck(entity, one)])),
    // The database does not say which of the lines it was.
    ...lineEntities(entity).flatMap(({ name, line }) => [
      ...keysOf(line).map(key => held(keyName(line, key), [violation(name, 'repeated_in_lines')])),
      ...checksOf(line).map(one => held(checkName(line, one), [{ ...brokenCheck(line, one), field: name }])),
    ]),
  ];
}

/** The rule of a name in any table: of these entities, and of the catalogue. */
export const constraintNamed = (name: string | undefined, first: readonly Entity[]): Constraint | undefined =>
  [...first, ...entityList].flatMap(constraintsOf).find(one => one.name === name);
