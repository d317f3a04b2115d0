import { and, type SQL, sql } from 'drizzle-orm';
import type { VoucherName } from '#catalog/ledger/vouchers/vouchers.ts';
import { chart } from './chart.ts';
import { net, rows } from './ledgerRows.ts';

/** Vouchers of which a register tells what they were for. */
export type MoneyVoucher = Extract<VoucherName, 'payment_voucher' | 'receipt_voucher'>;

/** What stands against the lines of a voucher, in the order in which it is spread; the rest is `other`. */
const parts = ['money', 'discount', 'withheld', 'exchange'] as const;

/**
 * What a ledger is against the lines of a voucher, never by its name: cash and bank by the groups above it; exchange
 * differences by its type; withheld taxes where a tax is posted to it, or where it stands beside those that the agency
 * keeps; discounts and charges where it is any other income or expense.
 */
const natures = sql`
  nature as materialized (
    select account.id, case
      when account.holds is not null then 'money'
      when own.ledger_type in ('exchange_gain', 'exchange_loss') then 'exchange'
      when own.id in (select ledger from tax_code) then 'withheld'
      when account.nature in ('income', 'expense') then 'discount'
      when own.head_group in (select head_group from ledger_account where ledger_type in ('tds_payable', 'vds_payable'))
        then 'withheld'
      end as part
    from account join ledger_account as own on own.id = account.id
  )`;

const isDebit = sql`(account_log.debit_amount > 0)`;
/** Whether the posting of a row takes another one back. */
const counters = sql`(select counters is not null from posting where posting.id = account_log.posting)`;
/** On the side of a voucher that says what for: of a payment its debits; of a counter-entry the other one. */
const isFor = (kind: MoneyVoucher): SQL =>
  kind === 'payment_voucher' ? sql`(${isDebit} <> ${counters})` : sql`(${isDebit} = ${counters})`;
const against = (kind: MoneyVoucher): SQL => (kind === 'payment_voucher' ? sql`(-(${net}))` : sql`(${net})`);

/** What a row says was paid or received for something: above zero for either, below for what takes it back. */
export const amountFor = (kind: MoneyVoucher): SQL => (kind === 'payment_voucher' ? net : sql`-(${net})`);

/** Rows that say what for; cash and bank are what it was paid with, whatever their side. */
const linesFor = (kind: MoneyVoucher, where: SQL | undefined): SQL | undefined =>
  and(
    where,
    sql`account_log.log_type = ${kind} and ${isFor(kind)}`,
    sql`account_log.ledger not in (with recursive ${chart} select id from account where holds is not null)`,
  );

const columnOf = (name: string): SQL => sql`${sql.identifier(name)}`;
const shareOf = (part: string): SQL => columnOf(`${part}_share`);
const list = (columns: readonly SQL[]): SQL => sql.join([...columns], sql`, `);

/**
 * Takes a part from what is left of each line: by largest remainder, in minor units, the earlier line first (rule R2).
 * What is taken of a line is never more than is left of it, so that the parts of a line come to its amount.
 */
function taken(before: SQL, part: string, at: number): SQL {
  const whole = columnOf(part);
  const kept = list([sql`id, posting, sign`, ...parts.map(columnOf), ...parts.slice(0, at).map(shareOf)]);
  return sql`
    select ${kept}, share as ${shareOf(part)}, rest - share as rest
    from (
      select found.*, coalesce(div(rest * ${whole} - over, among) + (
        row_number() over (partition by posting order by over desc, id) <= sum(over) over (partition by posting) / among
      )::int, 0) as share
      from (
        select summed.*, mod(mod(rest * ${whole}, among) + among, among) as over
        from (select *, nullif(sum(rest) over (partition by posting), 0) as among from (${before}) as line) as summed
      ) as found
    ) as cut`;
}

/**
 * Worked out once, however the planner joins it: that is what `materialized` asks for.
 *
 * Of the vouchers that `postings` selects, the lines against which not money alone stands, with what of each is money
 * and what is something else: `money_amount` to `other_amount`, which come to the line's amount. Of every other line
 * all is money.
 */
function moneySpread(kind: MoneyVoucher, postings: SQL): SQL {
  const sumOf = (part: string, more: SQL) => sql`
    coalesce(sum(${against(kind)}) filter (where part = ${part} ${more}), 0) * 100 as ${sql.identifier(part)}`;
  const sums = parts.map(part => sumOf(part, part === 'money' ? sql`` : sql`and not ${isFor(kind)}`));
  const amount = amountFor(kind);
  const lines = sql`
    select account_log.id, account_log.posting, sign(${amount}) as sign, abs(${amount}) * 100 as rest,
      ${list(parts.map(part => sql`sign(${amount}) * ${columnOf(part)} as ${columnOf(part)}`))}
    from ${rows} join whole on whole.posting = account_log.posting
    where ${linesFor(kind, undefined)}`;
  const inMoney = (minor: SQL, part: string) =>
    sql`round(sign * ${minor} / 100, 2) as ${sql.identifier(`${part}_amount`)}`;
  return sql`
    with recursive ${chart}, ${natures}, whole as materialized (
      select account_log.posting, ${list(sums)}
      from ${rows} left join nature on nature.id = account_log.ledger
      where account_log.log_type = ${kind} and account_log.posting in (${postings})
      group by account_log.posting having bool_or(part is distinct from 'money' and not ${isFor(kind)})
    ), spread as materialized (
      select id, ${list([...parts.map(part => inMoney(shareOf(part), part)), inMoney(sql`rest`, 'other')])}
      from (${parts.reduce(taken, lines)}) as line
    )
    select * from spread`;
}

/** What of a line of a register is money, or one of the others: columns to select beside it. */
export const spreadOf = (kind: MoneyVoucher): SQL =>
  list([
    sql`coalesce(spread.money_amount, ${amountFor(kind)}) as money_amount`,
    ...[...parts.slice(1), 'other'].map(part => {
      const column = sql.identifier(`${part}_amount`);
      return sql`coalesce(spread.${column}, 0.00) as ${column}`;
    }),
  ]);

/** Rows of the ledger that a register has, to select from, each beside its `spread`. */
export const spreadRows = (kind: MoneyVoucher, where: SQL | undefined): SQL => {
  const lines = linesFor(kind, where) ?? sql`true`;
  const postings = sql`select account_log.posting from ${rows} where ${lines}`;
  return sql`${rows} left join (${moneySpread(kind, postings)}) as spread on spread.id = account_log.id where ${lines}`;
};
