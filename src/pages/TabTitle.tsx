import { titled } from '../layout/titled.ts';
import { useFavicon } from '../layout/useFavicon.ts';
import { useGuestSite } from './useGuestSite.ts';

/** Title and icon of the browser's tab on a page outside the frame. */
export const TabTitle = ({ title }: { readonly title: string }) => {
  const site = useGuestSite();
  useFavicon(site.favicon);
  return <title>{titled(title, site.title)}</title>;
};
