import { and, sql } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { EntityName } from '#catalog/engine/names.ts';
import { purchaseLifecycle } from '#catalog/purchasing/purchaseLifecycle.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import { withinScope } from '../../engine/access/scope.ts';
import { createWithin } from '../../engine/crud/write.ts';
import type { CommandContext, CommandHandler } from '../../engine/context/host.ts';
import { refuse } from '../../platform/problem.ts';
import { lackingItems } from '../shop/stock/lacking.ts';

type LowStockContext = CommandContext<Commands['create_from_low_stock_purchase_request']>;

interface Lacking extends Record<string, unknown> {
  readonly stock_item: number;
  readonly to_order: number;
  /** The vendor of its product, as a party. */
  readonly party: number | null;
  /** Price at which it was last ordered. */
  readonly price: string | null;
}

/** What lacks and is not on order. The items are held first: who asks at the same time finds what was requested here. */
async function lackingNow({ tx, request, input }: LowStockContext): Promise<Lacking[]> {
  await tx.execute(sql`
    select id from stock_item where is_active and reorder_level > 0 order by id for no key update`);
  const branches = [...(input.counted_branches ?? [])];
  const seen = (name: EntityName) =>
    and(
      withinScope({ caller: request.caller, entity: entities[name] }),
      branches.length > 0 ? sql`branch = any(${sql.param(branches)}::integer[])` : undefined,
    );
  const { rows } = await tx.execute<Lacking>(sql`
    select lacking.stock_item, lacking.to_order, party.id as party, (
        select rate::text from purchase_final_items as line join purchase_final on purchase_final.id = line.owner
        where line.stock_item = lacking.stock_item and ${inStates(sql`purchase_final.status`, purchaseLifecycle.groups.ordered)}
        order by order_date desc, line.id desc limit 1) as price
    from (${lackingItems({
      inventory: seen('inventory'),
      purchase_request: seen('purchase_request'),
      purchase_final: seen('purchase_final'),
    })}) as lacking
    left join party on party.source_type = 'user' and party.source_id = lacking.vendor and party.is_active
    where to_order > 0 order by party.name nulls last, party.id, lacking.name`);
  return rows;
}

/** Those that somebody means, as many pieces as they say; all of them where they say nothing. */
function meant(lacking: readonly Lacking[], { pieces }: LowStockContext['input']) {
  const told = new Map(pieces.map(({ stock_item, quantity }) => [stock_item, quantity]));
  return lacking
    .map(one => ({ ...one, quantity: pieces.length > 0 ? (told.get(one.stock_item) ?? 0) : one.to_order }))
    .filter(({ quantity }) => quantity > 0);
}

export const requestLowStock: CommandHandler<Commands['create_from_low_stock_purchase_request']> = {
  async run(context) {
    const { tx, request, input } = context;
    const wanted = meant(await lackingNow(context), input);
    if (wanted.length === 0) refuse([violation('pieces', 'nothing_lacking')]);
    const byParty = groupBy(wanted, ({ party }) => party ?? 0);
    const made: number[] = [];
    for (const items of Object.values(byParty)) {
      const wanted = await createWithin(tx, request, {
        party: items[0]?.party ?? null,
        branch: input.branch,
        request_date: dayIn(request.host.timeZone, request.host.clock()),
        items: items.map(({ stock_item, quantity, price }) => ({
          stock_item,
          quantity,
          estimated_price: price ?? '0.00',
        })),
      });
      made.push(Number(wanted['id']));
    }
    return { ...(made[0] !== undefined && { made: made[0] }), output: { requests: made.length } };
  },
};
