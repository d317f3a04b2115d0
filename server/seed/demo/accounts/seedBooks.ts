import { sql } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import { OPENING } from '#catalog/ledger/years/accountingPeriod.ts';
import { bookDocuments } from '#catalog/ledger/bookDocuments.ts';
import { voucherKinds, type VoucherName } from '#catalog/ledger/vouchers/vouchers.ts';
import type { EntityName } from '#catalog/engine/names.ts';
import { documentNumber } from '#catalog/engine/money/documentNumber.ts';
import { FIRST_MONTH, fiscalYear, monthOf } from '#catalog/engine/days/periods.ts';
import { idsByName } from '../../idsByName.ts';
import { continueIds, insertMany, insertNumbered, type Row } from '../../insertMany.ts';
import { addMissing } from '../../reference/addMissing.ts';
import { branches } from '../agency.ts';
import { type Ground, written } from '../ground.ts';
import { createRandom } from '../random.ts';
import { addDays } from '../calendar.ts';
import { addParties } from './addParties.ts';
import { booksBegin, bookStory, type Partners } from './bookStory.ts';
import { insertPackages, packageEntry, tellWhenDue } from './packageBills.ts';
import { insertSheets, sheetEntry, tellWhatIsPaid } from './paySheets.ts';
import type { DemoEntry, DemoVoucher } from './DemoVoucher.ts';
import { enterDonations } from './enterDonations.ts';
import { billed, readDues } from './demoDues.ts';
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
  await addParties(db);
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

/** An entry with its id and its number, as both are given in the order of posting. */
interface Entered<V extends DemoEntry = DemoVoucher> {
  readonly voucher: V;
  readonly id: number;
  readonly number: string;
}

/** Not posted yet. */
const isOpen = ({ status }: DemoEntry): boolean => status === 'draft' || status === 'pending_approval';

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

const sides = (amount: number): Row => ({
  debit_amount: Math.max(amount, 0).toFixed(2),
  credit_amount: Math.max(-amount, 0).toFixed(2),
});

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

/** What a voucher has done to the books: once, or there and back. */
const eventsOf = ({ voucher }: Entered<DemoEntry>) =>
  isOpen(voucher) ? [] : voucher.status === 'voided' ? (['post', 'void'] as const) : (['post'] as const);

/** The rows of the ledger, and the postings that they belong to. */
async function insertRows(
  ground: Ground,
  entered: readonly Entered<DemoEntry>[],
  ledgers: Map<string, number>,
): Promise<void> {
  const postings = entered.flatMap(one => eventsOf(one).map(event => ({ ...one, event })));
  const idOf = new Map(entered.map(({ voucher, id }) => [voucher, id]));
  /** What a posting takes back: its own voucher, or the one that it reverses. */
  const countered = ({ voucher, event }: (typeof postings)[number]) => (event === 'void' ? voucher : voucher.reverses);
  const { created_by } = written(ground, ground.today, ground.staff[0]);
  const common = ({ voucher, number }: Entered<DemoEntry>) => ({
    reference_no: number,
    log_date: voucher.day,
    branch: voucher.branch,
    details: voucher.details,
    created_at: written(ground, voucher.day).created_at,
    created_by,
  });
  const source = ({ voucher, id, event }: (typeof postings)[number]) => ({
    source_type: voucher.kind,
    source_id: id,
    source_event: event,
  });
  await insertMany(
    ground.db,
    'posting',
    postings.filter(one => !countered(one)).map(one => ({ ...common(one), ...source(one) })),
  );
  const { rows: first } = await ground.db.execute<{ id: number; of: string }>(sql`
    select id::int, source_type || ' ' || source_id as of from posting where source_event = 'post'`);
  const postedBy = new Map(first.map(({ id, of }) => [of, id]));
  await insertMany(
    ground.db,
    'posting',
    postings.flatMap(one => {
      const back = countered(one);
      return back
        ? [{ ...common(one), ...source(one), counters: postedBy.get(`${back.kind} ${idOf.get(back)}`) ?? null }]
        : [];
    }),
  );
  const rows = postings.flatMap(one =>
    one.voucher.lines.map(({ ledger, party, amount }) => ({
      ...common(one),
      ...source(one),
      ledger: ledgers.get(ledger),
      party: party ?? null,
      ...sides(one.event === 'void' ? -amount : amount),
    })),
  );
  await ground.db.execute(sql`
    insert into account_log (posting, log_date, reference_no, log_type, ledger, party, branch, details, debit_amount,
      credit_amount, created_at, created_by)
    select posting.id, row.log_date, row.reference_no, row.source_type, row.ledger, row.party, row.branch, row.details,
      row.debit_amount, row.credit_amount, row.created_at, row.created_by
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(log_date date, reference_no text, source_type text,
      source_id int, source_event text, ledger int, party int, branch int, details text, debit_amount numeric,
      credit_amount numeric, created_at timestamptz, created_by int)
    join posting using (source_type, source_id, source_event)
    order by posting.id`);
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
  await insertRows(ground, [...entered, ...packages.entered, ...sheets.entered, ...dues.map(billed)], ledgers);
  await keepReceipts(ground, entered);
  await settleOldest(db);
  await tellWhenDue(db);
  await tellWhatIsPaid(ground);
  await enterDonations(ground, ledgers);
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
