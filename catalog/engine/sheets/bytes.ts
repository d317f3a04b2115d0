import { sumBy } from 'es-toolkit';

export type Bytes = Uint8Array<ArrayBuffer>;

/** Without ZIP64 nothing larger can be told. */
const MOST = 0xffffffff;

type Numeral = readonly [width: 2 | 4, value: number];

/** Numbers of two and four bytes, the least of their bytes first. */
export function bytesOf(...fields: readonly Numeral[]): Bytes {
  const view = new DataView(new ArrayBuffer(sumBy(fields, ([width]) => width)));
  let at = 0;
  for (const [width, value] of fields) {
    if (value > MOST) throw new RangeError('an archive of more than 4 GB');
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return new Uint8Array(view.buffer);
}

export function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(sumBy(parts, part => part.length));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
