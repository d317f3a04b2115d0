import { sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { idFrom } from '#catalog/engine/parse.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Effect, RequestContext } from '#server/engine/context/host.ts';
import type { Values } from '#server/engine/context/values.ts';
import { updateWithin } from '#server/engine/crud/write.ts';
import { numbered } from '#server/engine/numbering/numbered.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { inAsked } from '../../ledger/vouchers/postVoucher.ts';
import { findOrBegin } from './findOrBegin.ts';
import { hasMembers } from './familyLocks.ts';

const { hajj_passenger_info: pilgrim } = entities;

/** Of a file that nobody else puts into a family until the transaction ends. */
async function fileOf(tx: Database, id: unknown) {
  const { rows } = await tx.execute<{ family: number | null; branch: number | null }>(sql`
    select family, branch from hajj_passenger_info where id = ${id} for no key update`);
  return rows[0];
}

/** A new family is of the branch of who leads it, else of whoever enters it, unless it names another. */
const ownBranch: Effect = {
  async beforeCreate(tx, { caller }, body) {
    if ((body['branch'] ?? '') !== '') return body;
    const id = idFrom(body['leader']);
    const branch = (id === undefined ? undefined : await fileOf(tx, id))?.branch ?? caller.branch;
    return branch === null ? body : { ...body, branch };
  },
};

/** Who begins a family by naming its leader puts it into their file. */
async function leadsNew(tx: Database, { caller }: RequestContext, leader: number): Promise<Violation[]> {
  if (!allowed(caller, pilgrim, 'edit')) return [violation('leader', 'no_right')];
  return (await fileOf(tx, leader))?.family === null ? [] : [violation('leader', 'in_other_family')];
}

async function leaderFits(tx: Database, request: RequestContext, { id, leader }: Values, isNew: boolean) {
  if (typeof leader !== 'number')
    return !isNew && (await hasMembers(tx, Number(id))) ? [violation('leader', 'required')] : [];
  if (isNew) return leadsNew(tx, request, leader);
  return (await fileOf(tx, leader))?.family === id ? [] : [violation('leader', 'not_of_family')];
}

/** One of a family leads it, as soon as somebody is of it. */
const keepsLeader: Effect = {
  check: async (tx, request, merged, stored) =>
    stored && (stored['leader'] ?? null) === (merged['leader'] ?? null)
      ? []
      : leaderFits(tx, request, merged, stored === undefined),
  async afterChange(tx, request, { before, after }) {
    if (before || typeof after?.['leader'] !== 'number') return;
    const body = { family: after['id'] };
    await updateWithin(tx, { ...request, entity: pilgrim }, after['leader'], { body }).catch((error: unknown) => {
      throw inAsked(error, { family: 'leader' });
    });
  },
};

/** What belongs to families beside their records. */
export const familyEffects: readonly Effect[] = [
  ownBranch,
  keepsLeader,
  { named: findOrBegin },
  numbered({ field: 'family_no', prefix: 'FM' }),
];
