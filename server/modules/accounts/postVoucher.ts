import { commandNamed } from '../../../catalog/commands.ts';
import type { Entity } from '../../../catalog/defineEntity.ts';
import type { Act } from '../../host.ts';
import { createWithin } from '../../crud/write.ts';
import { Problem } from '../../http/problem.ts';

/** Makes a voucher as its form would give it and posts it within the command of another document; gives its id. */
export async function postVoucher(
  { tx, desk, perform }: Pick<Act, 'tx' | 'desk' | 'perform'>,
  entity: Entity,
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const made = await createWithin(tx, { ...desk, entity }, values);
  const posting = commandNamed(entity, 'post');
  if (!posting) throw new Error(`${entity.name} is never posted`);
  const posted = await perform(posting, Number(made['id']), {});
  if (posted['status'] !== 'posted') throw new Problem(409, 'INVALID_TRANSITION');
  return Number(made['id']);
}
