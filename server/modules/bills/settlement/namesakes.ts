import { and, type SQL, sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { folded } from '#catalog/engine/texts/searchText.ts';
import { entities, entityList } from '#catalog/registry/entities.ts';
import type { Namesakes } from '#catalog/bills/settlement/Namesakes.ts';
import { withinScope } from '#server/engine/access/scope.ts';
import type { Host } from '#server/engine/context/host.ts';
import { contains } from '#server/engine/crud/searchCondition.ts';
import { toldMarks } from '#server/engine/records/runEffects.ts';
import { paidOnes } from '../payables/documentMoney.ts';
import { columnOf, foldedSql, tableOf } from '#server/engine/schema/tables.ts';
import type { Caller } from '#server/platform/http/Caller.ts';

const { open_item, party } = entities;
const table = tableOf(party);
/** Most whom one is told of. */
const MOST = 20;

interface Owing extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly owes: string;
  readonly amounts: readonly string[];
  readonly ledger: number | null;
}

/** What is owed for documents before they are billed, within what the caller may read: of no resource, that is nothing. */
const unbilled = (host: Host, caller: Caller): SQL[] =>
  paidOnes(host.payables).flatMap(payable => {
    const { owes } = payable.paid;
    const entity = entityList.find(({ name }) => name === payable.type);
    if (!owes || !entity || !allowed(caller, entity, 'list')) return [];
    const where = and(sql`${owes} and paid_amount < due_amount`, withinScope({ entity, caller }));
    return [sql`union all select party, due_amount - paid_amount, null from ${tableOf(entity)} where ${where}`];
  });

/** What is open of bills, and of documents before they are billed. */
function owed(host: Host, caller: Caller): SQL {
  const bills = and(sql`side = 'debit' and outstanding > 0`, withinScope({ entity: open_item, caller }));
  return sql`select party, outstanding as amount, ledger from ${tableOf(open_item)} where ${bills}
    ${sql.join(unbilled(host, caller), sql` `)}`;
}

/**
 * Whoever of the caller's parties has the name of one that owes nothing, and owes something: what is received of the one
 * may be meant for the other (rule S1).
 */
export async function namesakesOf(
  host: Host,
  caller: Caller,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<Namesakes> {
  const sought = folded(name.trim());
  const { rows } = await host.db.execute<Owing>(sql`
    with same as materialized (
      select id, name from ${table} where ${and(
        sql`${columnOf(table, 'search_text')} like ${contains(sought)}
          and ${foldedSql(sql`trim(${columnOf(table, 'name')})`)} = ${sought}
          and (${columnOf(table, 'is_active')} or ${columnOf(table, 'id')} = ${id})`,
        withinScope({ entity: party, caller }),
      )})
    select same.id, same.name, sum(amount)::text as owes, array_agg(amount::text order by amount desc) as amounts,
      case when count(ledger) = count(*) and min(ledger) = max(ledger) then min(ledger) end as ledger
    from same join (${owed(host, caller)}) as owed on owed.party = same.id
    group by same.id, same.name order by sum(amount) desc, same.id`);
  const owes = rows.find(row => row.id === id)?.owes;
  if (owes !== undefined) return { owes, namesakes: [] };
  const others = rows.slice(0, MOST);
  const ids = others.map(row => row.id);
  const marks =
    ids.length > 0 ? await toldMarks(host.db, { host, caller, entity: party }, { ids, short: true }) : undefined;
  return {
    owes: '0.00',
    namesakes: others.map(row => {
      const { kinds = [], number = null } = marks?.get(row.id) ?? {};
      return { ...row, kinds, number };
    }),
  };
}
