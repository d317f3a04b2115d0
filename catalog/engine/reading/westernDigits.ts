/** Zeros of the scripts in which people here type digits: Arabic, Persian, Bengali, Devanagari. */
const ZEROS = [0x660, 0x6f0, 0x9e6, 0x966] as const;

const TEN = Array.from({ length: 10 }, (_, digit) => String(digit));
/** Every digit of those scripts, and the western one for each, in the same order: as SQL's `translate` asks for them. */
export const scriptDigits = {
  from: ZEROS.flatMap(zero => TEN.map(digit => String.fromCodePoint(zero + Number(digit)))).join(''),
  to: ZEROS.flatMap(() => TEN).join(''),
} as const;

/** The same text with western digits and signs. */
export const westernDigits = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, digit => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = ZEROS.find(one => code >= one && code < one + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replace(/[٫]/g, '.')
    .replace(/[٬]/g, ',')
    .replace(/[−–]/g, '-')
    .replace(/[×xX]/g, '*')
    .replace(/[÷]/g, '/');
