import { onOwner } from './owners.ts';

const ALGORITHM = 'AES-GCM';
/** Length of the number that no two texts share, in bytes. */
const NONCE = 12;

/**
 * The key of the signed-in user, of which this page holds no more than the use. The host gives it to its owner alone,
 * at each sign-in the same; nothing that stays in the browser leads to it.
 */
let key: CryptoKey | undefined;

interface Question {
  readonly answered: Promise<void>;
  answer(): void;
}

function question(): Question {
  let answer = (): void => undefined;
  const answered = new Promise<void>(resolve => {
    answer = resolve;
  });
  return { answered, answer: () => answer() };
}

/** Fulfilled once the host has been asked for it. */
let asked = question();

/** Forgets the key; what the host is asked for after this is the next user's. */
export function forgetDraftKey(): void {
  key = undefined;
  asked = question();
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), sign => sign.charCodeAt(0));
const textOf = (bytes: Uint8Array): string => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));

onOwner(next => {
  if (next !== null) forgetDraftKey();
});

/** The key of its text, of which the first half is a mask over the second. */
function unmasked(text: string): Uint8Array<ArrayBuffer> {
  const bytes = bytesOf(text);
  const length = bytes.length / 2;
  return bytes.slice(length).map((byte, at) => byte ^ (bytes[at] ?? 0));
}

/**
 * Takes the key from what the host said of its user; hosts that give none, and pages without encryption, have drafts in
 * memory alone.
 */
export async function learnDraftKey({ draft_key: given }: Readonly<Record<string, unknown>>): Promise<void> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  const own = asked;
  const mine =
    typeof given === 'string' && subtle
      ? await subtle.importKey('raw', unmasked(given), ALGORITHM, false, ['encrypt', 'decrypt']).catch(() => undefined)
      : undefined;
  if (own === asked) key = mine;
  own.answer();
}

/** The text as only the key's owner can read it; undefined where there is no key. */
export async function sealed(text: string): Promise<string | undefined> {
  if (!key) return undefined;
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const cipher = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, new TextEncoder().encode(text));
  return `${textOf(iv)}.${textOf(new Uint8Array(cipher))}`;
}

/** What was sealed; undefined for what another key has sealed. */
export async function openSealed(text: string): Promise<string | undefined> {
  await asked.answered;
  const mine = key;
  const [iv = '', cipher = ''] = text.split('.');
  if (!mine) return undefined;
  try {
    return new TextDecoder().decode(
      await crypto.subtle.decrypt({ name: ALGORITHM, iv: bytesOf(iv) }, mine, bytesOf(cipher)),
    );
  } catch {
    return undefined;
  }
}
