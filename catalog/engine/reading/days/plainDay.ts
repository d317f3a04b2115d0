import { folded } from '../../texts/searchText.ts';
import { latinDigit } from '../../texts/numberSpelling.ts';

/** Longer texts are no day, whatever stands in them. */
const LONGEST = 100;

/** What people put before and behind a day that says no more of it, such as that it is one of the civil calendar. */
const BEFORE = /^(?:the|den|le|يوم|الموافق|بتاريخ|তারিখ ?:)\s+/;
const AFTER = /\s?(?<!\p{L})(?:a\.?d|c\.?e|م|ميلادي|ميلاديه|ইং|ইংরেজি|খ্রি|খ্রিঃ|খ্রিস্টাব্দ|খ্রিষ্টাব্দ|সাল|(?:ইং )?তারিখ)\.?$/u;

/** A text in small western letters, digits and signs, without accents and marks that nobody sees. */
export const plainSpelling = (text: string): string =>
  text.length > LONGEST
    ? ''
    : folded(text)
        .replace(/\p{Nd}/gu, latinDigit)
        .replace(/\p{Cf}/gu, '')
        .replace(/[\p{Pd}\u2212]/gu, '-')
        .replace(/[،٬]/g, ',')
        .replace(/٫/g, '.')
        .replace(/\u060d/g, '/')
        .replace(/\s+/g, ' ')
        .trim();

/** A sheet quotes what it wants to keep as text: `'5.4`, `="05/04/2027"`. */
const QUOTED = /^(?:'|=?")([^'"]*)"?$/;

/** A text in plain spelling, without what a sheet keeps it as a text by. */
export const unquoted = (text: string): string => plainSpelling(text).replace(QUOTED, '$1');

/** A written day as its readers compare it. */
export const plainDay = (text: string): string => unquoted(text).replace(AFTER, '').replace(BEFORE, '').trim();
