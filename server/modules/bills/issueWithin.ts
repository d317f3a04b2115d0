import type { SQL } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import { existingOf } from '../../engine/access/scope.ts';
import { toWire } from '../../engine/records/record.ts';
import { createWithin } from '../../engine/crud/write.ts';
import type { CommandContext } from '../../engine/context/host.ts';
import { drawAdvance } from './settlement/useAdvance.ts';
import { billOf } from './billRecord.ts';

const { sales: entity } = entities;
type Doing = Pick<CommandContext, 'tx' | 'request' | 'now' | 'reason' | 'override' | 'perform'>;

/** Makes a receivable bill as its form would give it and issues it within the command of another document; gives its id. */
export async function issueWithin(
  { tx, request, perform }: Doing,
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const made = await createWithin(tx, { ...request, entity }, values);
  await perform('issue_sales', Number(made['id']), {});
  return Number(made['id']);
}

/** Settles an issued bill on its day by the advances that a condition finds, as far as they go (rule S1). */
export async function settleByAdvances(context: Doing, sales: number, from: SQL): Promise<void> {
  const request = { ...context.request, entity };
  const bill = billOf(entity, toWire(entity, await existingOf(context.tx, request, sales), request.host, true));
  await drawAdvance({ ...context, request }, { bill, day: bill.day, from });
}
