import type { ReactElement } from 'react';
import { CustomRoutes } from 'react-admin';
import { matchPath, Route } from 'react-router';
import { preloadable } from '../onDemand/preloadable.tsx';

/** Pages inside the frame that belong to no list, by their path below `/apps` (the profile's: below `/pages`). */
const framePages = {
  '/dashboards/project': preloadable(async () => ({ default: (await import('../dashboards/DashboardPage.tsx')).DashboardPage })),
  '/mail/:box?': preloadable(async () => ({ default: (await import('./support/mail/MailPage.tsx')).MailPage })),
  '/profile': preloadable(async () => ({ default: (await import('./people/profile/ProfilePage.tsx')).ProfilePage })),
  '/passenger/search/:text?': preloadable(async () => ({ default: (await import('./hajj/SearchPage.tsx')).SearchPage })),
  '/donation-management/receipt/:donationId': preloadable(async () => ({ default: (await import('./donations/ReceiptPage.tsx')).ReceiptPage })),
  '/people/:entity/:id': preloadable(async () => ({ default: (await import('./people/PersonPage.tsx')).PersonPage })),
  '/users-management/forgot-password/:userId': preloadable(async () => ({ default: (await import('./access/users/SetPasswordPage.tsx')).SetPasswordPage })),
  '/users-management/access/:userId': preloadable(async () => ({ default: (await import('./access/why/WhyPage.tsx')).WhyPage })),
  '/roleMenu-management/roleMenus/:roleId?/:roleName?': preloadable(async () => ({ default: (await import('./access/menus/RoleMenusPage.tsx')).RoleMenusPage })),
  '/content-management-image/:imageId/:contentName/:menuName?': preloadable(async () => ({ default: (await import('./website/gallery/GalleryPage.tsx')).MenuGalleryPage })),
  '/cause-content-management-image/:imageId/:contentName?': preloadable(async () => ({ default: (await import('./website/gallery/GalleryPage.tsx')).CauseGalleryPage })),
};

/** Their routes, for the admin. */
export const frameRoutes = (): ReactElement => (
  <CustomRoutes>
    {Object.entries(framePages).map(([path, Page]) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
  </CustomRoutes>
);

/** The page at an address, if it is one of these. */
export const framePageAt = (pathname: string) => {
  const below = pathname.replace(/^\/(apps|pages)(?=\/)/, '');
  return Object.entries(framePages).find(([path]) => matchPath(path, below))?.[1];
};
