import type { Commands } from '#catalog/registry/commands.ts';
import { sql } from 'drizzle-orm';
import { statementFaults } from '#catalog/banking/statementLaw.ts';
import { voucherKinds, type VoucherName } from '#catalog/ledger/vouchers/vouchers.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { CommandHandler } from '../../engine/context/host.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { chartOf } from '../ledger/chart/chart.ts';
import { postVoucher } from '../ledger/vouchers/postVoucher.ts';
import { demandLines, matchPairs, openLines } from './matchHandlers.ts';
import { type StatementRecord, statementOf } from './statementRecord.ts';
import { accountFaults, demandReach } from './statementHandlers.ts';

/** The kind of voucher that moves money of the bank by an amount, against a ledger. */
async function kindOf(tx: Database, statement: StatementRecord, move: { ledger: number; amount: bigint }) {
  if (move.ledger === statement.ledger) refuse([violation('ledger', 'same_ledger')]);
  const [ledger] = await chartOf(tx, sql`id = ${move.ledger}`);
  if (ledger && ledger.holds !== null) return 'contra';
  return move.amount < 0n ? 'payment_voucher' : 'receipt_voucher';
}

/** The row that a voucher has made in the ledger of the bank. */
async function rowOf(tx: Database, statement: StatementRecord, kind: VoucherName, voucher: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select account_log.id::int as id from account_log join posting on posting.id = account_log.posting
    where source_type = ${kind} and source_id = ${voucher} and account_log.ledger = ${statement.ledger}`);
  const [row] = rows;
  if (!row) throw new Error(`${kind} ${voucher} has no row in ledger ${statement.ledger}`);
  return row.id;
}

/** Enters a line of the bank into the books, and matches what that has made. */
export const bookLine: CommandHandler<Commands['book_bank_statement']> = {
  async run(context) {
    const { tx, request, record, input } = context;
    const statement = statementOf(record);
    demandReach(request, statement);
    refuse([...(await accountFaults(tx, statement)), ...statementFaults(statement)]);
    const line = openLines(statement).get(input.line);
    if (!line)
      throw new Problem(400, 'invalid', { violations: [violation('line', 'unknown_line', { id: input.line })] });
    await demandLines(tx, [line.id]);
    const kind = await kindOf(tx, statement, { ledger: input.ledger, amount: line.amount });
    const [amount, nothing] = [fromMinor(line.amount < 0n ? -line.amount : line.amount), '0.00'];
    const [debit_amount, credit_amount] = line.amount < 0n ? [nothing, amount] : [amount, nothing];
    const bank = { ledger: statement.ledger, debit_amount, credit_amount };
    const other = {
      ledger: input.ledger,
      party: input.party ?? null,
      debit_amount: credit_amount,
      credit_amount: debit_amount,
    };
    const [items, at] = line.amount < 0n ? [[other, bank], 0] : [[bank, other], 1];
    const voucher = await postVoucher(
      context,
      kind,
      {
        [voucherKinds[kind].day]: line.day,
        branch: statement.branch,
        details: input.details ?? null,
        items,
      },
      { details: 'details', [`items.${at}.ledger`]: 'ledger', [`items.${at}.party`]: 'party' },
    );
    await matchPairs(context, statement, [{ line: line.id, row: await rowOf(tx, statement, kind, voucher) }]);
    return { output: { log_type: kind, voucher } };
  },
};
