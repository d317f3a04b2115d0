import { useGetResourceLabel } from 'react-admin';
import { useLocation } from 'react-router';
import { listRoutes } from '../navigation/sections.ts';
import { useFavicon } from './useFavicon.ts';
import { useSite } from './useSite.ts';

const routeAt = (pathname: string): string | undefined => listRoutes.find(route => `${pathname}/`.startsWith(`/apps/${route}/`));

/** Title and icon of the browser's tab; the page's own title may still be loading. */
export const DocumentTitle = () => {
  const labelOf = useGetResourceLabel();
  const route = routeAt(useLocation().pathname);
  const { title, favicon } = useSite();
  useFavicon(favicon);
  return <title>{[route && labelOf(route, 2), title].filter(Boolean).join(' · ')}</title>;
};
