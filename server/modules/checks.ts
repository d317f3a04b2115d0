import type { BookCheck } from './accounts/verification/BookCheck.ts';
import { booksAsked } from './accounts/verification/registry.ts';
import { journeysAsked } from './hajj/verification/journeysAsked.ts';

/** Everything that is verified, in the order in which it is told. */
export const checks: readonly BookCheck[] = [...booksAsked, ...journeysAsked];
