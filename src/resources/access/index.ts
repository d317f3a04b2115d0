import { treeList } from '../../arrange/tree/treeList.ts';
import { preloadable } from '../../onDemand/preloadable.tsx';
import type { Module } from '../Module.ts';

/** Users, roles, and the navigation of each role. */
export const access: Module = {
  pages: {
    user: {
      list: preloadable(async () => (await import('./users/UserList.tsx')).UserList),
      edit: preloadable(async () => (await import('./users/UserPage.tsx')).UserPage),
    },
    role: {
      list: preloadable(async () => (await import('./roles/RoleList.tsx')).RoleList),
      edit: preloadable(async () => (await import('./roles/RolePage.tsx')).RolePage),
      create: preloadable(async () => (await import('./roles/RoleCreate.tsx')).RoleCreate),
    },
    menu_item: {
      list: treeList,
      edit: preloadable(async () => (await import('./menus/MenuItemPage.tsx')).MenuItemPage),
      create: preloadable(async () => (await import('./menus/MenuItemPage.tsx')).MenuItemCreate),
    },
  },
  routes: {
    '/users-management/forgot-password/:userId': preloadable(
      async () => (await import('./users/SetPasswordPage.tsx')).SetPasswordPage,
    ),
    '/users-management/access/:userId': preloadable(async () => (await import('./why/WhyPage.tsx')).WhyPage),
    '/roleMenu-management/roleMenus/:roleId?/:roleName?': preloadable(
      async () => (await import('./menus/RoleMenusPage.tsx')).RoleMenusPage,
    ),
  },
};
