import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { changingRights } from '#catalog/registry/commandRights.ts';
import { commandNamed } from '#catalog/registry/commands.ts';
import { startsIn } from '#catalog/engine/defineCommand.ts';
import { stateIn } from '#catalog/registry/availableCommands.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { type Obstacle, type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { RequestContext, GuardContext } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { countUse, lockLimit, type LimitedBy, usedSoFar } from './limitUse.ts';

const shape = z.looseObject({
  amount: z.string(),
  currency: z.number().nullish(),
  exchange_rate: z.string().nullish(),
});

type Asking = Pick<RequestContext, 'caller' | 'entity' | 'host'>;

/**
 * What a document comes to in the agency's own currency, at the rate that it says or at the one that its currency has,
 * whichever is more: whoever types a rate does not make it cheap. A rate of no currency says nothing.
 */
export async function worthOf(tx: Database, record: unknown): Promise<string> {
  const { amount, currency, exchange_rate: rate } = shape.parse(record);
  if (!currency) return amount;
  const { rows } = await tx.execute<{ worth: string }>(sql`
    select round(${amount}::numeric * greatest(${rate ?? '0'}::numeric, exchange_rate), 2)::text as worth
    from currency where id = ${currency}`);
  return rows[0]?.worth ?? amount;
}

/**
 * Names of the roles that may give what is above a caller's own limit, an administrator's first; undefined where it is
 * not above it. Only roles that change such documents at all are named.
 */
async function rolesAbove(tx: Database, { caller, entity }: Asking, amount: string) {
  if (caller.role === 'admin') return undefined;
  const worth = sql`abs(${amount}::numeric)`;
  const { rows } = await tx.execute(sql`
    select 1 from "user" as caller join role on role.id = caller.role
    where caller.id = ${caller.id} and posting_limit < ${worth}`);
  if (rows.length === 0) return undefined;
  const rights = JSON.stringify(changingRights(entity));
  const { rows: able } = await tx.execute<{ name: string }>(sql`
    select name from role
    where lower(name) = 'admin' or (posting_limit is null or posting_limit >= ${worth}) and exists (
      select 1 from role_permissions as held join permission on permission.id = held.target
      where held.owner = role.id and permission.name in (select json_array_elements_text(${rights}::json)))
    order by lower(name) <> 'admin', name`);
  return able.map(({ name }) => name).join(', ');
}

/** What stands in the way by itself, or together with what the same caller has used of the same before. */
async function excess(tx: Database, asking: Asking, amount: string, by?: LimitedBy): Promise<Obstacle | undefined> {
  const alone = await rolesAbove(tx, asking, amount);
  if (alone !== undefined) return { code: 'over_limit', params: { roles: alone } };
  if (by === undefined || asking.caller.role === 'admin') return undefined;
  const used = await usedSoFar(tx, asking, by);
  const roles = await rolesAbove(tx, asking, fromMinor(toMinor(used) + toMinor(amount)));
  return roles === undefined ? undefined : { code: 'over_limit_together', params: { roles, amount: used } };
}

/**
 * What stands in the way of a document of which so much leaves or is given up, a decimal. One that may wait for an
 * approval is handed in for it.
 */
export async function aboveLimit(
  { tx, request, record }: GuardContext,
  amount: string,
  by?: LimitedBy,
): Promise<Obstacle | undefined> {
  const above = await excess(tx, request, amount, by);
  if (above?.code !== 'over_limit') return above;
  const submit = commandNamed(request.entity, 'submit');
  const isSubmitted = submit && startsIn(submit, stateIn(request.entity, z.looseObject({}).parse(record)));
  return { ...above, ...(isSubmitted && { words: 'over_limit_submit' }) };
}

/**
 * A guard of whatever leaves the house or is given up, never of what is received: more than a role may move by itself is
 * left to whoever approves it where the document has that step, else to whoever may move as much (rules A2).
 */
export async function overLimit(context: GuardContext, by?: LimitedBy): Promise<Obstacle | undefined> {
  return aboveLimit(context, await worthOf(context.tx, context.record), by);
}

interface LimitedAmount {
  readonly field: string;
  readonly amount: string;
}

/** The same of an amount that is told or found only as it is entered. */
export async function limitObjections(
  tx: Database,
  asking: Asking,
  { field, amount, by }: LimitedAmount & { readonly by?: LimitedBy },
): Promise<Violation[]> {
  const above = await excess(tx, asking, amount, by);
  return above ? [violation(field, above.code, above.params)] : [];
}

/** Uses the limit of whoever gives up or pays out so much, or refuses; what was used counts from then on. */
export async function drawOnLimit(
  tx: Database,
  asking: Asking,
  { field, amount, by }: LimitedAmount & { readonly by: LimitedBy },
) {
  await lockLimit(tx, asking);
  refuse(await limitObjections(tx, asking, { field, amount, by }));
  await countUse(tx, asking, { ...by, amount });
}
