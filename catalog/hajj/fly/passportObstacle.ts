import type { Obstacle } from '../../engine/violations/violation.ts';

/** What is wrong with a passport that is not valid for long enough, as far as one can say until when it must be. */
export const passportObstacle = (until: string | undefined): Obstacle =>
  until === undefined ? { code: 'passport_undated' } : { code: 'passport_expires', params: { day: until } };
