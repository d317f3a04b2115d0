import type { Row } from '../../catalog/engine/sheets/Cell.ts';

/** Texts as cells of a sheet; what is no text is an empty cell. */
export const textRow = (texts: readonly unknown[]): Row =>
  texts.map(text => (typeof text === 'string' ? { kind: 'text', text } : null));

/** What comes in parts as a whole. */
export async function wholeOf(parts: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(Buffer.from(part));
  return Buffer.concat(all);
}
