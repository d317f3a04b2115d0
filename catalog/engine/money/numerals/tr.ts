const ones = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];
const scales = ['', 'bin', 'milyon', 'milyar', 'trilyon', 'katrilyon'];

/** One hundred is `yüz`, not `bir yüz`. */
const belowThousand = (n: number): string => {
  const hundreds = Math.floor(n / 100);
  return [hundreds > 1 && ones[hundreds], hundreds > 0 && 'yüz', tens[Math.floor(n / 10) % 10], ones[n % 10]]
    .filter(Boolean)
    .join(' ');
};

/** One thousand is `bin`, while one million is `bir milyon`. */
const group = (n: number, scale: string): string =>
  n === 1 && scale === 'bin' ? scale : `${belowThousand(n)} ${scale}`.trim();

/** Turkish cardinal of groups of three digits, the highest first. */
export const cardinal = (groups: readonly number[]): string =>
  groups
    .map((n, at) => (n > 0 ? group(n, scales[groups.length - 1 - at] ?? '') : ''))
    .filter(Boolean)
    .join(' ') || 'sıfır';
