import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts sealed values and makes the fingerprints by which part of one can be found again. */
export interface Vault {
  /** AES-256-GCM, a fresh nonce each time. */
  seal(text: string): string;
  /** Throws when the value was sealed with another key or was tampered with. */
  open(sealed: string): string;
  /** Keyed fingerprints of every run of 3 and of 6 characters, to be stored beside the value. */
  fingerprints(text: string): number[];
  /** A keyed hash of a whole text, by which an equal one is found again. */
  hash(text: string): string;
  /** Fingerprints that a value containing `part` must have; none when it is too short to look up. */
  probe(part: string): number[];
}

const SHORT = 3;
const LONG = 6;
/** Characters of a hash: 132 bits. */
const HASH = 22;

const folded = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '');

const runs = (text: string, length: number): string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length));

export function createVault(secret: string): Vault {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'rihla', purpose, 32));
  const key = derive('seal');
  const indexKey = derive('fingerprint');
  const wholeKey = derive('whole');
  const print = (run: string) => createHmac('sha256', indexKey).update(run).digest().readInt32BE(0);
  const prints = (all: string[]) => [...new Set(all)].map(print);
  return {
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    hash: text => createHmac('sha256', wholeKey).update(text).digest('base64url').slice(0, HASH),
    fingerprints: text => prints([...runs(folded(text), SHORT), ...runs(folded(text), LONG)]),
    probe: part => prints(runs(folded(part), folded(part).length >= LONG ? LONG : SHORT)),
  };
}
