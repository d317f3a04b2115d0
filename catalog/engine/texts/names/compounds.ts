/** What is written before a name without being one; `Md` among them, which lists of voters put before any. */
const TITLES = new Set(
  'md mohd muhd mo moh mst most mosa mosammat mosammt mosamt musammt mosammot mossammat mosammad musammat mosamat mrs mr ms miss dr prof eng engr adv advocate hajji haji hazi haj hajj haci hac hajee hajjee alhaj alhajj alhaz elhac moulana maulana mawlana mowlana late sri shri smt mosah'.split(
    ' ',
  ),
);

/** Articles and 'son of', which some papers have and others leave out. */
const PARTICLES = new Set(
  'al el ul ur ar as ad az an us ud uz un il l d bin ibn ben bn ibne bint binte binti bte wa e'.split(' '),
);

export const isTitle = (word: string): boolean => TITLES.has(word);
export const isParticle = (word: string): boolean => PARTICLES.has(word);

const SERVANT = /^[ae]?[ae]b+d(?:[aeou]+(?:[lrnztd]+|sh?s?h?))?$/;
const DIN = /^(?:[aeou]*[dt]+)?d[ie]+ne?$|^[aeou]*tt[ie]n$/;
const GOD = /^[aou]*(?:l{2,}[aeo]h?|l[aeo]h)$/;

/** Words that are a part of a name, in the spelling by which they are read. */
export function partOf(word: string): string | undefined {
  if (SERVANT.test(word)) return 'abd';
  if (DIN.test(word)) return 'din';
  if (GOD.test(word)) return 'allah';
  return /^ab[ou]+l?$/.test(word) ? 'abu' : undefined;
}

/** Both parts of a name that is also written as two, `abd` and `karim` of Abdulkarim, else nothing. */
export function partsOf(word: string): readonly [string, string] | undefined {
  const servant = /^ab+d(?:[aeou]+([lrnztds])\1?|a(?=[^aeiou]))(h?.{3,})$/.exec(word);
  if (servant) {
    const [, link = '', rest = ''] = servant;
    return ['abd', link !== 'l' && /^[aeiouh]/.test(rest) ? link + rest : rest === 'atif' ? 'latif' : rest];
  }
  const faith = /^(.{2,}?)(?:(?:[aeiu]|o[ou]?)(?:dd|tt)|u+d)(?:i|ee|ei|ea)ne?$/.exec(word);
  if (faith) return [faith[1] ?? '', 'din'];
  const god = /^(.{3,}?)u+l+ah?$/.exec(word);
  if (god) return [god[1] ?? '', 'allah'];
  const time = /^(.{2,}?)[aeou]+[zj]+[ao]m[ao]n$/.exec(word);
  if (time && !/^[aeou]*$/.test(time[1] ?? '')) return [time[1] ?? '', 'zaman'];
  const woman = /^(.{2,}?)[ou]+n+(ahar|aher|ehar|es+a|is+a|is+ha|es+ha)h?$/.exec(word);
  return woman ? [woman[1] ?? '', `n${woman[2] ?? ''}`] : undefined;
}

/** A word without what binds it to the next one, as in Rafiqul Islam, and without the article before it. */
export function baresOf(word: string): string[] {
  const unbound = /^(.{3,})[ou]+[lr]$/.exec(word)?.[1];
  const article = /^[ae]l(.{4,})$/.exec(word)?.[1];
  return [unbound, article].filter(bare => bare !== undefined);
}
