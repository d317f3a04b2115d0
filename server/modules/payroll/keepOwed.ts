import { type SQL, sql } from 'drizzle-orm';
import type { Author, Payable } from '../../engine/context/host.ts';
import { keepValues } from '../../engine/records/keepValues.ts';
import type { Database } from '../../platform/services/Database.ts';

/**
 * Says anew of sheets, and of each of their lines, what of it is not paid: it follows from what is open on the ledger of
 * what is owed to employees, where a void stands on the other side.
 */
export async function keepSheets(tx: Database, author: Author, where: SQL): Promise<void> {
  await keepValues(tx, author, 'salary_sheet', {
    with: sql`kept as (
      update salary_sheet_items as line set outstanding = item.outstanding
      from salary_sheet as sheet join open_item as item on item.log_type = 'salary_sheet' and item.source_id = sheet.id
        join ledger_account on ledger_account.id = item.ledger and ledger_type = 'employee_payable'
        join party on party.id = item.party and source_type = 'user'
      where item.side = 'credit' and line.owner = sheet.id and line.employee = party.source_id and ${where}
      returning line.owner, line.outstanding)`,
    from: sql`(select owner, sum(outstanding) as outstanding from kept group by owner) as told`,
    where: sql`salary_sheet.id = told.owner`,
    set: { outstanding: sql`told.outstanding` },
  });
}

const among = (items: readonly number[]): SQL => sql`open_item.id = any(${sql.param([...items])}::integer[])`;

export const sheetPayable: Payable = {
  type: 'salary_sheet',
  settled: (tx, request, items) =>
    keepSheets(
      tx,
      request,
      sql`sheet.id in (select source_id from open_item where log_type = 'salary_sheet' and ${among(items)})`,
    ),
};

export const claimPayable: Payable = {
  type: 'expense_claim',
  settled: (tx, request, items) =>
    keepValues(tx, request, 'expense_claim', {
      from: sql`open_item join ledger_account on ledger_account.id = open_item.ledger and ledger_type = 'claim_payable'`,
      where: sql`log_type = 'expense_claim' and open_item.source_id = expense_claim.id and side = 'credit' and ${among(items)}`,
      set: { outstanding: sql`open_item.outstanding` },
    }),
};
