/** Where the shell leads when nobody asked for a particular page. */
export const HOME = '/apps/dashboards/project';

export const EXAMPLE = '/example';

/** Where the specification leads after a sign-in; goes on to `HOME`. */
export const AFTER_SIGN_IN = `${EXAMPLE}?from=login`;

export const PROFILE = '/pages/profile';

/** Whether a path is a page inside the frame that stands outside `/apps`. */
export const isBeside = (path: string): boolean => [PROFILE, EXAMPLE].includes(path.replace(/\/$/, ''));

/** Whether a path is a page inside the frame, which shows records. */
export const isInside = (path: string): boolean => path.startsWith('/apps') || isBeside(path);

export const NOT_FOUND = '/pages/errors/error-404';

/** Stands for this site where a path is only looked at. */
const HERE = 'http://here.invalid';
/** What browsers drop from an address or read as a slash, so that it would lead elsewhere than it says. */
const MISREAD = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/;

/**
 * Only paths of this site: whole addresses, `//elsewhere` and what becomes so once its dots are gone would leave it.
 */
function safePath(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/') || MISREAD.test(path) || !URL.canParse(path, HERE)) return null;
  const { origin, pathname } = new URL(path, HERE);
  return origin === HERE && !pathname.startsWith('//') ? path : null;
}

interface ReturnLocation {
  readonly search: string;
  readonly state: unknown;
}

/** A text that React-Admin left in the history entry when it sent the user here. */
const left = (state: unknown, name: 'nextPathname' | 'nextSearch'): string => {
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof text === 'string' ? text : '';
};

/** Where to go after the sign-in: what the guard or React-Admin remembered, else over the example page. */
export function returnPath({ search, state }: ReturnLocation): string {
  const asked = safePath(new URLSearchParams(search).get('next'));
  if (asked) return asked;
  return safePath(`${left(state, 'nextPathname')}${left(state, 'nextSearch')}`) ?? AFTER_SIGN_IN;
}

/** Where somebody signs in, or signs in as somebody else, to come to a path. */
export const signInPath = (next: string, reason?: string | null): string =>
  `/login?${new URLSearchParams({ ...(reason && { reason }), next })}`;
