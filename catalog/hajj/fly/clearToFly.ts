import type { Principal } from '../../engine/access/access.ts';
import { holds } from '../../engine/access/holds.ts';

/** Permission to let somebody fly of whom something is missing: they answer for it by name, with a reason. */
export const CLEAR_TO_FLY = 'CLEAR_TO_FLY';

export const mayClearToFly = (who: Pick<Principal, 'role' | 'permissions'>): boolean => holds(who, CLEAR_TO_FLY);
