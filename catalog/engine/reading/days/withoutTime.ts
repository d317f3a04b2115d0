import { timeBehind } from './timeBehind.ts';

/** A day without the time behind it; it is the day that is written, wherever its clock stands. */
export const withoutTime = (plain: string): string => (timeBehind(plain)?.day ?? plain).replace(/,$/, '').trim();
