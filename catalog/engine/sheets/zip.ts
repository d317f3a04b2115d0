import { type Bytes, bytesOf, joined } from './bytes.ts';
import { crc32 } from './crc32.ts';
import { deflated } from './deflated.ts';

/** A file of an archive, of a length that nobody knows before it is written. */
export interface Entry {
  readonly name: string;
  readonly texts: AsyncIterable<string> | Iterable<string>;
}

interface Written {
  readonly name: Bytes;
  readonly offset: number;
  crc: number;
  packed: number;
  size: number;
}

/** Sizes follow their file (bit 3), names are UTF-8 (bit 11), packed by deflate. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** The first day that the format knows: an archive made anew each time has no other day of its own. */
const DAY = 0x21;
const common = [
  [2, 20],
  [2, FLAGS],
  [2, DEFLATE],
  [2, 0],
  [2, DAY],
] as const;
const sums = ({ crc, packed, size }: Written) =>
  [
    [4, crc],
    [4, packed],
    [4, size],
  ] as const;
const empty = { crc: 0, packed: 0, size: 0 };

const localHead = (one: Written): Bytes =>
  joined([bytesOf([4, 0x04034b50], ...common, ...sums({ ...one, ...empty }), [2, one.name.length], [2, 0]), one.name]);

const centralHead = (one: Written): Bytes =>
  joined([
    bytesOf([4, 0x02014b50], [2, 20], ...common, ...sums(one), [2, one.name.length], [2, 0], [2, 0], [2, 0], [2, 0]),
    bytesOf([4, 0], [4, one.offset]),
    one.name,
  ]);

const end = (count: number, size: number, offset: number): Bytes =>
  bytesOf([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0]);

/** The texts of one file packed, counting what goes in and comes out. */
async function* packed({ texts }: Entry, counts: Written): AsyncGenerator<Bytes, void, undefined> {
  const encoder = new TextEncoder();
  const counted = async function* () {
    for await (const text of texts) {
      const chunk = encoder.encode(text);
      counts.crc = crc32(chunk, counts.crc);
      counts.size += chunk.length;
      yield chunk;
    }
  };
  for await (const part of deflated(counted())) {
    counts.packed += part.length;
    yield part;
  }
}

/** A ZIP archive as a stream (APPNOTE 6.3, without ZIP64): it is never in memory as a whole, nor is any of its files. */
export async function* zip(entries: readonly Entry[]): AsyncGenerator<Bytes, void, undefined> {
  const encoder = new TextEncoder();
  const written: Written[] = [];
  let offset = 0;
  const counted = (chunk: Bytes): Bytes => {
    offset += chunk.length;
    return chunk;
  };
  for (const entry of entries) {
    const one: Written = { name: encoder.encode(entry.name), offset, ...empty };
    written.push(one);
    yield counted(localHead(one));
    for await (const chunk of packed(entry, one)) yield counted(chunk);
    yield counted(bytesOf([4, 0x08074b50], ...sums(one)));
  }
  const directory = joined(written.map(centralHead));
  yield joined([directory, end(written.length, directory.length, offset)]);
}
