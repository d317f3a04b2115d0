import { matchPath } from 'react-router';

/** A part of the frame that the page in view may do without. */
export type FramePart = 'navbar' | 'toolbar' | 'footer' | 'panels';

const everything: readonly FramePart[] = ['navbar', 'toolbar', 'footer', 'panels'];

/**
 * What pages inside the frame hide of it, by their path. Pages outside the frame (routes.tsx: the sign-in, accounts,
 * the error page) have none of it by where they stand, and need no entry.
 */
const routeSettings: Readonly<Record<string, readonly FramePart[]>> = {
  // React-Admin's own page for a session that could not be checked.
  '/apps/authentication-error': everything,
};

/** What the page at an address hides of the frame. */
export const hiddenAt = (pathname: string): readonly FramePart[] =>
  Object.entries(routeSettings).find(([path]) => matchPath(path, pathname))?.[1] ?? [];
