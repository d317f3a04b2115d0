import { and, type SQL, sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import { tableOf } from '#server/engine/schema/tables.ts';
import type { ReportQuery, ReportSource } from '#server/engine/reports/ReportSource.ts';
import { rows } from './ledgerRows.ts';

const ids = (values: readonly unknown[]): SQL => sql`any(${`{${values.join(',')}}`}::int[])`;

/**
 * Rows of the ledger that bear output or input tax, once for each entry, and those on the ledgers of such taxes that bear
 * none: what they come to is what these ledgers have changed by.
 */
function taxRows(asked: ReportQuery): SQL {
  const [taxes, parties] = ['tax__in', 'party__in'].map(key => asked.chosen.get(key));
  const where = and(
    asked.where,
    sql`(tax_code.kind in ('output', 'input') or tax_entry.id is null and account_log.ledger in (
      select ledger from tax_code where kind in ('output', 'input')))`,
    taxes && sql`tax_entry.tax = ${ids(taxes)}`,
    parties && sql`tax_entry.party = ${ids(parties)}`,
  );
  return sql`
    select account_log.id, account_log.log_date, account_log.reference_no, account_log.log_type, account_log.posting,
      coalesce(tax_entry.party, account_log.party) as party, tax_entry.tax, tax_entry.percent,
      case when tax_amount = 0 then tax_code.ledger else account_log.ledger end as ledger,
      coalesce(base_amount, 0.00) as base_amount, figure.*, output_tax - input_tax as net_tax
    from ${rows} left join tax_entry on tax_entry.account_log = account_log.id
      left join tax_code on tax_code.id = tax_entry.tax
      cross join lateral (select
        case tax_code.kind when 'output' then tax_amount else 0.00 end as output_tax,
        case tax_code.kind when 'input' then tax_amount else 0.00 end as input_tax,
        case when tax_entry.id is null then credit_amount - debit_amount else 0.00 end as other_entries
      ) as figure
    where ${where}`;
}

export const taxSummary: ReportSource = {
  rows: asked => sql`
    select month, tax, tax_code.name, summed.ledger, base_amount, output_tax, input_tax, net_tax, other_entries
    from (
      select date_trunc('month', log_date)::date as month, tax, ledger, sum(base_amount) as base_amount,
        sum(output_tax) as output_tax, sum(input_tax) as input_tax, sum(net_tax) as net_tax,
        sum(other_entries) as other_entries
      from (${taxRows(asked)}) as taxed group by month, tax, ledger
    ) as summed left join tax_code on tax_code.id = summed.tax`,
  order: ['month', 'name', 'tax', 'ledger'],
};

export const taxRegister: ReportSource = {
  rows: taxRows,
  widen: shown => sql`
    select shown.*, posting.source_id as source from (${shown}) as shown join posting on posting.id = shown.posting`,
  order: ['log_date', 'id', 'tax'],
};

/** The document of a kind that tells of an entry, of those that hold. */
const teller = (document: string, state: string): SQL => sql`
  select teller.* from ${sql.identifier(`${document}_items`)} as told join ${sql.identifier(document)} as teller
    on teller.id = told.owner and teller.status = ${state} where told.withheld = tax_entry.id limit 1`;

export const withholdingRegister: ReportSource = {
  rows(asked) {
    const [challans, certificates] = ['challan__in', 'certificate__in'].map(key => asked.chosen.get(key));
    const where = and(
      sql`true`,
      asked.where,
      challans && sql`challan.id = ${ids(challans)}`,
      certificates && sql`certificate.id = ${ids(certificates)}`,
    );
    return sql`
    select tax_entry.id, tax_entry.log_date, tax_entry.reference_no, tax_entry.party, tax_entry.tax, base_amount, percent,
      tax_amount, posting.source_type as log_type, posting.source_id as source, challan.id as challan,
      challan.challan_no, challan.deposit_date, certificate.id as certificate, certificate.certificate_no
    from ${tableOf(entities.tax_entry)} join tax_code on tax_code.id = tax_entry.tax and kind in ('tds', 'vds')
      join account_log as log on log.id = tax_entry.account_log join posting on posting.id = log.posting
      left join lateral (${teller('withholding_challan', 'posted')}) as challan on true
      left join lateral (${teller('withholding_certificate', 'issued')}) as certificate on true
    where ${where}`;
  },
  order: ['log_date', 'id'],
};
