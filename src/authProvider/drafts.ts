import { openSealed, sealed } from './draftKey.ts';
import { onOwner } from './owners.ts';
import { session } from './session.ts';

const PREFIX = 'draft:';

type Values = Readonly<Record<string, unknown>>;

export interface Draft {
  readonly values: Values;
  /** Of the record that they were typed on. */
  readonly version?: unknown;
  /** Whether they only go on to the page of the record that they belong to. */
  readonly isHandedOn?: boolean;
}

/** In this page. Chosen files live here alone. */
const here = new Map<string, Draft>();

/** What was typed belongs to whoever typed it, also when their session has just ended. */
const keyOf = (path: string): string => `${PREFIX}${session.ownerId() ?? ''}:${path}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'values' in value && typeof value.values === 'object';

/** Files cannot be written down. */
const writable = (_name: string, value: unknown): unknown =>
  value instanceof Blob || (typeof value === 'object' && value !== null && 'rawFile' in value) ? undefined : value;

/** Hands on what was typed to the form at this path, which this page shows next. */
export const keepTyped = (path: string, values: Values): void =>
  void here.set(keyOf(path), { values, isHandedOn: true });

/**
 * Keeps the unsaved values of a form, such as when a session ends in the middle of an edit: in this page, and encrypted
 * in the browser in case the page is loaded anew. Only its owner is ever given the key.
 */
export async function keepDraft(path: string, draft: Draft): Promise<void> {
  const key = keyOf(path);
  here.set(key, draft);
  const text = await sealed(JSON.stringify(draft, writable));
  // Whoever came meanwhile finds nothing of it.
  if (text !== undefined && here.get(key) === draft) sessionStorage.setItem(key, text);
}

/** Hands out the values kept for a form, once; undefined when there are none. */
export async function takeDraft(path: string): Promise<Draft | undefined> {
  const key = keyOf(path);
  const [draft, text] = [here.get(key), sessionStorage.getItem(key)];
  here.delete(key);
  if (draft || text === null) {
    sessionStorage.removeItem(key);
    return draft;
  }
  const opened: unknown = JSON.parse((await openSealed(text)) ?? 'null');
  sessionStorage.removeItem(key);
  return isDraft(opened) ? opened : undefined;
}

/** Forgets every draft, save those of one user. */
export function dropDrafts(except?: string): void {
  const isTheirs = (key: string): boolean => except !== undefined && key.startsWith(`${PREFIX}${except}:`);
  for (const key of here.keys()) if (!isTheirs(key)) here.delete(key);
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX) && !isTheirs(key)) sessionStorage.removeItem(key);
}

onOwner(next => {
  if (next !== null) dropDrafts(next);
});
