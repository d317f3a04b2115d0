import { guest } from '#catalog/engine/access/access.ts';
import type { Caller } from '../../platform/http/Caller.ts';

/** Whoever calls without having signed in. */
export const visitor: Caller = { ...guest, id: null, email: null };
