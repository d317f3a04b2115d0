import { domainToASCII } from 'node:url';
import { smallSpelling } from '#catalog/engine/lookAlikes.ts';

/** One house under two names, which reads no dots in the names of its mailboxes. */
const GOOGLE: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address leads to, in one spelling, by which mail to it is counted: whatever its case and blanks,
 * what stands behind a plus, the letters of its domain or their ASCII form. Never an address to write to.
 */
export function mailboxOf(address: string): string {
  const spelt = smallSpelling(address.replace(/\s+/gu, ''));
  const at = spelt.lastIndexOf('@');
  if (at < 0) return spelt;
  const name = spelt.slice(0, at).replace(/(?<=.)\+.*$/u, '');
  const domain = domainToASCII(spelt.slice(at + 1)) || spelt.slice(at + 1);
  return GOOGLE.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
