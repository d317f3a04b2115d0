/** What a byte does to the sum, by the polynomial of ZIP. */
const once = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});
const of = (table: Uint32Array, byte: number): number => table[byte & 0xff] ?? 0;

/** What it does with further bytes after it. Four bytes are summed at once, in half the time. */
const further = (table: Uint32Array): Uint32Array => table.map(sum => of(once, sum) ^ (sum >>> 8));
const twice = further(once);
const thrice = further(twice);
const fourfold = further(thrice);

/** The check sum of bytes, going on from that of those before them. */
export function crc32(bytes: Uint8Array, before = 0): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let sum = ~before;
  let at = 0;
  for (; at + 4 <= bytes.length; at += 4) {
    sum ^= view.getUint32(at, true);
    sum = of(fourfold, sum) ^ of(thrice, sum >>> 8) ^ of(twice, sum >>> 16) ^ of(once, sum >>> 24);
  }
  for (; at < bytes.length; at += 1) sum = of(once, sum ^ view.getUint8(at)) ^ (sum >>> 8);
  return ~sum >>> 0;
}
