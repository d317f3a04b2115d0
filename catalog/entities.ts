import { menuItem } from './access/menuItem.ts';
import { permission } from './access/permission.ts';
import { role } from './access/role.ts';
import type { Entity } from './defineEntity.ts';
import type { Field, Fields } from './fields.ts';
import { hajjPassengerInfo } from './hajj/hajjPassengerInfo.ts';
import { department } from './people/department.ts';
import { designation } from './people/designation.ts';
import { employee } from './people/employee.ts';
import { user } from './people/user.ts';
import { branch } from './places/branch.ts';
import { city } from './places/city.ts';
import { country } from './places/country.ts';
import { thana } from './places/thana.ts';
import { tourPackage } from './website/tourPackage.ts';
import { tourType } from './website/tourType.ts';

/** The whole catalogue by wire name, grouped as the navigation shows it. */
export const modules = {
  hajj: { hajj_passenger_info: hajjPassengerInfo },
  website: { tour_package: tourPackage, tour_type: tourType },
  people: { employee, user, department, designation },
  places: { branch, country, city, thana },
  access: { role, permission, menu_item: menuItem },
} as const;

export type ModuleName = keyof typeof modules;
type Registry = (typeof modules)['hajj'] &
  (typeof modules)['website'] &
  (typeof modules)['people'] &
  (typeof modules)['places'] &
  (typeof modules)['access'];

export type EntityName = keyof Registry;
type FieldsOf<E> = E extends { readonly fields: infer F } ? F : never;
type EachEntity = Registry[EntityName];
type KeysOf<T> = T extends unknown ? keyof T & string : never;
type OwnField = { [E in EntityName]: FieldsOf<Registry[E]>[keyof FieldsOf<Registry[E]>] }[EntityName];
type EachLines = OwnField extends infer F ? (F extends { readonly lines: infer L extends Fields } ? L : never) : never;
type EachField = OwnField | (EachLines extends infer L ? L[keyof L] : never);

/** Every field name of the catalogue, those within lines among them; the word lists are complete over it. */
export type FieldName = KeysOf<FieldsOf<EachEntity>> | KeysOf<EachLines>;
export type SectionName = KeysOf<EachEntity['form']>;
export type ChoiceValue = EachField extends infer F ? (F extends Field<'choice' | 'state', infer V> ? V & string : never) : never;

type Targets = EachField extends infer F ? (F extends { readonly target: infer T extends string } ? T : never) : never;
/** Fails to compile when a reference names an entity that the catalogue lacks. */
const _unresolved: Exclude<Targets, EntityName> extends never ? true : Exclude<Targets, EntityName> = true;
void _unresolved;

export const entities: Readonly<Record<EntityName, Entity>> = Object.assign({}, ...Object.values(modules));
export const entityList: readonly Entity[] = Object.values(entities);

/** The entity of a wire name; throws for an unknown one, which only a defect can ask for. */
export function entityNamed(name: string): Entity {
  const entity = entityList.find(one => one.name === name);
  if (!entity) throw new Error(`no entity ${name}`);
  return entity;
}
