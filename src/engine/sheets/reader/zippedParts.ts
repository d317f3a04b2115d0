import { Inflate } from 'fflate';
import { MOST_UNPACKED } from './bounds.ts';
import { NoSheet } from './NoSheet.ts';

/** Parts of a zip by their names. */
export type Parts = ReadonlyMap<string, Uint8Array>;

interface Entry {
  readonly name: string;
  readonly isPacked: boolean;
  readonly bytes: Uint8Array;
  /** What it says that it comes to, which need not be true. */
  readonly size: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
/** Packed bytes that are unpacked at once; a thousand times as many come of them at most. */
const SLICE = 16 * 1024;

/** Parts that hold no cell, and are never looked at. */
const OTHER =
  /(?:^|\/)(?:drawings|charts|theme|media|pivotCache|pivotTables|externalLinks|threadedComments|persons|customXml|docProps|Pictures|Thumbnails|ctrlProps|printerSettings|queryTables|META-INF\/documentsignatures)\b/;
const isWanted = (name: string): boolean => /(?:\.(?:xml|rels)|^mimetype)$/.test(name) && !OTHER.test(name);

/** Entries of a zip, by the list at its end. Throws a `RangeError` where that points outside. */
function entriesOf(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_LENGTH;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, (): Entry => {
    if (view.getUint32(at, true) !== ENTRY) throw new NoSheet('no_workbook');
    const [nameLength, more, comment] = [28, 30, 32].map(place => view.getUint16(at + place, true));
    const [method, local] = [view.getUint16(at + 10, true), view.getUint32(at + 42, true)];
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (nameLength ?? 0)));
    const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const packed = bytes.subarray(begin, begin + view.getUint32(at + 20, true));
    const size = view.getUint32(at + 24, true);
    at += 46 + (nameLength ?? 0) + (more ?? 0) + (comment ?? 0);
    return { name, isPacked: method !== 0, bytes: packed, size };
  });
}

/** Unpacks an entry, and stops as soon as more comes of it than there is room for. */
function unpacked({ isPacked, bytes }: Entry, room: number): Uint8Array {
  if (!isPacked) return bytes;
  const pieces: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate(piece => {
    size += piece.length;
    if (size > room) throw new NoSheet('unpacks_too_large');
    pieces.push(piece);
  });
  for (let at = 0; at < bytes.length; at += SLICE)
    stream.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/**
 * The parts of a workbook that its cells stand in. Throws `NoSheet` before it unpacks what says that it is too large, and
 * while it unpacks what is larger than it says.
 */
export function zippedParts(bytes: Uint8Array): Parts {
  const entries = entriesOf(bytes).filter(({ name }) => isWanted(name));
  if (entries.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED) throw new NoSheet('unpacks_too_large');
  let room = MOST_UNPACKED;
  const parts = new Map<string, Uint8Array>();
  for (const entry of entries) {
    const part = unpacked(entry, room);
    room -= part.length;
    parts.set(entry.name, part);
  }
  return parts;
}
