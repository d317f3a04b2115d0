import type { BookCheck } from './BookCheck.ts';
import { booksAsked } from './registry.ts';
import { journeysAsked } from '../hajj/verification/journeysAsked.ts';

/** Everything that is verified, in the order in which it is told. */
export const checks: readonly BookCheck[] = [...booksAsked, ...journeysAsked];
