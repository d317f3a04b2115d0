import { omit } from 'es-toolkit';
import { encode } from 'uqr';
import { directionOf, type PaperCode, type PaperData } from '#catalog/engine/papers/PaperData.ts';

/** Modules of white around a code, without which readers may not find it. */
const QUIET = 4;

/** The black squares of a code that stand together: where they begin and how many they are. */
function runsOf({ address, words }: PaperCode) {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET });
  const runs = data.flatMap((row, y) =>
    row.flatMap((isBlack, x) => {
      if (!isBlack || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [[x, y, (end < 0 ? size : end) - x]];
    }),
  );
  return { words, runs, size };
}

/** The path under which the template finds a logo; the same picture is the same file. */
export type PlaceLogo = (logo: Uint8Array) => string;

/** A paper as its template reads it: what needs code to be found out is found out here. */
export const drawable = (paper: PaperData, placeLogo: PlaceLogo) => ({
  ...omit(paper, ['more']),
  direction: directionOf(paper.language),
  agency: { ...paper.agency, ...(paper.agency.logo && { logo: placeLogo(paper.agency.logo) }) },
  ...(paper.code && { code: runsOf(paper.code) }),
});
