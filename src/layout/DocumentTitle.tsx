import { useGetResourceLabel, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { sections } from './sections.ts';

const routeAt = (pathname: string): string | undefined =>
  sections.flatMap(({ items }) => items).find(({ route }) => `${pathname}/`.startsWith(`/apps/${route}/`))?.route;

/** Title of the browser's tab; the page's own title may still be loading. */
export const DocumentTitle = () => {
  const labelOf = useGetResourceLabel();
  const translate = useTranslate();
  const route = routeAt(useLocation().pathname);
  return <title>{[route && labelOf(route, 2), translate('shell.brand')].filter(Boolean).join(' · ')}</title>;
};
