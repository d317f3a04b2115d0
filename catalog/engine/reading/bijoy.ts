/**
 * Bengali for the SutonnyMJ font is letters and signs of Latin keys: আমার is `Avgvi`. Such a text is told by what no
 * language of Latin letters does with them.
 */
const certain: readonly RegExp[] = [
  // Vowel signs that stand before their letter.
  /(?<![A-Za-z])[†‡ˆ‰Š][A-Za-z_`]/,
  /[a-z][†‡ˆ‰Š][A-Za-z]/,
  // Joined letters and their marks between others.
  /[A-Za-z_`][¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿„…][a-zKLMNOPQRSTUVWXYZ]/,
  // A long a after a letter that only Bengali has in the middle of a word.
  /[a-z][K-Z]v/,
  /\bAv[KMRUZgbjcqwmk][a-zKLMNOPQRSTUVWXYZ]/,
];

const likely: readonly RegExp[] = [
  // `v` after a consonant, with no vowel after it.
  /[bcdfghjklmnpqrstKLMNPQRSTZ]v(?![aeiouyA-Z]|\b)[a-z]/,
  /[bcdfghjklmnpqrstKLMNPQRSTZ]v\b/,
  /v[wxjq]|qv|[a-z]v[BEGI]/,
  /[bcdfghjklmnpqstvKMPRTZ]w[bcdfgjklmnpqtvxzKMRTZ]/,
  /\bw[bcdfgjklmnpqtvxzKMRTZ][a-z]/,
  /[bcdfghjkmpqsvKMRTZ]x(?![a-z]*[aeou])/,
  /[a-z][KMNPRTZ][bcdfgjkmnpqstwxz]/,
];

/** A word with a figure, an address or a link is a code. */
const CODE = /[\d@/\\]|www\./;
/** Shorter words are abbreviations as likely. */
const SHORTEST = 5;

const words = (text: string): readonly string[] => text.split(/[\s,;:()'"-]+/).filter(word => word && !CODE.test(word));

/** Whether a text is Bengali in letters of the SutonnyMJ font. */
export const isBijoy = (text: string): boolean =>
  words(text).some(
    word =>
      certain.some(sign => sign.test(word)) ||
      (word.length >= SHORTEST && !/[A-Z]{2}/.test(word) && likely.some(sign => sign.test(word))),
  );
