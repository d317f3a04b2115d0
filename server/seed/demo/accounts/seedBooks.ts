import { sql } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import { OPENING } from '#catalog/ledger/years/accountingPeriod.ts';
import { bookDocuments } from '#catalog/registry/bookDocuments.ts';
import { voucherKinds, type VoucherName } from '#catalog/ledger/vouchers/vouchers.ts';
import type { EntityName } from '#catalog/engine/names.ts';
import { documentNumber } from '#catalog/engine/money/documentNumber.ts';
import { FIRST_MONTH, fiscalYear, monthOf } from '#catalog/engine/days/periods.ts';
import { idsByName } from '../../idsByName.ts';
import { continueIds, insertMany, insertNumbered, type Row } from '../../insertMany.ts';
import { analyzeGrown } from '../../analyzeGrown.ts';
import { withoutIndexes } from '../../withoutIndexes.ts';
import { addMissing } from '../../reference/addMissing.ts';
import { branches } from '../agency.ts';
import { type Ground, written } from '../ground.ts';
import { createRandom } from '../random.ts';
import { addDays } from '../calendar.ts';
import { addParties } from './addParties.ts';
import { booksBegin, bookStory, type Partners } from './bookStory.ts';
import { insertPackages, packageEntry, tellWhenDue } from './packageBills.ts';
import { insertSheets, sheetEntry, tellWhatIsPaid } from './paySheets.ts';
import type { DemoEntry } from './DemoVoucher.ts';
import { enterDonations } from './enterDonations.ts';
import { billed, readDues } from './demoDues.ts';
import { type Entered, insertEntries, isOpen, sides } from './insertEntries.ts';
import { ownLedgers } from './expenses.ts';
import { seedBank } from './seedBank.ts';
import { seedCashCloses } from './seedCashCloses.ts';
import { seedCheques } from './seedCheques.ts';
import { seedClaims } from './seedClaims.ts';
import { seedOpening } from './seedOpening.ts';
import { seedPayroll } from './seedPayroll.ts';
import { seedStock } from '../shop/seedStock.ts';
import { seedTrade } from './seedTrade.ts';
import { seedYears } from './seedYears.ts';
import { settleOldest } from './settleOldest.ts';

/** People at most whom the books name, so that each has more than one entry. */
const PILGRIMS = 120;
const EMPLOYEES = 12;

async function readPartners({ db }: Ground): Promise<Partners> {
  await withoutIndexes(db, 'party', () => addParties(db));
  const { rows } = await db.execute<{ id: number; source: number; pay: number | null; of: string }>(sql`
    select party.id, source_id as source, employee.basic_money as pay,
      case when source_type = 'hajj_passenger_info' then 'pilgrim' when vendor.id is not null then 'vendor' when employee.id is not null then 'employee' end as of
    from party left join employee on source_type = 'user' and employee.id = source_id
      left join vendor on source_type = 'user' and vendor.id = source_id
    order by party.id`);
  const { pilgrim = [], vendor = [], employee = [] } = groupBy(rows, one => one.of ?? 'other');
  return {
    pilgrims: pilgrim.slice(0, PILGRIMS).map(({ id }) => id),
    vendors: vendor.map(({ id }) => id),
    employees: employee
      .slice(0, EMPLOYEES)
      .map(({ id, source, pay }) => ({ party: id, employee: source, pay: pay ?? 20_000 })),
  };
}

const prefixes: Partial<Record<EntityName, { readonly prefix: string }>> = bookDocuments;

/** Numbers the documents of each kind; gives, beside them, the last serial of each series. */
function numbered<V extends DemoEntry>(
  documents: readonly V[],
): { entered: Entered<V>[]; series: Map<string, number> } {
  const series = new Map<string, number>();
  const ids = new Map<EntityName, number>();
  const entered = documents.map((voucher): Entered<V> => {
    const { kind, day } = voucher;
    const id = (ids.get(kind) ?? 0) + 1;
    ids.set(kind, id);
    const prefix = isOpen(voucher) ? 'DRAFT' : (prefixes[kind]?.prefix ?? '');
    const key = `${prefix} ${fiscalYear(day, FIRST_MONTH)}`;
    const serial = (series.get(key) ?? 0) + 1;
    series.set(key, serial);
    return { voucher, id, number: documentNumber(prefix, fiscalYear(day, FIRST_MONTH), serial) };
  });
  return { entered, series };
}

async function insertVouchers(
  ground: Ground,
  entered: readonly Entered[],
  ledgers: Map<string, number>,
): Promise<void> {
  const idOf = new Map(entered.map(({ voucher, id }) => [voucher, id]));
  for (const [kind, ones] of Object.entries(groupBy(entered, ({ voucher }) => voucher.kind))) {
    const { day } = voucherKinds[kind as VoucherName];
    await insertMany(
      ground.db,
      kind,
      ones.map(({ voucher, id, number }) => ({
        id,
        status: voucher.status,
        invoice_no: number,
        [day]: voucher.day,
        branch: voucher.branch,
        details: voucher.details,
        amount: voucher.lines.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0).toFixed(2),
        reverses: voucher.reverses ? idOf.get(voucher.reverses) : null,
        settlement: 'oldest',
        version: 1,
        ...written(ground, voucher.day, ground.staff[0]),
      })),
    );
    await continueIds(ground.db, kind);
    await insertMany(
      ground.db,
      `${kind}_items`,
      ones.flatMap(({ voucher, id }) =>
        voucher.lines.map(({ ledger, party, amount }, position) => ({
          owner: id,
          position,
          ledger: ledgers.get(ledger),
          party: party ?? null,
          ...sides(amount),
        })),
      ),
    );
  }
}

/** Bills of members' months name the receipts that have paid them. */
const keepReceipts = ({ db }: Ground, entered: readonly Entered[]) =>
  db.execute(sql`
    update monthly_subscription set receipt = given.id
    from jsonb_to_recordset(${JSON.stringify(entered.map(({ id, voucher: { pays } }) => ({ id, pays })))}::jsonb)
      as given(id int, pays int) where given.pays = monthly_subscription.id`);

/** The year before is closed, this one locked up to the month before last. */
function periodRows(ground: Ground, days: readonly string[]): Row[] {
  const { today } = ground;
  const months = [...new Set(days.map(day => day.slice(0, 7)))].sort();
  const opening = addDays(booksBegin(today), -1);
  const common = { status: 'hard_locked', version: 1, ...written(ground, opening) };
  const first = { name: OPENING, starts_on: opening, ends_on: opening, ...common };
  const others = months.map((name, index) => {
    const { from, to } = monthOf(`${name}-01`);
    const status =
      fiscalYear(from, FIRST_MONTH) < fiscalYear(today, FIRST_MONTH)
        ? 'hard_locked'
        : index < months.length - 2
          ? 'soft_locked'
          : 'open';
    return { name, starts_on: from, ends_on: to, ...common, status, ...written(ground, to) };
  });
  return [first, ...others];
}

/** Books of two fiscal years, as if the agency had kept them here. */
export async function seedBooks(ground: Ground): Promise<void> {
  const { db, today, scale } = ground;
  const group = (await idsByName(db, 'group')).get('Indirect Expenses');
  await addMissing(
    db,
    'ledger_account',
    'name',
    ownLedgers.map(name => ({
      name,
      head_group: group,
      is_active: true,
      is_control: false,
      documents_only: false,
      is_deletable: true,
    })),
  );
  const ledgers = await idsByName(db, 'ledger_account');
  const partners = await readPartners(ground);
  const dues = await readDues(ground);
  const random = createRandom(1449);
  await seedOpening(ground, { partners, ledgers });
  const story = bookStory({ random, today, branches: branches.length, partners, scale, dues });
  const { entered, series } = numbered(story.vouchers);
  const packages = numbered(story.bills.map(packageEntry));
  const sheets = numbered(story.sheets.map(sheetEntry));
  await insertVouchers(ground, entered, ledgers);
  await insertPackages(ground, packages.entered, ledgers);
  await insertSheets(ground, sheets.entered);
  const all = [...entered, ...packages.entered, ...sheets.entered, ...dues.map(billed)];
  await withoutIndexes(db, 'account_log', () => insertEntries(ground, all, ledgers));
  await keepReceipts(ground, entered);
  await analyzeGrown(db);
  await withoutIndexes(db, 'open_item', () => settleOldest(db));
  await tellWhenDue(db);
  await tellWhatIsPaid(ground);
  await enterDonations(ground, ledgers);
  await analyzeGrown(db);
  const days = entered.map(({ voucher }) => voucher.day);
  await insertNumbered(db, 'accounting_period', periodRows(ground, days));
  await seedYears(ground);
  await insertMany(
    db,
    'number_series',
    [...series, ...packages.series, ...sheets.series].map(([key, last]) => {
      const [prefix, year] = key.split(' ');
      return { prefix, year: Number(year), last };
    }),
  );
  await seedTrade(ground, partners, ledgers);
  await seedPayroll(ground);
  await seedClaims(ground, ledgers);
  await seedCheques(ground, partners, ledgers);
  await seedBank(ground, ledgers);
  await seedCashCloses(ground, ledgers);
  await seedStock(ground);
}
