import { NoBankFile } from './BankFile.ts';

export type BankFormat = 'ofx' | 'mt940' | 'camt053';

const ENDING = /\.(ofx|qfx|qbo|sta|940|mt940|swi|xml|zip)$/i;
const PAGE = /^\s*(<!--[\s\S]*?-->\s*)*<(!doctype\s+html|html|head|body|table|meta)\b/i;
const OFX = /^\s*(OFXHEADER\s*:|(<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*)*<(\w+:)?OFX[\s>])/i;
const MOST_BYTES = 30_000_000;

/** Whether a name says that its file is of one of these formats. */
export const hasBankEnding = (name: string): boolean => ENDING.test(name);

/** Refuses what the bytes of a file say that it is, where its name says that it should be a statement. */
export function refuseBytes(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new NoBankFile('empty');
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new NoBankFile('zip');
  if (bytes.length > MOST_BYTES) throw new NoBankFile('too_large');
}

/** What a text is by how it begins, whatever its name ends in. */
export function formatOf(text: string): BankFormat | undefined {
  const head = text.slice(0, 4000);
  if (PAGE.test(head)) return undefined;
  if (OFX.test(head)) return 'ofx';
  if (/^\s*</.test(head) && /camt\.05\d|<(\w+:)?BkToCstmr(Stmt|AcctRpt|DbtCdtNtfctn)\b/.test(head)) return 'camt053';
  return /^(\{1:.*\{4:)?\s*:20:/m.test(head) && /^:(25P?|28C?|60[FM]):/m.test(head) ? 'mt940' : undefined;
}

/** Why a text is none of the formats. */
export function refusalOf(text: string): NoBankFile {
  if (PAGE.test(text.slice(0, 4000))) return new NoBankFile('page');
  if (/<!(DOCTYPE|ENTITY)/i.test(text.slice(0, 4000))) return new NoBankFile('doctype');
  return new NoBankFile(text.trim() === '' ? 'empty' : 'unknown');
}
