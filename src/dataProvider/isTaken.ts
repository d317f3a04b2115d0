import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { user } from '../../catalog/people/user.ts';
import { mount } from '../../catalog/engine/wire.ts';
import { isObject } from './isObject.ts';
import { rawPage } from './rawPage.ts';
import type { TakenParams } from './RihlaDataProvider.ts';
import { type Host, send } from './send.ts';

/** Fields for which the contract has a check of its own (3.1); everybody who may sign in shares them. */
const checked = ['email', 'username', 'primary_phone', 'secondary_phone'];

const isUser = (entity: Entity): boolean =>
  entity.name === user.name || (entity.base !== undefined && isUser(entity.base));

async function checkUser(host: Host, { field, value, id }: TakenParams, signal?: AbortSignal): Promise<boolean> {
  // Hosts add the plus sign of a phone themselves.
  const query = new URLSearchParams({ [field]: field.endsWith('_phone') ? value.replace(/^\+/, '') : value });
  if (id !== undefined) query.set('user', String(id));
  const path = `${mount(user.name)}/check_${field}_when_${id === undefined ? 'create' : 'update'}/`;
  const { body } = await send(host, { path, query, signal });
  return isObject(body) && body[`${field}_exists`] === true;
}

const same = (one: unknown, other: unknown): boolean =>
  String(one).trim().toLowerCase() === String(other).trim().toLowerCase();

/** Whether another record holds this value already. */
export async function isTaken(
  host: Host,
  entity: Entity,
  params: TakenParams & { signal?: AbortSignal | undefined },
): Promise<boolean> {
  const { field, value, id, signal } = params;
  if (isUser(entity) && checked.includes(field)) return checkUser(host, params, signal);
  const { rows } = await rawPage(host, entity, { page: 1, size: 2, filter: { [field]: value }, signal });
  // Compared again, because some hosts ignore filters.
  return rows.some(row => same(row[field], value) && !same(row['id'], id));
}
