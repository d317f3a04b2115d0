/** What people write beside an amount that is no code of ISO 4217: short and long words, and the flourish after it. */
const WORDS = 'tk|taka|rs|rp|tl|lira|dh|dhs|sr|টাকা|৳|ريال|ر\\.س|د\\.إ|درهم|دينار|ج\\.م|€|\\/[-=]';

let marks: { readonly before: RegExp; readonly after: RegExp } | undefined;

/** Made when the first amount is read: the codes are many. */
function currencyMarks() {
  if (marks) return marks;
  const codes = Intl.supportedValuesOf('currency').join('|');
  const mark = `(?:\\p{Sc}|(?:${codes}|${WORDS})(?!\\p{L}))\\.?`;
  marks = {
    before: new RegExp(`^([-+(]?)\\s*(?:[A-Za-z]{0,2}${mark})\\s*`, 'iu'),
    after: new RegExp(`\\s*${mark}(\\)?)$`, 'iu'),
  };
  return marks;
}

/** A number in brackets alone is below zero, as in the books; so is one with its minus at the end. */
const BELOW_ZERO = /^(?:\(([^()+*/-]+)\)|([^()+*/-]+)-)$/;

/**
 * A number, or a sum, without what stands around it in papers and sheets: marks that cannot be seen, the sign or code of
 * a currency, brackets or a last minus for what is below zero.
 */
export function bareNumber(text: string): string {
  const { before, after } = currencyMarks();
  const seen = text.replace(/[\p{Cf}]/gu, '').trim();
  const bare = seen.replace(after, '$1').replace(before, '$1').trim();
  const [, bracketed, trailing] = BELOW_ZERO.exec(bare) ?? [];
  const size = bracketed ?? trailing;
  return size === undefined ? bare : `-${size}`;
}
