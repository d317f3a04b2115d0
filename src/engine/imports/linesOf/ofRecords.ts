import type { Corrections } from '../Choices.ts';

const isOfRecord = ([name]: readonly [string, string]): boolean => !name.includes('.');

/** Corrections of what records tell themselves, without those of their lines. */
export const ofRecords = (corrections: Corrections): Corrections =>
  Object.fromEntries(
    Object.entries(corrections).map(([line, texts]) => [
      line,
      Object.fromEntries(Object.entries(texts).filter(isOfRecord)),
    ]),
  );
