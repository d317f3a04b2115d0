import type { Caller } from '../../platform/http/Caller.ts';

/** The product itself, when it acts without anybody asking. */
export const systemCaller: Caller = { id: null, email: null, role: 'admin', permissions: null, branch: null };
