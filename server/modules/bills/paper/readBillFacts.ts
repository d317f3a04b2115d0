import { sql } from 'drizzle-orm';
import { billSums, percentIn } from '#catalog/bills/billSums.ts';
import type { BillName } from '#catalog/bills/bills.ts';
import { netOf } from '#catalog/bills/lineAmounts.ts';
import type { BillFacts, BillLineFacts } from '#catalog/bills/paper/BillFacts.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { entities } from '#catalog/registry/entities.ts';
import { titlesAmong } from '#server/engine/access/titlesOf.ts';
import type { Host } from '#server/engine/context/host.ts';
import type { Wire } from '#server/engine/context/values.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { chartOf } from '../../ledger/chart/chart.ts';
import { readSide } from '../../ledger/chart/readSide.ts';
import { billOf, type BillRecord, readTaxes, toldTax } from '../billRecord.ts';
import { readOrigin } from './readOrigin.ts';

/** Titles of records by id, whoever reads them. */
async function titlesIn(db: Database, entity: Entity, ids: readonly (number | null)[]) {
  const wanted = [...new Set(ids.filter(id => id !== null))];
  if (wanted.length === 0) return new Map<unknown, string>();
  return new Map<unknown, string>((await titlesAmong(db, entity, wanted, undefined)).map(row => [row.id, row.title]));
}

async function currencyOf(db: Database, { currency, exchange_rate: rate }: BillRecord): Promise<BillFacts['currency']> {
  if (currency === null) return null;
  const codes = await titlesIn(db, entities.currency, [currency]);
  return { code: codes.get(currency) ?? '', rate: rate ?? '' };
}

/** Lines as they are billed and as the law sums them up, with their taxes of the day. */
async function linesOf(db: Database, { items, day, discount }: BillRecord) {
  const taxes = await readTaxes(
    db,
    items.flatMap(({ tax }) => tax ?? []),
  );
  const ids = `{${[...new Set(items.map(({ ledger }) => ledger))].join(',')}}`;
  const ledgers = new Map((await chartOf(db, sql`id = any(${ids}::int[])`)).map(ledger => [ledger.id, ledger]));
  const purposes = await titlesIn(
    db,
    entities.sub_ledger_account,
    items.map(item => item.sub_ledger),
  );
  const billed = items.map(item => ({
    ...item,
    tax: item.tax === null ? null : taxes.get(item.tax),
    told: toldTax(item),
  }));
  const whatOf = ({ details, ledger }: BillRecord['items'][number]): string | null => {
    if (details) return details;
    const account = ledgers.get(ledger);
    // To a customer it is what is charged; the ledger is for the books.
    return account?.ledger_type === 'delivery_income' ? null : (account?.name ?? '');
  };
  const lines = billed.map((line, at): BillLineFacts => ({
    what: items[at] ? whatOf(items[at]) : '',
    purpose: purposes.get(line.sub_ledger) ?? '',
    quantity: line.quantity,
    rate: fromMinor(line.rate),
    discount: fromMinor(line.discount),
    percent: percentIn(line, day),
    net: fromMinor(netOf(line)),
  }));
  return { lines, sums: billSums(billed, discount, day) };
}

/** What the paper of a bill or note says. */
export async function readBillFacts(
  db: Database,
  { payables }: Pick<Host, 'payables'>,
  kind: BillName,
  record: Wire,
): Promise<BillFacts> {
  const entity = entities[kind];
  const bill = billOf(entity, record);
  const { lines, sums } = await linesOf(db, bill);
  const withheld = await titlesIn(
    db,
    entities.tax_code,
    bill.withholdings.map(({ tax }) => tax),
  );
  return {
    kind,
    status: bill.status,
    number: bill.invoice_no,
    day: bill.day,
    due: bill.due_date,
    party: await readSide(db, bill.party),
    origin: await readOrigin(db, payables, kind, bill),
    currency: await currencyOf(db, bill),
    lines,
    sums: {
      lines: fromMinor(sums.lines),
      net: fromMinor(sums.net),
      taxes: sums.taxes.map(({ percent, amount }) => ({ percent, amount: fromMinor(amount) })),
      total: fromMinor(sums.total),
    },
    outstanding: fromMinor(bill.outstanding),
    withheld: bill.withholdings.map(({ tax, base, percent, amount }) => ({
      tax: withheld.get(tax) ?? '',
      base: fromMinor(base),
      percent,
      amount: fromMinor(amount),
    })),
    details: bill.details ?? '',
  };
}
