import { entities, entityList, modules } from '#catalog/registry/entities.ts';
import type { EntityName, ModuleName } from '#catalog/engine/names.ts';

export interface SectionItem {
  readonly name: EntityName;
  readonly route: string;
}

export interface Section {
  readonly name: ModuleName;
  readonly items: readonly SectionItem[];
}

/** The group "Website Content" as the specification lists it; what the catalogue lacks does not show yet. */
const websiteContent: readonly string[] = [
  'hajjPassengers-management/hajjPassengers',
  // Not of the specification: who looks for a pilgrim looks for the family there.
  'hajjPassengers-management/families',
  'menu-management/menus',
  'content-management/contents',
  'tourPackage-management/tourPackages',
  'notice-management/notices',
  'contact-management/contacts',
  'sitesettings-management/sitesettings',
  'slidersetting-management/slidersettings',
  'member-management/members',
];

// Object.keys forgets the names that the catalogue knows.
const moduleNames = Object.keys(modules) as ModuleName[];
const allNames = Object.keys(entities) as EntityName[];
const namesOf = (module: ModuleName) => Object.keys(modules[module]) as EntityName[];

const listed = websiteContent.flatMap(route => allNames.filter(name => entities[name].route === route));

const contentOf = (module: ModuleName): readonly EntityName[] => {
  const rest = namesOf(module).filter(name => !listed.includes(name));
  return module === 'website' ? [...listed, ...rest] : rest;
};

const sectionOf = (name: ModuleName): Section => ({
  name,
  items: contentOf(name).map(entity => ({ name: entity, route: entities[entity].route })),
});

/** The navigation of our own: the specification's group first, then every module of the catalogue with what remains. */
export const sections: readonly Section[] = (['website', ...moduleNames.filter(name => name !== 'website')] as const)
  .map(sectionOf)
  .filter(({ items }) => items.length > 0);

/** Routes of every list, for the question which of them the reader may see. */
export const listRoutes: readonly string[] = entityList.map(({ route }) => route);

/** The section whose list, or one of its records, an address below `/apps` shows. */
export const sectionAt = (pathname: string): Section | undefined =>
  sections.find(({ items }) => items.some(({ route }) => `${pathname}/`.startsWith(`/apps/${route}/`)));
