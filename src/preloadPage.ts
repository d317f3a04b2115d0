import { entityList } from '../catalog/entities.ts';
import { pages } from './resources/resources.tsx';

/** Fetches the page that an address below `/apps` shows, so that it comes with the admin instead of after it. */
export async function preloadPage(pathname: string): Promise<void> {
  const base = entityList.map(({ route }) => `/apps/${route}`).find(path => `${pathname}/`.startsWith(`${path}/`));
  if (base === undefined) return;
  const below = pathname.slice(base.length).replace(/^\/|\/$/g, '');
  if (below === '') await pages.list.preload();
  else await (below === 'create' ? pages.create : pages.edit).preload();
}
