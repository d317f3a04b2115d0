import type { Principal } from './access.ts';
import type { Entity } from '../defineEntity.ts';
import type { Field } from '../fields.ts';
import { unreadable } from './fieldRights.ts';
import { checksOf, fieldsOfCheck, fieldsOfKey, keysOf } from '../rules.ts';

const made = new WeakMap<Entity, Map<string, Entity>>();

/** A field without those of its lines that are hidden, and without rules about them. */
function withoutIn(name: string, field: Field, hidden: readonly string[]): Field {
  const isSeen = (line: string): boolean => !hidden.includes(`${name}.${line}`);
  const { lines, rules } = field;
  if (!lines || Object.keys(lines).every(isSeen)) return field;
  return {
    ...field,
    lines: Object.fromEntries(Object.entries(lines).filter(([line]) => isSeen(line))),
    ...(rules && {
      rules: {
        unique: rules.unique?.filter(key => key.every(isSeen)),
        checks: rules.checks?.filter(check => fieldsOfCheck(check).every(isSeen)),
      },
    }),
  };
}

function without(entity: Entity, hidden: readonly string[]): Entity {
  const keep = (names: readonly string[]): string[] => names.filter(name => !hidden.includes(name));
  const isSeen = (names: readonly string[]): boolean => keep(names).length === names.length;
  return {
    ...entity,
    fields: Object.fromEntries(
      Object.entries(entity.fields)
        .filter(([name]) => !hidden.includes(name))
        .map(([name, field]) => [name, withoutIn(name, field, hidden)]),
    ),
    list: keep(entity.list),
    form: Object.fromEntries(
      Object.entries(entity.form)
        .map(([section, names]) => [section, keep(names)] as const)
        .filter(([, names]) => names.length > 0),
    ),
    unique: keysOf(entity).filter(key => isSeen(fieldsOfKey(key))),
    checks: checksOf(entity).filter(check => isSeen(fieldsOfCheck(check))),
  };
}

/** An entity as somebody sees it, without the fields that they do not read; the same object for the same fields. */
export function readableEntity(who: Principal, entity: Entity): Entity {
  const hidden = unreadable(who, entity);
  if (hidden.length === 0) return entity;
  const known = made.get(entity) ?? new Map<string, Entity>();
  made.set(entity, known);
  const seen = known.get(hidden.join()) ?? without(entity, hidden);
  known.set(hidden.join(), seen);
  return seen;
}
