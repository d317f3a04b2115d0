import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, of a length that nobody knows before it is written. */
export interface Entry {
  readonly name: string;
  readonly texts: AsyncIterable<string> | Iterable<string>;
}

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  crc: number;
  packed: number;
  size: number;
}

/** Sizes follow their file (bit 3), names are UTF-8 (bit 11), packed by deflate. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** Bytes that may wait to be packed. */
const AHEAD = 65_536;
/** The first day that the format knows: an archive made anew each time has no other day of its own. */
const DAY = 0x21;

const bytes = (...fields: readonly (readonly [width: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    fields.map(([width, value]) => {
      const field = Buffer.alloc(width);
      field.writeUIntLE(value, 0, width);
      return field;
    }),
  );

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

const localHead = (one: Written): Buffer =>
  Buffer.concat([
    bytes([4, 0x04034b50], ...common, ...sums({ ...one, ...empty }), [2, one.name.length], [2, 0]),
    one.name,
  ]);

const centralHead = (one: Written): Buffer =>
  Buffer.concat([
    bytes([4, 0x02014b50], [2, 20], ...common, ...sums(one), [2, one.name.length], [2, 0], [2, 0], [2, 0], [2, 0]),
    bytes([4, 0], [4, one.offset]),
    one.name,
  ]);

const end = (count: number, size: number, offset: number): Buffer =>
  bytes([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0]);

/** Packs the texts of one file as fast as they are taken, counting what goes in and comes out. */
async function* packed(entry: Entry, counts: Written): AsyncGenerator<Buffer, void, undefined> {
  const counted = async function* () {
    for await (const text of entry.texts) {
      const chunk = Buffer.from(text);
      counts.crc = crc32(chunk, counts.crc);
      counts.size += chunk.length;
      yield chunk;
    }
  };
  // The callback is for the failure alone, which the reader of the stream meets as well.
  const deflated = pipeline(
    Readable.from(counted(), { objectMode: false, highWaterMark: AHEAD }),
    createDeflateRaw(),
    () => {},
  );
  for await (const chunk of deflated) {
    const part = Buffer.from(chunk);
    counts.packed += part.length;
    yield part;
  }
}

/** A ZIP archive as a stream (APPNOTE 6.3, without ZIP64): it is never in memory as a whole, nor is any of its files. */
export async function* zip(entries: readonly Entry[]): AsyncGenerator<Buffer, void, undefined> {
  const written: Written[] = [];
  let offset = 0;
  const counted = (chunk: Buffer): Buffer => {
    offset += chunk.length;
    return chunk;
  };
  for (const entry of entries) {
    const one: Written = { name: Buffer.from(entry.name), offset, ...empty };
    written.push(one);
    yield counted(localHead(one));
    for await (const chunk of packed(entry, one)) yield counted(chunk);
    yield counted(bytes([4, 0x08074b50], ...sums(one)));
  }
  const directory = Buffer.concat(written.map(centralHead));
  yield Buffer.concat([directory, end(written.length, directory.length, offset)]);
}
