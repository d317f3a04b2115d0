import { allowed } from '#catalog/engine/access/access.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { existingOf } from '#server/engine/access/scope.ts';
import { updateWithin } from '#server/engine/crud/write.ts';
import { Problem } from '#server/platform/problem.ts';
import { inAsked } from '../../ledger/vouchers/postVoucher.ts';
import type { Registering } from './Registering.ts';

/**
 * The family of an earlier file, which is locked until the transaction ends. One of none begins a family under its own
 * number, where the caller may change it.
 */
export async function joinFamily({ tx, request }: Registering, relative: number): Promise<string> {
  const file = await existingOf(tx, request, relative);
  const { family_code: known, tracking_no: number } = file;
  if (typeof known === 'string' && known !== '') return known;
  if (!allowed(request.caller, request.entity, 'edit'))
    throw new Problem(403, 'permission_denied', { violations: [violation('with_pilgrim', 'no_right')] });
  const family_code = typeof number === 'string' ? number : `#${relative}`;
  await updateWithin(tx, request, relative, { body: { family_code } }).catch((error: unknown) => {
    throw inAsked(error, { family_code: 'with_pilgrim' });
  });
  return family_code;
}
