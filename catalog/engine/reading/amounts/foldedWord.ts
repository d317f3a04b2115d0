/**
 * A word in the one spelling under which heads and signs of sheets are compared: small, without dots and accents, and with
 * one form of the letters that Turkish and Arabic write in two.
 */
export const foldedWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u0655\u0670\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff.]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ıİ]/g, 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/\s+/g, ' ')
    .trim();
