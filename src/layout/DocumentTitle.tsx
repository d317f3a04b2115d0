import { useGetResourceLabel, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { listRoutes } from './navigation/sections.ts';
import { pageTitle } from '../engine/pages/pageTitle.ts';
import { titled } from './titled.ts';
import { useFavicon } from './useFavicon.ts';
import { useSite } from './useSite.ts';
import { useSignal } from '../engine/onDemand/signal.ts';

const routeAt = (pathname: string): string | undefined =>
  listRoutes.find(route => `${pathname}/`.startsWith(`/apps/${route}/`));

/**
 * Title and icon of the browser's tab: those of the page and of the house. A page on its way goes by the name of its
 * list.
 */
export const DocumentTitle = () => {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const route = routeAt(useLocation().pathname);
  const page = useSignal(pageTitle);
  const { title, favicon } = useSite();
  useFavicon(favicon);
  return <title>{titled(page ?? (route && labelOf(route, 2)), title) || translate('shell.brand')}</title>;
};
