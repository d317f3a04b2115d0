import { foldedHead } from '#catalog/registry/headings/foldedHead.ts';

/** Primes of the hash FNV-1a, as two numbers of 32 bits. */
const BASES = [0x811c9dc5, 0x01000193] as const;
const PRIME = 0x01000193;

function hash(text: string, base: number): string {
  let sum = base;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), PRIME);
  return (sum >>> 0).toString(36);
}

/** A short key of the heads of a sheet, the same for every export of one program: what was assigned is remembered by it. */
export function headingsKey(heads: readonly string[]): string {
  const text = heads.map(foldedHead).join('|');
  return BASES.map(base => hash(text, base)).join('-');
}
