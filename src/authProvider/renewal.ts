import { apiUrl } from './host.ts';
import { session } from './session.ts';

/** Time between two looks at the token, and after a failure, in milliseconds. */
const LOOK = 60_000;
const PAUSE = 5 * LOOK;

async function askForToken(token: string): Promise<string | undefined> {
  const response = await fetch(`${apiUrl}/api/auth/access-token`, { headers: { Authorization: `Bearer ${token}` } });
  const answer: unknown = response.ok ? await response.json() : null;
  if (typeof answer !== 'object' || answer === null || !('access_token' in answer)) return undefined;
  return typeof answer.access_token === 'string' ? answer.access_token : undefined;
}

/**
 * Asks for a new token in the place of one that has little time left. Gives whether there is nothing more to ask for
 * now.
 */
async function renewed(): Promise<boolean> {
  const token = session.token();
  // An expired one is never revived (D2).
  if (!token || session.state() !== 'valid' || !session.isOld()) return true;
  try {
    const next = await askForToken(token);
    return next !== undefined && session.renew(token, next);
  } catch {
    return false;
  }
}

/**
 * Keeps whoever works signed in, from now on until what it gives is called. A failure is no reason to disturb them: the
 * token still holds, and is tried again later.
 */
export function keepRenewing(): () => void {
  let asking = false;
  let notBefore = 0;
  const look = async () => {
    if (asking || Date.now() < notBefore) return;
    asking = true;
    if (!(await renewed())) notBefore = Date.now() + PAUSE;
    asking = false;
  };
  const soon = () => void look();
  const timer = setInterval(soon, LOOK);
  // Browsers let the timers of a hidden page sleep.
  document.addEventListener('visibilitychange', soon);
  soon();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', soon);
  };
}
