import { entities } from '#catalog/registry/entities.ts';
import { treeList } from '../../engine/arrange/tree/treeList.ts';
import { ownPage } from '../../engine/onDemand/ownPage.ts';
import { about } from '../../engine/pages/Entry.ts';
import type { Module } from '../../engine/pages/Module.ts';

const { role, user } = entities;

/** Users, roles, and the navigation of each role. */
export const access: Module = {
  pages: {
    user: {
      list: ownPage(async () => (await import('./users/UserList.tsx')).UserList),
      edit: ownPage(async () => (await import('./users/UserPage.tsx')).UserPage),
    },
    role: {
      list: ownPage(async () => (await import('./roles/RoleList.tsx')).RoleList),
      edit: ownPage(async () => (await import('./roles/RolePage.tsx')).RolePage),
      create: ownPage(async () => (await import('./roles/RoleCreate.tsx')).RoleCreate),
    },
    menu_item: {
      list: treeList,
      edit: ownPage(async () => (await import('./menus/MenuItemPage.tsx')).MenuItemPage),
      create: ownPage(async () => (await import('./menus/MenuItemPage.tsx')).MenuItemCreate),
    },
  },
  routes: {
    '/users-management/forgot-password/:userId': {
      ...about(user, 'userId', 'edit'),
      page: ownPage(async () => (await import('./users/SetPasswordPage.tsx')).SetPasswordPage),
    },
    '/users-management/access/:userId': {
      ...about(user, 'userId', 'edit'),
      page: ownPage(async () => (await import('./users/WhyPage.tsx')).WhyPage),
    },
    '/roleMenu-management/roleMenus/:roleId?/:roleName?': {
      ...about(role, 'roleId', 'edit'),
      page: ownPage(async () => (await import('./menus/RoleMenusPage.tsx')).RoleMenusPage),
    },
  },
};
