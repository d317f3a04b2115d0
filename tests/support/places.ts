import { belongingOf, isBounded } from '../../catalog/registry/belonging.ts';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { tableOf } from '../../server/engine/schema/tables.ts';
import { type Colleague, hire } from './hire.ts';
import type { Office } from './office.ts';
import { createSample } from './sample.ts';

/** Where a record stands for whoever works in a branch; `anywhere` for entities that no branch bounds. */
export type BranchPlace = 'own' | 'foreign' | 'none' | 'anywhere';

export function placesOf(entity: Entity): readonly BranchPlace[] {
  const belonging = belongingOf(entity);
  if (!isBounded(belonging)) return ['anywhere'];
  return belonging.field !== undefined && entity.fields[belonging.field]?.required
    ? ['own', 'foreign']
    : ['own', 'foreign', 'none'];
}

/** Two branches, and somebody in one of them who may do everything there, but nothing elsewhere. */
export interface Ground {
  readonly office: Office;
  readonly branches: Readonly<Record<BranchPlace, number | null>>;
  readonly clerk: Colleague;
}

/** Staff and users of the office work in its own branch from now on. */
export async function openGround(office: Office): Promise<Ground> {
  const [own, foreign] = [
    (await createSample(office, entities.branch)).id,
    (await createSample(office, entities.branch)).id,
  ];
  for (const who of ['user', 'staff'] as const)
    await office.call('PUT', calls('employee').update(office.ids[who]), { body: { branch: own } });
  const { body } = await office.call('GET', calls('permission').everything);
  const names = body.permissions
    .map(({ name }: { name: string }) => name)
    .filter((name: string) => name !== 'ALL_BRANCHES');
  return {
    office,
    branches: { own, foreign, none: null, anywhere: null },
    clerk: await hire(office, names, { branch: own }),
  };
}

/** Values that put a new record somewhere: its branch, or an owner who stands there. */
export async function valuesAt(ground: Ground, entity: Entity, place: BranchPlace): Promise<Record<string, unknown>> {
  const { field, owners } = belongingOf(entity);
  const values: Record<string, unknown> = field === undefined ? {} : { [field]: ground.branches[place] };
  for (const owner of owners) {
    const active = 'is_active' in owner.entity.fields ? { is_active: true } : {};
    values[owner.field] = (await recordAt(ground, owner.entity, place, active)).id;
  }
  return values;
}

/** A new record somewhere. People who name no branch themselves stand where they are employed. */
export async function recordAt(
  ground: Ground,
  entity: Entity,
  place: BranchPlace,
  values: Readonly<Record<string, unknown>> = {},
) {
  // People without an account: that is a law of its own. Hashing a password takes longer than all else, too.
  const silent = 'password' in entity.fields ? { password: undefined, is_admin: false } : {};
  const record = await createSample(ground.office, entity, {
    ...silent,
    ...values,
    ...(await valuesAt(ground, entity, place)),
  });
  const {
    field,
    kin: [employment],
  } = belongingOf(entity);
  const branch = ground.branches[place];
  if (field === undefined && employment && branch !== null) {
    await ground.office.host.db
      .insert(tableOf(employment))
      .values({ id: record.id, [belongingOf(employment).field ?? '']: branch });
  }
  return record;
}
