import { allowed } from '#catalog/engine/access/access.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { entities } from '#catalog/registry/entities.ts';
import { existingOf } from '#server/engine/access/scope.ts';
import { createWithin, updateWithin } from '#server/engine/crud/write.ts';
import { Problem } from '#server/platform/problem.ts';
import { inAsked } from '../../ledger/vouchers/postVoucher.ts';
import { asHost } from '../families/asHost.ts';
import type { Registering } from './Registering.ts';

/**
 * The family of an earlier file, which is locked until the transaction ends. One of none begins a family and leads it,
 * where the caller may change it.
 */
export async function familyOf({ tx, request }: Registering, relative: number): Promise<number> {
  const file = await existingOf(tx, request, relative);
  const { family: known, surname, given_names: given, branch } = file;
  if (typeof known === 'number') return known;
  if (!allowed(request.caller, request.entity, 'edit'))
    throw new Problem(403, 'permission_denied', { violations: [violation('with_pilgrim', 'no_right')] });
  const name = typeof surname === 'string' && surname !== '' ? surname : given;
  const begun = Number((await createWithin(tx, asHost(request, entities.family), { name, branch }))['id']);
  await updateWithin(tx, asHost(request, request.entity), relative, { body: { family: begun } }).catch(
    (error: unknown) => {
      throw inAsked(error, { family: 'with_pilgrim' });
    },
  );
  return begun;
}

/** A new file joins the family of an earlier one, also where that is of another branch. */
export async function joinFamily({ tx, request }: Registering, made: number, family: number): Promise<void> {
  await updateWithin(tx, asHost(request, request.entity), made, { body: { family } });
}
