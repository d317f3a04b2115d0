import { locale } from '../i18n/locale.ts';
import { keepAnswer, keptSettings } from '../layout/settings/kept.ts';
import { learnDraftKey } from './draftKey.ts';
import { apiUrl } from './host.ts';
import { keepAnsweredPreferences, preferencesText } from './preferences.ts';
import { readAccount, readRights } from './readAccount.ts';
import { session } from './session.ts';

/**
 * Asks the host who the token's user is by now: role and rights may have changed since the sign-in.
 * A failure is no reason to disturb them (specification, section 8); what the host really refuses, it refuses call by
 * call.
 */
export async function refreshAccount(): Promise<void> {
  const token = session.token();
  const before = { settings: keptSettings.text(), preferences: preferencesText() };
  try {
    const response = await fetch(`${apiUrl}/user/api/v1/user/me/`, {
      headers: { Authorization: `Bearer ${token}`, 'Accept-Language': locale() },
    });
    const answer: Readonly<Record<string, unknown>> = response.ok ? await response.json() : {};
    const account = readAccount(answer, session.account().role);
    if (!account || session.token() !== token) return;
    await learnDraftKey(answer);
    session.update(account);
    session.grant(readRights(answer));
    keepAnswer(answer, before.settings);
    keepAnsweredPreferences(answer, before.preferences);
  } catch {
    // Stays as remembered, see above.
  }
}
