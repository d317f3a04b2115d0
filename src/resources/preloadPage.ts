import { framePageAt } from './framePages.tsx';
import { pagesAt } from './resources.tsx';

/** Fetches the page that an address inside the frame shows, so that it comes with the admin instead of after it. */
export async function preloadPage(pathname: string): Promise<void> {
  const own = framePageAt(pathname);
  if (own) return void (await own.preload());
  const found = pagesAt(pathname);
  if (!found) return;
  const { pages, below } = found;
  if (below === '') await pages.list.preload();
  else await (below === 'create' ? pages.create : pages.edit).preload();
}
