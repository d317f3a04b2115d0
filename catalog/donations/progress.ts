import { fromMinor, type Minor } from '../engine/money/money.ts';

/** How much of a goal is reached, in percent with two places. Rounded down: 100 means that it is reached. */
export const progress = (raised: Minor, goal: Minor): string => fromMinor(goal > 0n ? (raised * 10_000n) / goal : 0n);
