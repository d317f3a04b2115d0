import { locale } from '../i18n/locale.ts';
import { keepAnswer, keptSettings } from './keptSettings.ts';
import { learnDraftKey } from './draftKey.ts';
import { apiUrl } from './host.ts';
import { isTransient } from './isTransient.ts';
import { followOwnLanguage } from './ownLanguage.ts';
import { keepAnsweredPreferences, preferencesText } from './preferences.ts';
import { readAccount, readRights } from './readAccount.ts';
import { session } from './session.ts';

/** How long a host in trouble is left alone, at first and at most, in milliseconds. */
const [FIRST, LONGEST] = [2_000, 60_000];

/** Asks anew later, for the same session: the user's drafts wait for the key that comes with the answer. */
function askLater(token: string | null, pause: number): void {
  setTimeout(() => {
    if (token !== null && session.token() === token) void refreshAccount(Math.min(pause * 2, LONGEST));
  }, pause);
}

/**
 * Asks the host who the token's user is by now: role and rights may have changed since the sign-in.
 * A failure is no reason to disturb them (specification, section 8); what the host really refuses, it refuses call by
 * call.
 */
export async function refreshAccount(pause = FIRST): Promise<void> {
  const token = session.token();
  const before = { settings: keptSettings.text(), preferences: preferencesText() };
  try {
    const response = await fetch(`${apiUrl}/user/api/v1/user/me/`, {
      headers: { Authorization: `Bearer ${token}`, 'Accept-Language': locale() },
    });
    if (!response.ok && isTransient(response)) return askLater(token, pause);
    const answer: Readonly<Record<string, unknown>> = response.ok ? await response.json() : {};
    const account = readAccount(answer, session.account().role);
    if (!account || session.token() !== token) return;
    await learnDraftKey(answer);
    session.update(account);
    session.grant(readRights(answer));
    keepAnswer(answer, before.settings);
    keepAnsweredPreferences(answer, before.preferences);
    await followOwnLanguage();
  } catch {
    // Stays as remembered, see above.
    askLater(token, pause);
  }
}
