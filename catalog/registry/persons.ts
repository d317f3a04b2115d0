import type { Entity } from '../engine/defineEntity.ts';
import { entities, kindredOf } from './entities.ts';

export const signs = ['phone', 'email', 'nid', 'passport'] as const;
/** By what somebody is recognised in another record. */
export type Sign = (typeof signs)[number];

/** Entities whose records are the same human being under the same id. */
export interface Kin {
  readonly root: Entity;
  readonly entities: readonly Entity[];
  /** Fields of the root that hold each sign; those of a person's relatives are not theirs. */
  readonly signs: Readonly<Partial<Record<Sign, readonly string[]>>>;
}

const kin = (root: Entity, signs: Kin['signs']): Kin => ({ root, entities: kindredOf(root), signs });

export const everyKin: readonly Kin[] = [
  kin(entities.user, { phone: ['primary_phone', 'secondary_phone'], email: ['email'], nid: ['nid'] }),
  kin(entities.hajj_passenger_info, {
    phone: ['primary_phone', 'secondary_phone', 'whatsapp'],
    email: ['email'],
    nid: ['nid_number'],
    passport: ['passport_number'],
  }),
];

/** The kin that an entity belongs to; undefined where its records are no people. */
export const kinOf = (entity: Entity): Kin | undefined => everyKin.find(({ entities: all }) => all.includes(entity));
