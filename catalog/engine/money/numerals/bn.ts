/** Each number below a hundred has a word of its own; ten to a line. */
const words = [
  'শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়',
  'দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ',
  'বিশ একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ',
  'ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ',
  'চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ',
  'পঞ্চাশ একান্ন বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট',
  'ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর',
  'সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি',
  'আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি আটাশি ঊননব্বই',
  'নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই',
].flatMap(ten => ten.split(' '));

/** What a number is counted in, the highest first; of hundreds the word is written on to their number. */
const scales = [
  { size: 100_000n, word: ' লক্ষ' },
  { size: 1000n, word: ' হাজার' },
  { size: 100n, word: 'শত' },
] as const;

const CRORE = 10_000_000n;

function belowCrore(n: bigint): string {
  const parts = [];
  let left = n;
  for (const { size, word } of scales) {
    if (left >= size) parts.push(`${words[Number(left / size)]}${word}`);
    left %= size;
  }
  if (left > 0n) parts.push(words[Number(left)]);
  return parts.join(' ');
}

/** Bengali cardinal, by hundred, thousand, lakh and crore; above a crore the crores are counted in the same way. */
export function cardinal(n: bigint): string {
  if (n === 0n) return words[0] ?? '';
  const [crores, rest] = [n / CRORE, n % CRORE];
  return [crores > 0n && `${cardinal(crores)} কোটি`, rest > 0n && belowCrore(rest)].filter(Boolean).join(' ');
}
