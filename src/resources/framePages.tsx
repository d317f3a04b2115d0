import type { ReactElement } from 'react';
import { CustomRoutes } from 'react-admin';
import { matchPath, Route } from 'react-router';
import { GuardedPage } from './GuardedPage.tsx';
import type { Page } from '../engine/pages/Module.ts';
import { modules } from './modules.ts';

const framePages = modules.flatMap(({ routes = {} }) => Object.entries(routes));

/** Routes of the pages inside the frame that belong to no list, for the admin. */
export const frameRoutes = (): ReactElement => (
  <CustomRoutes>
    {framePages.map(([path, { page: One, ...entry }]) => (
      <Route
        key={path}
        path={path}
        element={
          <GuardedPage {...entry}>
            <One />
          </GuardedPage>
        }
      />
    ))}
  </CustomRoutes>
);

/** The page at an address, if it is one of these. */
export const framePageAt = (pathname: string): Page | undefined => {
  const below = pathname.replace(/^\/(apps|pages)(?=\/)/, '');
  return framePages.find(([path]) => matchPath(path, below))?.[1].page;
};
