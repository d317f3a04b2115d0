import { apiUrl } from './host.ts';

/**
 * Tells the host that the session of a token is over, so that a copy of it opens nothing either. Nobody is kept from
 * leaving: a host that is away, or knows no such call, is left to let the token expire. The call outlives its page.
 */
export function signOut(token: string): void {
  const headers = { Authorization: `Bearer ${token}` };
  fetch(`${apiUrl}/user/api/v1/user/logout/`, { method: 'POST', headers, keepalive: true }).catch(() => undefined);
}
