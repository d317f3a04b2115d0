import anyAscii from 'any-ascii';
import { IGNORED_MARKS } from '../searchText.ts';

const MARKS = new RegExp(IGNORED_MARKS, 'g');

/** A text without accents, harakat and marks that nobody sees. */
export const unmarked = (text: string): string => text.replace(MARKS, '');

/** Small Latin letters of a text in any script. */
export const latin = (text: string): string =>
  anyAscii(unmarked(text.normalize('NFKD')).normalize('NFC'))
    .toLowerCase()
    .replace(/[^a-z]/g, '');
