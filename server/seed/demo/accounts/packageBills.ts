import { sql } from 'drizzle-orm';
import { toMinor } from '#catalog/engine/money/money.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { Ground } from '../ground.ts';
import { type PackageBill, packageLines } from './bookStory.ts';
import type { DemoEntry } from './DemoVoucher.ts';
import { insertBills, type NumberedBill } from './seedBills.ts';

/** What the bill of a pilgrim's package enters into the books. */
type PackageEntry = DemoEntry & PackageBill;

export const packageEntry = (bill: PackageBill): PackageEntry => ({
  ...bill,
  kind: 'sales',
  details: 'Umrah package',
  status: 'posted',
  lines: packageLines(bill),
});

interface Entered {
  readonly voucher: PackageEntry;
  readonly id: number;
  readonly number: string;
}

/** Writes the bills of packages; their rows of the ledger are entered with those of all vouchers. */
export const insertPackages = (
  ground: Ground,
  entered: readonly Entered[],
  ledgers: ReadonlyMap<string, number>,
): Promise<void> =>
  insertBills(
    ground,
    'sales',
    entered.map(({ id, number, voucher: { day, branch, party, price } }): NumberedBill => ({
      id,
      number,
      day,
      bill: {
        kind: 'sales',
        status: 'issued',
        branch,
        party,
        ledger: 'Package Revenue',
        amount: toMinor(price.toFixed(2)),
        details: 'Umrah package',
      },
    })),
    ledgers,
  );

/** What is open of bills falls due when they say, which was not known where rows are settled in bulk. */
export const tellWhenDue = (db: Database) =>
  db.execute(sql`
    update open_item set due_date = sales.due_date from sales
    where log_type = 'sales' and source_id = sales.id and side = 'debit'`);
