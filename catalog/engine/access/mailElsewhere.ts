import type { Principal } from './access.ts';
import { holds } from './holds.ts';

/** Permission to write, in the name of the agency, to another address than the one on record. */
export const MAIL_ELSEWHERE = 'MAIL_ELSEWHERE';

/** Whether somebody may write to whatever address they type. */
export const mayMailElsewhere = (who: Pick<Principal, 'role' | 'permissions'>): boolean => holds(who, MAIL_ELSEWHERE);
