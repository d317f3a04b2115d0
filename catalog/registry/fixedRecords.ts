import { permissionNames } from './commandRights.ts';
import type { Entity } from '../engine/defineEntity.ts';
import { isBuiltIn } from '../engine/access/accountLaw.ts';

type Values = Readonly<Record<string, unknown>>;

const asked = new Set(permissionNames);

/** What the product knows by name. */
const known: Readonly<Record<string, (name: unknown) => boolean>> = {
  role: isBuiltIn,
  permission: name => typeof name === 'string' && asked.has(name),
};

/** Whether a record stays, whoever wants it gone: the product itself relies on it, by name or as the record says. */
export const isFixed = ({ name }: Pick<Entity, 'name'>, record: Values): boolean =>
  record['is_deletable'] === false || known[name]?.(record['name']) === true;
