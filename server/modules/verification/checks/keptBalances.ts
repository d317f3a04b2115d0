import { sql } from 'drizzle-orm';
import { lackingSums } from '../../ledger/chart/rebuildBalances.ts';
import { type BookCheck, finding } from '../BookCheck.ts';

/** The sums that reports read are those of the rows (rule L5). */
export const keptBalances: BookCheck = {
  name: 'kept_balances',
  offending: () => sql`
    select ${finding({
      entity: sql`'ledger_account'`,
      record: sql`lacking.ledger`,
      reference: sql`lacking.log_date`,
      expected: sql`'0.00 / 0.00'`,
      found: sql`lacking.debit_amount || ' / ' || lacking.credit_amount`,
    })}
    from (${lackingSums}) as lacking`,
};
