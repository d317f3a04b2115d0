import { sql } from 'drizzle-orm';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Minor } from '#catalog/engine/money/money.ts';
import { insertRow } from '../../engine/crud/store.ts';
import { recordChange } from '../../engine/records/recordHistory.ts';
import type { CommandContext } from '../../engine/context/host.ts';
import { enterPosting } from '../ledger/vouchers/enterPosting.ts';
import { Posting } from '../ledger/vouchers/Posting.ts';
import { ledgerOfType } from '../ledger/vouchers/typedLedgers.ts';

type Doing = Pick<CommandContext, 'tx' | 'request' | 'now' | 'reason' | 'override'>;

/** A document of goods as it is written: under which number, on which day, and what else it says. */
interface Made {
  readonly entity: Entity;
  readonly values: Readonly<Record<string, unknown>> & { readonly items: readonly object[] };
}

/** Writes a document that the host makes. Gives its id, and those of its lines. */
export async function insertMade({ tx, request, now }: Doing, { entity, values }: Made) {
  const { host, caller } = request;
  const id = await insertRow(tx, entity, values, { caller, now });
  await recordChange(tx, host, caller, {
    entity: entity.name,
    record: id,
    action: 'create',
    before: {},
    after: values,
  });
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from ${sql.identifier(`${entity.name}_items`)} where owner = ${id} order by position`);
  return { id, lines: rows.map(row => row.id) };
}

interface Entered {
  readonly entity: Entity;
  readonly id: number;
  readonly number: string;
  readonly day: string;
  readonly branch: number;
  /** Number of the purchase. */
  readonly details: string;
  /** By the types of the ledgers: debit above zero, credit below. */
  readonly amounts: Readonly<Record<string, Minor>>;
}

/** Enters what goods are worth; nothing where they are worth nothing, of which no entry can tell (rule L1). */
export async function enterGoods(context: Doing, { amounts, ...head }: Entered): Promise<void> {
  const posting = new Posting();
  for (const [type, amount] of Object.entries(amounts))
    if (amount !== 0n) posting.on('debit', await ledgerOfType(context.tx, type), amount);
  await enterPosting(context, { ...head, mayPostNothing: true }, posting);
}
