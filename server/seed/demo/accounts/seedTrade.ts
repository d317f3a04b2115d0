import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import { percentOf } from '#catalog/ledger/vouchers/rounding.ts';
import type { EntryLine } from '#server/modules/ledger/vouchers/postEntry.ts';
import { openItemsOf } from '#server/modules/bills/settlement/openItems.ts';
import { settleLines } from '#server/modules/bills/settlement/settleLines.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { insertMany, insertNumbered } from '../../insertMany.ts';
import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';
import { AHEAD, type Partners } from './bookStory.ts';
import { enterPast, voidPast } from './enterPast.ts';
import { type DemoBill, seedBills } from './seedBills.ts';
import { seedUnallocations } from './seedUnallocations.ts';
import { seedWithholding } from './seedWithholding.ts';

const ahead = ({ pilgrims }: Partners): readonly number[] => pilgrims.slice(-AHEAD);

const RATES = [
  { name: 'VAT 15 %', kind: 'output', ledger: 'VAT on Sales', percent: '15' },
  { name: 'VAT 15 % on purchases', kind: 'input', ledger: 'VAT on Purchases', percent: '15' },
  { name: 'TDS 5 %', kind: 'tds', ledger: 'TDS Payable', percent: '5' },
  { name: 'VDS, the whole VAT', kind: 'vds', ledger: 'VDS Payable', percent: '100' },
] as const;

async function seedTaxes(ground: Ground, ledgers: ReadonlyMap<string, number>, from: string): Promise<void> {
  const common = { is_active: true, version: 1, ...written(ground, from, ground.staff[0]) };
  await insertNumbered(ground.db, 'currency', [
    { code: 'SAR', name: 'Saudi riyal', exchange_rate: '32.335', ...common },
    { code: 'USD', name: 'US dollar', exchange_rate: '121.5', ...common },
  ]);
  const codes = RATES.map(({ name, kind, ledger }) => ({ name, kind, ledger: ledgers.get(ledger), ...common }));
  await insertNumbered(ground.db, 'tax_code', codes);
  const rates = RATES.map(({ percent }, at) => ({ owner: at + 1, position: 0, valid_from: from, percent }));
  await insertMany(ground.db, 'tax_code_rates', rates);
}

const ISSUED = 'issued' as const;
const [OUTPUT, INPUT, TDS, VDS, SAR] = [1, 2, 3, 4, 1];

function sold(partners: Partners): DemoBill[] {
  const parties = [...ahead(partners), ...partners.pilgrims.slice(0, 10)];
  return parties.map((party, at) => {
    const amount = BigInt(at + 2) * 250_000n;
    const tax = { id: OUTPUT, ledger: 'VAT on Sales', percent: '15', amount: percentOf(amount, '15') };
    const status = at === parties.length - 1 ? 'draft' : at === parties.length - 2 ? 'voided' : ISSUED;
    const details = at % 2 === 0 ? 'Visa and ground services' : 'Hotel upgrade';
    const common = { kind: 'sales', status, ago: 55 - 3 * at, party, ledger: 'Service Fees', amount, details } as const;
    return at % 3 === 0 ? { ...common, tax } : common;
  });
}

const bought = ({ vendors }: Partners): DemoBill[] =>
  vendors.slice(0, 6).map((party, at) => {
    const amount = BigInt(at + 3) * 400_000n;
    const tax = { id: INPUT, ledger: 'VAT on Purchases', percent: '15', amount: percentOf(amount, '15') };
    return {
      kind: 'purchase',
      status: at === 4 ? 'draft' : at === 5 ? 'voided' : ISSUED,
      ago: 50 - 6 * at,
      party,
      ledger: 'Package Cost',
      amount,
      details: at < 2 ? 'Rooms in Makkah' : 'Buses and guides',
      ...(at < 2 ? { currency: { id: SAR, rate: '32.335' } } : { tax, withholds: { tds: TDS, vds: VDS } }),
    };
  });

/** A note of each state on each side. */
const notes = (kind: 'credit_note' | 'debit_note', party: number, ledger: string): DemoBill[] =>
  ([ISSUED, 'voided', 'draft'] as const).map((status, at) => ({
    kind,
    status,
    ago: 12 - 2 * at,
    party,
    ledger,
    amount: 150_000n,
    details: 'Less than agreed',
  }));

interface Moved {
  readonly of: 'advance_use' | 'refund';
  readonly id: number;
  readonly number: string;
  readonly day: string;
  readonly lines: EntryLine[];
  readonly isVoid: boolean;
}

/** Enters a document that uses advances, and takes it back if it is void. */
async function enter(ground: Ground, { of, id, number, day, lines, isVoid }: Moved): Promise<void> {
  const common = { of, on: day, number, day, branch: 1, details: null } as const;
  const asked = { lines, settlement: 'oldest', wanted: [], day, scope: undefined } as const;
  const { violations: _none, ...settled } = await settleLines(ground.db, asked);
  await enterPast(ground, { ...common, ...settled, source: { id, event: 'post' } });
  if (isVoid) await voidPast(ground, { ...common, source: id });
}

/** Advances that are applied to bills, and given back. */
async function seedAdvances(ground: Ground, partners: Partners, ledgers: ReadonlyMap<string, number>): Promise<void> {
  const { db, today } = ground;
  const [advance, receivable, bank] = ['Customer Advances', 'Accounts Receivable', 'Bank'].map(
    name => ledgers.get(name) ?? 0,
  );
  const line = (ledger: number | undefined, party: number | null, debit: Minor, credit: Minor): EntryLine => ({
    ledger: ledger ?? 0,
    party,
    sub_ledger: null,
    details: null,
    debit,
    credit,
  });
  const amount = 400_000n;
  const day = addDays(today, -5);
  const common = { branch: 1, amount: fromMinor(amount), version: 1, ...written(ground, day, ground.staff[0]) };
  const [one = 0, two = 0, three = 0, four = 0] = ahead(partners);
  for (const [at, party] of [one, two].entries()) {
    const [number = ''] = await nextNumbers(db, { prefix: 'AU', day }, 1);
    const open = await openItemsOf(db, [{ ledger: receivable ?? 0, party }], { day, scope: undefined });
    const item = open.find(({ side }) => side === 'debit')?.id;
    const status = at === 0 ? 'posted' : 'voided';
    await insertNumbered(db, 'advance_use', [
      { id: at + 1, status, invoice_no: number, applied_on: day, party, item, ...common },
    ]);
    const lines = [line(advance, party, amount, 0n), line(receivable, party, 0n, amount)];
    await enter(ground, { of: 'advance_use', id: at + 1, number, day, lines, isVoid: at === 1 });
  }
  for (const [at, party] of [two, three, four].entries()) {
    const status = (['posted', 'voided', 'draft'] as const)[at];
    const [number = ''] = await nextNumbers(db, { prefix: status === 'draft' ? 'DRAFT' : 'RF', day }, 1);
    const given = { id: at + 1, status, invoice_no: number, refund_date: day, direction: 'to_customer', party };
    await insertNumbered(db, 'refund', [{ ...given, ledger: bank, details: 'Travels another year', ...common }]);
    const lines = [line(advance, party, amount, 0n), line(bank, null, 0n, amount)];
    if (status !== 'draft')
      await enter(ground, { of: 'refund', id: at + 1, number, day, lines, isVoid: status === 'voided' });
  }
}

/** What is billed, credited, applied and given back; who owes what, and for how long. */
export async function seedTrade(
  ground: Ground,
  partners: Partners,
  ledgers: ReadonlyMap<string, number>,
): Promise<void> {
  await seedTaxes(ground, ledgers, addDays(ground.today, -400));
  const [airline = 0] = partners.vendors;
  const [, , , , , pilgrim = 0] = ahead(partners);
  await seedBills(ground, 'sales', sold(partners), ledgers);
  await seedBills(ground, 'purchase', bought(partners), ledgers);
  await seedBills(ground, 'credit_note', notes('credit_note', pilgrim, 'Sales Returns'), ledgers);
  await seedBills(ground, 'debit_note', notes('debit_note', airline, 'Package Cost'), ledgers);
  await seedAdvances(ground, partners, ledgers);
  await seedUnallocations(ground);
  await seedWithholding(ground, ledgers);
}
