import { locale } from '../i18n/locale.ts';
import { keepAnswer } from './keptSettings.ts';
import { apiUrl } from './host.ts';
import { beginInOwnLanguage } from './ownLanguage.ts';
import { keepAnsweredPreferences } from './preferences.ts';
import { readAccount, readRights } from './readAccount.ts';
import { session } from './session.ts';

/** Codes of the login call by the field that they speak of. */
const emailCodes = [
  'email-already-in-use',
  'invalid-email',
  'operation-not-allowed',
  'user-not-found',
  'user-disabled',
];
const passwordCodes = ['weak-password', 'wrong-password'];

export interface LoginError {
  readonly type: 'email' | 'password' | 'message';
  readonly code: string;
  /** What the host said, in the reader's language if it knows it. */
  readonly message: string;
  readonly seconds?: number;
}

export interface LoginResult {
  readonly success: boolean;
  readonly errors: readonly LoginError[];
}

type Answer = Readonly<Record<string, unknown>>;

const failed = (...errors: LoginError[]): LoginResult => ({ success: false, errors });

const typeOf = (code: string): LoginError['type'] => {
  if (emailCodes.includes(code)) return 'email';
  return passwordCodes.includes(code) ? 'password' : 'message';
};

const firstText = (value: unknown): string => {
  const text: unknown = Array.isArray(value) ? value[0] : value;
  return typeof text === 'string' ? text : '';
};

function refusal(response: Response, answer: Answer): LoginResult {
  if (response.status === 429) {
    const seconds = Number(response.headers.get('Retry-After')) || 60;
    return failed({ type: 'message', code: 'throttled', message: '', seconds });
  }
  const fields = (['email', 'password'] as const).filter(name => firstText(answer[name]));
  if (fields.length)
    return failed(...fields.map(type => ({ type, code: 'invalid', message: firstText(answer[type]) })));
  // Hosts that do not name a code answer a plain 401 to wrong credentials.
  const code =
    firstText(answer['code']).replace(/^auth\//, '') || (response.status === 401 ? 'wrong-password' : 'refused');
  return failed({ type: typeOf(code), code, message: firstText(answer['detail']) });
}

async function welcome(answer: Answer): Promise<LoginResult> {
  const account = readAccount(answer);
  const token = firstText(answer['access']).replace(/^Bearer /, '');
  if (!account || !token)
    return failed({ type: 'message', code: 'token-failed', message: firstText(answer['detail']) });
  session.start(token, account);
  if (session.state() !== 'valid') {
    session.end();
    return failed({ type: 'message', code: 'token-failed', message: '' });
  }
  session.grant(readRights(answer));
  keepAnswer(answer);
  keepAnsweredPreferences(answer);
  await beginInOwnLanguage();
  return { success: true, errors: [] };
}

/** Signs in and starts the session; says what was wrong, and where, when it cannot. */
export async function signIn(email: string, password: string): Promise<LoginResult> {
  try {
    const response = await fetch(`${apiUrl}/user/api/v1/user/login/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': locale() },
      body: JSON.stringify({ email, password }),
    });
    const answer: Answer = await response.json().catch(() => ({}));
    return response.ok ? await welcome(answer) : refusal(response, answer);
  } catch {
    return failed({ type: 'message', code: 'network', message: '' });
  }
}
