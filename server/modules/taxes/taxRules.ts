import { sql } from 'drizzle-orm';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Effect } from '../../engine/context/host.ts';
import { ledgersOf } from '../ledger/chart/ledgers.ts';

/** Tables of lines that name a tax. */
const USES = [
  'sales_items',
  'purchase_items',
  'credit_note_items',
  'debit_note_items',
  'withholding_challan',
  'withholding_certificate',
];

const isUsed = (id: unknown) => sql`
  select 1 from (${sql.join(
    USES.map(table => sql`select tax from ${sql.identifier(table)}`),
    sql` union all `,
  )} union all select tds from purchase union all select vds from purchase) as used(tax)
  where tax = ${Number(id)} limit 1`;

/** A tax is posted to a ledger that stands for it alone, without a party (rule L4); one in use stays what it is. */
export const taxRules: Effect = {
  async check(tx, _desk, { id, kind, ledger }) {
    const found = typeof ledger === 'number' ? (await ledgersOf(tx, [ledger])).get(ledger) : undefined;
    const own =
      id === undefined ? [] : (await tx.execute(sql`select kind from tax_code where id = ${Number(id)}`)).rows;
    const isOther = own[0] !== undefined && own[0]['kind'] !== kind;
    return [
      ...(found?.isMoney || found?.isControl ? [violation('ledger', 'not_of_tax')] : []),
      ...(found && !found.isActive ? [violation('ledger', 'ledger_inactive')] : []),
      ...(isOther && (await tx.execute(isUsed(id))).rows.length > 0 ? [violation('kind', 'tax_in_use')] : []),
    ];
  },
};
