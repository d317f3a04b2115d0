import { HttpError } from 'react-admin';

/** Begins a message of React-Admin that has its words and their values in JSON. */
const CODED = '@@react-admin@@';

/** Key of what a refusal says of a reason that is missing; undefined of a refusal for anything else. */
export function reasonAsked(error: unknown): string | undefined {
  const said: unknown = error instanceof HttpError ? error.body?.errors?.reason : undefined;
  if (typeof said !== 'string') return undefined;
  return said.startsWith(CODED) ? String(JSON.parse(said.slice(CODED.length)).message) : said;
}
