/** Why a session ended without a sign-out: its time was over, the host refused it, or a new password took its place. */
export const endReasons = ['expired', 'rejected', 'changed'] as const;
export type EndReason = (typeof endReasons)[number];
