import type { Effect } from '#server/engine/context/host.ts';
import { numbered } from '#server/engine/numbering/numbered.ts';

/** A new file is of the branch of whoever enters it, also of who sees all of them, unless it names another. */
const ownBranch: Effect = {
  beforeCreate: async (_tx, { caller }, body) =>
    (body['branch'] ?? '') === '' && caller.branch !== null ? { ...body, branch: caller.branch } : body,
};

/** What the host gives a new file that does not bring it: a number, under which it is spoken of, and a branch. */
export const newFile: readonly Effect[] = [ownBranch, numbered({ field: 'tracking_no', prefix: 'PG' })];
