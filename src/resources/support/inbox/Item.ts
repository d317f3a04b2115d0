import type { RaRecord } from 'react-admin';
import { INBOX_PATH } from '#catalog/engine/mail.ts';
import type { Folder } from '#catalog/support/inbox/inbox.ts';

/** One line of a folder. */
export interface Item extends RaRecord<string> {
  readonly at: string;
  readonly subject: string;
  /** Beginning of the text. */
  readonly start: string;
  /** Null of mail that the product has written. */
  readonly from: string | null;
  readonly to: readonly string[];
  readonly sent: boolean;
  readonly is_read: boolean;
  readonly is_starred: boolean;
  readonly has_files: boolean;
  readonly in_trash: boolean;
}

export interface Person {
  readonly id: number;
  readonly name: string;
}

export interface Said {
  readonly id: number;
  readonly author: Person | null;
  readonly to: readonly Person[];
  readonly text: string;
  readonly at: string;
  readonly files: readonly { readonly link: string; readonly name: string }[];
}

interface Whole extends RaRecord<string> {
  readonly subject: string;
  readonly is_starred: boolean;
  readonly in_trash: boolean;
}

/** What stands behind a line. */
export type Opened =
  | (Whole & { readonly kind: 'message'; readonly messages: readonly Said[] })
  | (Whole & {
      readonly kind: 'mail';
      readonly text: string;
      readonly at: string;
      readonly sent_at: string | null;
      readonly withheld: boolean;
    });

export const pathOf = (folder: Folder, id?: string): string =>
  id === undefined ? (folder === 'inbox' ? INBOX_PATH : `${INBOX_PATH}/${folder}`) : `${INBOX_PATH}/${folder}/${id}`;

export const COMPOSE_PATH = `${INBOX_PATH}/compose`;
