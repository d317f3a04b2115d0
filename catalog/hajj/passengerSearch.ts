import { folded } from '../engine/texts/searchText.ts';

/** Characters of the longest text that is searched for: two lines of a passport, with whatever stands around them. */
export const LONGEST = 500;
/** The most that a search finds, and how many of them an answer holds. */
export const MOST = 500;
export const PAGE = 50;

/** A single letter is in every name. */
export const SHORTEST = 2;

/** Whether a text says too little to be searched for. */
export const isTooShort = (text: string): boolean => folded(text).trim().length < SHORTEST;
