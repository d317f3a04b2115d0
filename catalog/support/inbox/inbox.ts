import { file, lines, longText, text } from '../../engine/fields.ts';

/** What stands in somebody's inbox, as far as they have done something with it. */
export const folders = ['inbox', 'sent', 'starred', 'trash'] as const;
export type Folder = (typeof folders)[number];

/** A message of a colleague, or a mail that the product has written. */
export const itemKinds = ['message', 'mail'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** One thing in an inbox, `message-12` or `mail-7`. */
export const itemId = (kind: ItemKind, id: number): string => `${kind}-${id}`;

/** What an id says; undefined of anything else. */
export function itemOf(id: unknown): { readonly kind: ItemKind; readonly id: number } | undefined {
  const [, kind, digits] = /^(message|mail)-([1-9]\d{0,8})$/.exec(String(id)) ?? [];
  const found = itemKinds.find(one => one === kind);
  return found && { kind: found, id: Number(digits) };
}

/** Things in an inbox that are marked at once at most. */
export const MOST_MARKED = 200;
/** Readers of one message at most. */
export const MOST_READERS = 50;
const MOST_FILES = 10;
/** Characters of the name of a file. */
export const LONGEST_NAME = 200;

/** What a message says; its readers are told beside. */
export const messageFields = {
  subject: text({ required: true, max: 200 }),
  message: longText({ required: true, max: 20_000 }),
  files: lines({ file: file({ sealed: true }), name: text({ max: LONGEST_NAME }) }, { max: MOST_FILES }),
} as const;
