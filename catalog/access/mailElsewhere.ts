import type { Principal } from '../access.ts';

/** Permission to write, in the name of the agency, to another address than the one on record. */
export const MAIL_ELSEWHERE = 'MAIL_ELSEWHERE';

/** Whether somebody may write to whatever address they type. */
export const mayMailElsewhere = ({ role, permissions }: Pick<Principal, 'role' | 'permissions'>): boolean =>
  role === 'admin' || (permissions?.has(MAIL_ELSEWHERE) ?? false);
