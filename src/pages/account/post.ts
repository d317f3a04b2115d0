import { locale } from '../../i18n/locale.ts';
import { apiUrl } from '../../authProvider/host.ts';

/** What became of a form. */
export interface FormResult {
  readonly done: boolean;
  /** What the host says about single fields, in the reader's language. */
  readonly fields: Readonly<Record<string, string>>;
  /** Why the whole was refused. */
  readonly failure?: 'network' | 'throttled' | 'refused';
  readonly seconds?: number;
}

type Answer = Readonly<Record<string, unknown>>;

function texts(answer: Answer): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(answer)) {
    const first: unknown = Array.isArray(value) ? value[0] : undefined;
    if (typeof first === 'string') found[name] = first;
  }
  return found;
}

async function refusal(response: Response): Promise<FormResult> {
  if (response.status === 429) {
    return {
      done: false,
      fields: {},
      failure: 'throttled',
      seconds: Number(response.headers.get('Retry-After')) || 60,
    };
  }
  const answer: Answer = await response.json().catch(() => ({}));
  const fields = response.status === 400 ? texts(answer) : {};
  return { done: false, fields, ...(Object.keys(fields).length === 0 && { failure: 'refused' as const }) };
}

/** Sends the form of somebody who is not signed in. */
export async function post(path: string, body: Answer): Promise<FormResult> {
  try {
    const response = await fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': locale() },
      body: JSON.stringify(body),
    });
    return response.ok ? { done: true, fields: {} } : await refusal(response);
  } catch {
    return { done: false, fields: {}, failure: 'network' };
  }
}
