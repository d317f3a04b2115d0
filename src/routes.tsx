import { Suspense } from 'react';
import { redirect, type RouteObject } from 'react-router';
import { example, guestsOnly, requireSession, welcome } from './guards.ts';
import { CrashPage } from './pages/CrashPage.tsx';
import { LoginPage } from './pages/login/LoginPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { preloadable } from './pages/preloadable.tsx';
import { Splash } from './pages/Splash.tsx';

const NOT_FOUND = '/pages/errors/error-404';

/** Everything below `/apps`; a chunk of its own, so that the sign-in comes without it. */
export const Admin = preloadable(async () => (await import('./loadApp.tsx')).loadApp());

/** Pages outside the admin, and the door into it. */
export const routes: RouteObject[] = [
  {
    errorElement: <CrashPage />,
    hydrateFallbackElement: <Splash />,
    children: [
      { path: '/', loader: welcome, element: null },
      { path: '/login', loader: guestsOnly, element: <LoginPage /> },
      { path: '/example', loader: example, element: null },
      { path: NOT_FOUND, element: <NotFoundPage /> },
      {
        path: '/apps/*',
        loader: requireSession,
        element: (
          <Suspense fallback={<Splash />}>
            <Admin />
          </Suspense>
        ),
      },
      { path: '*', loader: () => redirect(NOT_FOUND), element: null },
    ],
  },
];
