import { and, type SQL, sql } from 'drizzle-orm';
import { voucherKinds, type VoucherName } from '#catalog/ledger/vouchers/vouchers.ts';
import { LINE } from '#catalog/engine/defineReport.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { EntityName } from '#catalog/engine/names.ts';
import type { ReportQuery, ReportSource } from '#server/engine/reports/ReportSource.ts';

const kinds = Object.keys(voucherKinds) as readonly VoucherName[];

const all = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` union all `);

/** Changed values in a line, as the history has them. */
const values = (side: SQL): SQL =>
  sql`(select string_agg(one.value, ', ' order by one.key) from jsonb_each_text(${side}) as one)`;

/** Vouchers that were voided or reversed, as far as they may be known of. */
const takenBack = (asked: ReportQuery): SQL =>
  all(
    kinds.map(kind => {
      const voucher = sql.identifier(kind);
      const scope = and(
        sql`history.entity = ${kind} and history.after->>'status' in ('voided', 'reversed')`,
        asked.within(entities[kind]),
      );
      return sql`
        select history.at, history.after->>'status' as edit,
          ${voucher}.invoice_no as record, history.by, history.by_name, history.reason,
          ${voucher}.amount::text as before, null as after, history.entity, ${voucher}.id as entity_id
        from history join ${voucher} on ${voucher}.id = history.record where ${scope}`;
    }),
  );

/** Entries whose day is earlier than that of one with an earlier number. */
const datedBack = ({ where }: ReportQuery): SQL => sql`
  select created_at, 'backdated', reference_no, created_by, null, null, latest::text, log_date::text, source_type, source_id
  from (
    select posting.*, max(log_date) over (
        partition by source_type, regexp_replace(reference_no, '\\d+$', '')
        order by reference_no rows between unbounded preceding and 1 preceding
      ) as latest
    from posting where ${and(sql`source_event = 'post'`, where)}
  ) as posting where latest > log_date`;

const changesOf = (asked: ReportQuery, edit: string, names: readonly EntityName[]): SQL =>
  all(
    names.map(name => {
      const record = sql.identifier(name);
      // Whoever is bound to a branch does not know to which one belonged what is gone.
      const scope = asked.within(entities[name]);
      return sql`
        select history.at, ${edit}::text, coalesce(${record}.name, history.before->>'name'), history.by, history.by_name,
          history.reason, ${values(sql`history.before`)}, ${values(sql`history.after`)}, history.entity, ${record}.id
        from history left join ${record} on ${record}.id = history.record
        where ${and(
          sql`history.entity = ${name} and history.action <> 'create'`,
          scope && sql`${record}.id is not null`,
          scope,
        )}`;
    }),
  );

const periodSteps = sql`
  select history.at, 'period_moved', period.name, history.by, history.by_name, history.reason,
    ${LINE}::text || (history.before->>'status'), ${LINE}::text || (history.after->>'status'), history.entity, period.id
  from history join accounting_period as period on period.id = history.record
  where history.entity = 'accounting_period' and history.after ? 'status'`;

export const editLog: ReportSource = {
  rows(asked) {
    const { chosen, timeZone } = asked;
    const day = sql`(every.at at time zone ${timeZone})::date`;
    const [from, to] = [chosen.get('edited_on__gte')?.[0], chosen.get('edited_on__lte')?.[0]];
    const edits = chosen.get('edit__in');
    const where = and(
      sql`true`,
      from === undefined ? undefined : sql`${day} >= ${from}::date`,
      to === undefined ? undefined : sql`${day} <= ${to}::date`,
      edits && sql`every.edit = any(${`{${edits.join(',')}}`}::text[])`,
    );
    return sql`
      select every.at as edited_at, every.edit, every.record, coalesce("user".username, every.by_name) as edited_by,
        every.reason, every.before, every.after, every.entity, every.entity_id, -extract(epoch from every.at) as newest
      from (${all([
        takenBack(asked),
        datedBack(asked),
        changesOf(asked, 'ledger_changed', ['ledger_account', 'group', 'primary_group']),
        changesOf(asked, 'party_changed', ['party']),
        periodSteps,
      ])}) as every left join "user" on "user".id = every.by
      where ${where}`;
  },
  order: ['newest', 'edit', 'entity', 'entity_id', 'record', 'after'],
};
