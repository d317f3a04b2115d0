import { type LoaderFunction, redirect } from 'react-router';
import { corrected } from './corrected.ts';
import { AFTER_SIGN_IN, HOME, isBeside, returnPath, signInPath } from './returnPath.ts';
import { session } from './session.ts';

/**
 * Whether `requireSession` has nothing to say about an address. Within the admin it is asked only otherwise: while a
 * loader runs, React Router draws everything that knows the route once more, a list whole.
 */
export const isLetThrough = ({ pathname }: URL): boolean =>
  session.state() === 'valid' && corrected(pathname) === pathname;

/** Lets in whoever holds a valid token; remembers for everyone else where they wanted to go. */
export const requireSession: LoaderFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  if (session.state() !== 'valid') {
    // The host alone renews tokens; one that has already expired is never revived (D2).
    session.end(session.whyOver());
    throw redirect(signInPath(`${pathname}${search}`, session.endReason()));
  }
  const right = corrected(pathname);
  return right === pathname ? null : redirect(`${right}${search}`);
};

/** The sign-in is for guests only. An expired token is told about, whichever page the visit starts on. */
export const guestsOnly: LoaderFunction = ({ request }) => {
  const { search } = new URL(request.url);
  const state = session.state();
  if (state === 'valid') return redirect(returnPath({ search, state: null }));
  if (state === 'none' || new URLSearchParams(search).has('reason')) return null;
  session.end('expired');
  return redirect('/login?reason=expired');
};

/** `/` leads to the work or to the sign-in. */
export const welcome: LoaderFunction = () => {
  const state = session.state();
  if (state === 'expired') session.end('expired');
  if (state === 'valid') return redirect(HOME);
  return redirect(state === 'expired' ? '/login?reason=expired' : '/login');
};

/**
 * Pages of the frame that stand beside `/apps` are for whoever has signed in; that their neighbours do not exist may be
 * told to everybody.
 */
export const besideApps: LoaderFunction = args => {
  const { pathname, search } = new URL(args.request.url);
  // The sign-in passes over the example page (specification, section 2).
  if (`${pathname}${search}` === AFTER_SIGN_IN) return redirect(HOME);
  return isBeside(pathname) ? requireSession(args) : null;
};
