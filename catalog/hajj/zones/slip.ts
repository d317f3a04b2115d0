/** Characters that eyes and scanners take for one another. */
const slips: Readonly<Record<string, string>> = {
  0: 'ODQ',
  O: '0',
  D: '0',
  Q: '0',
  1: 'IL',
  I: '1',
  L: '1',
  2: 'Z',
  Z: '2',
  5: 'S',
  S: '5',
  6: 'G',
  G: '6',
  8: 'B',
  B: '8',
  7: 'T',
  T: '7',
  4: 'A',
  A: '4',
};

/** Numbers of documents begin with their letters, if they have any. */
const USUAL = /^[A-Z]{0,2}\d+<*$/;

/**
 * Place within a field (from 0) of the one character that, taken for its look-alike, is sound again; undefined when
 * there is no such place or more than one. Where several would do, the one that gives a number of the usual shape.
 */
export function likeliestSlip(field: string, isSound: (at: number, sign: string) => boolean): number | undefined {
  const found = Array.from(field).flatMap((read, at) =>
    Array.from(slips[read] ?? '')
      .filter(sign => isSound(at, sign))
      .map(sign => ({ at, isUsual: USUAL.test(field.slice(0, at) + sign + field.slice(at + 1)) })),
  );
  const usual = found.filter(one => one.isUsual);
  const [only, another] = usual.length > 0 ? usual : found;
  return another ? undefined : only?.at;
}
