import Checklist from '@mui/icons-material/ChecklistOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import { useMemo } from 'react';
import { useCanAccessResources, useGetResourceLabel, useTranslate } from 'react-admin';
import { HOME } from '../session/returnPath.ts';
import { session } from '../session/session.ts';
import { destinations, type NavigationNode } from './NavigationNode.ts';
import { beyond } from './readMenu.ts';
import { listRoutes, sections } from './sections.ts';
import { useHostMenu } from './useHostMenu.ts';
import { shownTo } from './visibleTo.ts';

const ROLE_MENUS = '/apps/roleMenu-management/roleMenus';

const asked = [...listRoutes];

/** Everything that the reader may go to, in groups: dashboard, our modules, and what the host adds. */
export function useNavigation(): readonly NavigationNode[] {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const { canAccess } = useCanAccessResources({ action: 'list', resources: asked });
  const hostMenu = useHostMenu();
  const role = session.principal().role;
  return useMemo(() => {
    const dashboard: NavigationNode = { id: 'dashboard', title: translate('navigation.dashboard'), url: HOME, Icon: Dashboard, children: [] };
    // No list of records, so no module of the catalogue has it.
    const roleMenus: NavigationNode = { id: 'role-menus', title: translate('navigation.roleMenus'), url: ROLE_MENUS, Icon: Checklist, auth: ['admin'], children: [] };
    const modules = sections.map(({ name, Icon, items }) => ({
      id: name,
      title: translate(`shell.modules.${name}`),
      Icon,
      children: [
        ...items
          .filter(({ route }) => canAccess?.[route])
          .map(({ route, Icon: ItemIcon }) => ({ id: route, title: labelOf(route, 2), url: `/apps/${route}`, Icon: ItemIcon, children: [] })),
        ...(name === 'access' ? [roleMenus] : []),
      ],
    }));
    const own = [dashboard, ...modules];
    const known = new Set(destinations(own).map(({ url }) => url));
    return shownTo([...own, ...beyond(known, hostMenu)], role);
  }, [translate, labelOf, canAccess, hostMenu, role]);
}
