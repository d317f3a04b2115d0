/** Where the shell leads when nobody asked for a particular page. */
export const HOME = '/apps/dashboards/project';

/** Where the specification leads after a sign-in; goes on to `HOME`. */
export const EXAMPLE = '/example';

export const PROFILE = '/pages/profile';

/** Whether a path is a page inside the frame, which shows records. */
export const isInside = (path: string): boolean => path.startsWith('/apps') || path === PROFILE;

export const NOT_FOUND = '/pages/errors/error-404';

/** Only paths of this site: `//elsewhere`, `/\elsewhere` and whole addresses would leave it. */
const safePath = (path: unknown): string | null =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : null;

interface Place {
  readonly search: string;
  readonly state: unknown;
}

/** A text that React-Admin left in the history entry when it sent the user here. */
const left = (state: unknown, name: 'nextPathname' | 'nextSearch'): string => {
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof text === 'string' ? text : '';
};

/** Where to go after the sign-in: what the guard or React-Admin remembered, else the example page. */
export function returnPath({ search, state }: Place): string {
  const asked = safePath(new URLSearchParams(search).get('next'));
  if (asked) return asked;
  return safePath(`${left(state, 'nextPathname')}${left(state, 'nextSearch')}`) ?? EXAMPLE;
}
