import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { entities, type EntityName, type ModuleName, modules } from '../../catalog/entities.ts';
import { entityIcons } from './entityIcons.ts';

export interface NavigationItem {
  readonly route: string;
  readonly Icon: ComponentType<SvgIconProps>;
}

export interface NavigationSection {
  readonly name: ModuleName;
  readonly items: readonly NavigationItem[];
}

// Object.keys forgets the names that the catalogue knows.
const moduleNames = Object.keys(modules) as ModuleName[];
const entitiesOf = (name: ModuleName) => Object.keys(modules[name]) as EntityName[];

/** The catalogue's modules as the navigation shows them. */
export const sections: readonly NavigationSection[] = moduleNames.map(name => ({
  name,
  items: entitiesOf(name).map(entity => ({ route: entities[entity].route, Icon: entityIcons[entity] })),
}));

/** The section whose list, or one of its records, an address below `/apps` shows. */
export const sectionAt = (pathname: string): NavigationSection | undefined =>
  sections.find(({ items }) => items.some(({ route }) => `${pathname}/`.startsWith(`/apps/${route}/`)));
