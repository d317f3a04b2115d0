import { omit } from 'es-toolkit';
import { entities } from '#catalog/registry/entities.ts';
import { mount } from '#catalog/engine/wire.ts';
import { filtersOf } from '../../engine/openapi/filters.ts';
import { fieldSchemas } from '../../engine/openapi/kinds.ts';
import { type Calls, reading } from '../../engine/openapi/operation.ts';
import { ordering, paging, search } from '../../engine/openapi/parameters.ts';
import { id, type Json, listOf, moment, named, nullable, number, object, word } from '../../engine/openapi/shapes.ts';

const { menu_item: menuItem, role } = entities;

const { properties } = fieldSchemas(omit(menuItem.fields, ['auth', 'badge', 'badge_bg', 'badge_fg']), 'read');
const badge = object({ title: word, bg: nullable(word), fg: nullable(word) });

export const menuSchemas = {
  menu_entry: object(
    {
      id,
      auth: {
        ...nullable(listOf(word)),
        description: 'Roles that see it; null is everybody, none those without a role.',
      },
      badge: nullable(badge),
      children: listOf(named('menu_entry')),
    },
    properties,
  ),
  role_menu: object(
    { id, role: id, role_name: word, menu_items: listOf(id), version: number },
    { updated_at: moment, updated_by: nullable(id) },
  ),
};

const menu: Json = object({ [menuItem.collection]: listOf(named('menu_entry')) });
const items = mount(menuItem.name);
const ofRole = mount('role_menu');

/** The menus that the agency makes, and those of its roles. */
export const menuCalls: Calls = {
  [`${items}/nested_menu_item_by_user_role/`]: reading(menuItem.name, 'The menu of one’s own role', menu, {
    finds: true,
  }),
  [`${items}/nested_menu_item_by_role_id/{id}`]: reading(menuItem.name, 'The menu of a role', menu),
  [`${items}/nested_menu_item_without_pagination/all/`]: reading(menuItem.name, 'The whole menu, nested', menu),
  [`${ofRole}/all/`]: reading(
    'role_menu',
    'Roles with their menu items',
    object(
      { role_menus: listOf(named('role_menu')) },
      { page: number, size: number, total_pages: number, total_elements: number },
    ),
    { query: [...paging, ordering, search, ...filtersOf(role)] },
  ),
  [`${ofRole}/{id}`]: reading('role_menu', 'The menu items of a role', named('role_menu')),
  [`${ofRole}/create/`]: {
    post: {
      tag: 'role_menu',
      summary: 'Replace the menu items of a role',
      body: object({ role: id, menu_items: listOf(id) }),
      answer: object({ role_menus: listOf(named('role_menu')), detail: word }),
      versioned: true,
    },
  },
  [`${ofRole}/delete/{id}`]: {
    delete: {
      tag: 'role_menu',
      summary: 'Take all menu items from a role',
      answer: named('Done'),
      versioned: true,
    },
  },
};
