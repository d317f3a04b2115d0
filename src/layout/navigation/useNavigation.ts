import { useMemo } from 'react';
import { useCanAccessResources } from 'react-admin';
import { builtInPages, ownPages } from '#catalog/registry/builtInPages.ts';
import { session } from '../../authProvider/session.ts';
import { grouped, moduleGroups, reportGroups } from './grouped.ts';
import type { NavigationNode } from './NavigationNode.ts';
import { withoutKnown } from './readMenu.ts';
import { reportList } from '#catalog/registry/reports.ts';
import { listRoutes, sections } from './sections.ts';
import { useHostMenu } from './useHostMenu.ts';
import { useIcons } from './useIcons.ts';
import { shownTo } from './visibleTo.ts';

const asked = [...listRoutes, ...reportList.map(({ route }) => route)];

/** Everything that the reader may go to, in groups: dashboard, our modules, and what the host adds. */
export function useNavigation(): readonly NavigationNode[] {
  const { canAccess } = useCanAccessResources({ action: 'list', resources: asked });
  const hostMenu = useHostMenu();
  const icons = useIcons();
  // Also a role of the agency's own making: entries may be for it.
  const role = session.account().role.trim().toLowerCase() || null;
  return useMemo(() => {
    const dashboard: NavigationNode = {
      id: 'dashboard',
      title: { key: 'navigation.dashboard' },
      ...ownPages.dashboard,
      Icon: icons?.own.dashboard ?? null,
      children: [],
    };
    // Of these two the catalogue knows nothing, so no module has them.
    const roleMenus: NavigationNode = {
      id: 'role-menus',
      title: { key: 'navigation.roleMenus' },
      ...ownPages.roleMenus,
      Icon: icons?.own.roleMenus ?? null,
      children: [],
    };
    const mail: NavigationNode = {
      id: 'mail',
      title: { key: 'mail.title' },
      ...ownPages.mail,
      Icon: icons?.own.mail ?? null,
      children: [],
    };
    const modules = sections.map(({ name, items }) => ({
      id: name,
      title: { key: `shell.modules.${name}` },
      Icon: icons?.modules[name] ?? null,
      children: [
        ...grouped(
          items
            .filter(({ route }) => canAccess?.[route])
            .map(item => ({
              name: item.name,
              node: {
                id: item.route,
                title: { key: `resources.${item.route}.name`, count: 2 },
                url: `/apps/${item.route}`,
                Icon: icons?.entities[item.name] ?? null,
                children: [],
              },
            })),
          moduleGroups[name],
          icons?.groups,
        ),
        ...(name === 'access' ? [roleMenus, mail] : []),
      ],
    }));
    const reports: NavigationNode = {
      id: 'reports',
      title: { key: 'reports.menu' },
      Icon: icons?.own.reports ?? null,
      children: grouped(
        reportList
          .filter(({ route }) => canAccess?.[route])
          .map(({ name, route, module }) => ({
            name,
            node: {
              id: route,
              title: { key: `reports.titles.${name}` },
              url: `/apps/${route}`,
              Icon: icons?.modules[module] ?? null,
              children: [],
            },
          })),
        reportGroups,
        icons?.groups,
      ),
    };
    const own = [dashboard, ...modules, reports];
    return shownTo([...own, ...withoutKnown(builtInPages, hostMenu)], role);
  }, [canAccess, hostMenu, icons, role]);
}
