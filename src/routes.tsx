import { type ComponentType, Suspense } from 'react';
import { type RouteObject, useLocation } from 'react-router';
import { besideApps, guestsOnly, isLetThrough, requireSession, welcome } from './authProvider/guards.ts';
import { locale } from './i18n/locale.ts';
import { CrashPage } from './pages/CrashPage.tsx';
import { LoginPage } from './pages/login/LoginPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { preloadable } from './engine/onDemand/preloadable.tsx';
import { Splash } from './pages/Splash.tsx';
import { isBeside, NOT_FOUND } from './authProvider/returnPath.ts';

/** Everything inside the frame; a chunk of its own, so that the sign-in comes without it. */
export const Admin = preloadable(async () => (await import('./loadApp.tsx')).loadApp());

// The same element under each of its addresses, so that going from one to the other keeps the frame.
const admin = (
  <Suspense fallback={<Splash />}>
    <Admin />
  </Suspense>
);

const BesideApps = () => (isBeside(useLocation().pathname) ? admin : <NotFoundPage />);

/** A page on which an account begins or a password is renewed, fetched together with its words. */
const account = (load: () => Promise<ComponentType>) => async () => {
  const words = import('./i18n/accountWords.ts').then(({ loadAccountWords }) => loadAccountWords(locale()));
  const [Component] = await Promise.all([load(), words]);
  return { Component };
};

const register = account(async () => (await import('./pages/account/RegisterPage.tsx')).RegisterPage);
const forgotPassword = account(async () => (await import('./pages/account/ForgotPasswordPage.tsx')).ForgotPasswordPage);
const confirmEmail = account(async () => (await import('./pages/account/ConfirmEmailPage.tsx')).ConfirmEmailPage);
const resetPassword = account(async () => (await import('./pages/account/ResetPasswordPage.tsx')).ResetPasswordPage);

/** Pages outside the frame, and the door into it. */
export const routes: RouteObject[] = [
  {
    errorElement: <CrashPage />,
    hydrateFallbackElement: <Splash />,
    children: [
      { path: '/', loader: welcome, element: null },
      { path: '/login', loader: guestsOnly, element: <LoginPage /> },
      { path: '/register', loader: guestsOnly, lazy: register },
      { path: '/forgot-password', lazy: forgotPassword },
      { path: '/reset-password', lazy: resetPassword },
      { path: '/confirm-email', lazy: confirmEmail },
      { path: NOT_FOUND, element: <NotFoundPage /> },
      {
        path: '/apps/*',
        loader: requireSession,
        shouldRevalidate: ({ nextUrl }) => !isLetThrough(nextUrl),
        element: admin,
      },
      // The frame matches what stands below its base, so its pages beside `/apps` have to be splats like the rest.
      { path: '/pages/*', loader: besideApps, element: <BesideApps /> },
      { path: '*', loader: besideApps, element: <BesideApps /> },
    ],
  },
];
