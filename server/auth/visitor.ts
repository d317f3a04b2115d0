import { guest } from '../../catalog/access.ts';
import type { Caller } from '../http/Caller.ts';

/** Whoever calls without having signed in. */
export const visitor: Caller = { ...guest, id: null, email: null };
