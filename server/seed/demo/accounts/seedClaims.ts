import { sql } from 'drizzle-orm';
import { bookDocuments } from '#catalog/registry/bookDocuments.ts';
import { fromMinor, type Minor, sum } from '#catalog/engine/money/money.ts';
import { claimEntry } from '#server/modules/payroll/claimEntry.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { insertMany, insertNumbered } from '../../insertMany.ts';
import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';
import { Posting } from '#server/modules/ledger/vouchers/Posting.ts';
import { enterPast, voidPast } from './enterPast.ts';
import { enterPayment } from './enterPayment.ts';

interface Claim {
  readonly status: 'draft' | 'submitted' | 'approved' | 'posted' | 'rejected' | 'voided';
  readonly isPaid?: true;
  readonly spent: readonly (readonly [ledger: string, details: string, amount: Minor])[];
}

const BRIEFING = [
  ['Conveyance', 'Taxi to the airport with the papers of the group', 145_000n],
  ['Entertainment', 'Tea for the briefing of the pilgrims', 62_000n],
] as const;

/** What employees have spent in the last weeks, in every state, the oldest first. */
const claims: readonly Claim[] = [
  { status: 'voided', spent: [['Office Supplies', 'Folders, entered twice', 38_000n]] },
  { status: 'posted', isPaid: true, spent: [['Office Supplies', 'Folders and name tags of the group', 38_000n]] },
  { status: 'rejected', spent: [['Entertainment', 'Dinner without a receipt', 210_000n]] },
  { status: 'posted', spent: BRIEFING },
  { status: 'approved', spent: [['Telephone and Internet', 'Roaming of the group leader', 90_000n]] },
  { status: 'submitted', spent: [['Conveyance', 'Bus for the medical check', 320_000n]] },
  { status: 'draft', spent: [['Office Supplies', 'Printer ink', 54_000n]] },
];

const isEntered = ({ status }: Claim): boolean => status === 'posted' || status === 'voided';

async function numberOf({ db }: Ground, claim: Claim, day: string): Promise<string> {
  const prefix = isEntered(claim) ? bookDocuments.expense_claim.prefix : 'DRAFT';
  const [number = ''] = await nextNumbers(db, { prefix, day }, 1);
  return number;
}

/** Writes a claim and, where it is posted, what it enters; one that is paid by a voucher of the week after. */
async function seedClaim(
  ground: Ground,
  claim: Claim,
  { id, day, employee, party, ledgers }: ClaimScene,
): Promise<void> {
  const { db, today } = ground;
  const number = await numberOf(ground, claim, day);
  const spent = claim.spent.map(([name, details, amount]) => ({ ledger: ledgers.get(name) ?? 0, details, amount }));
  const amount = sum(spent.map(one => one.amount));
  const head = { id, status: claim.status, invoice_no: number, employee, claim_date: day, branch: 1 };
  const owed = { amount: fromMinor(amount), outstanding: '0.00' };
  await insertNumbered(db, 'expense_claim', [{ ...head, ...owed, version: 1, ...written(ground, day, employee) }]);
  await insertMany(
    db,
    'expense_claim_items',
    spent.map((one, position) => ({ ...one, amount: fromMinor(one.amount), owner: id, position, spent_on: day })),
  );
  if (!isEntered(claim)) return;
  const past = { of: 'expense_claim', on: day, number, day, branch: 1, details: null } as const;
  const { posting: entered, owed: left } = await claimEntry(db, { day, party, spent }, undefined);
  await enterPast(ground, { ...past, lines: entered.lines, pairs: entered.pairs, source: { id, event: 'post' } });
  if (claim.status === 'voided') return voidPast(ground, { ...past, source: id });
  await db.execute(sql`update expense_claim set outstanding = ${fromMinor(left)} where id = ${id}`);
  if (!claim.isPaid) return;
  const [payable = 0, cash = 0] = ['Expense Claims Payable', 'Cash'].map(name => ledgers.get(name));
  const { lines } = new Posting().debit(payable, left, { party }).credit(cash, left);
  await enterPayment(ground, { day: addDays(today, -3), details: number, amount: left, lines });
}

interface ClaimScene {
  readonly id: number;
  readonly day: string;
  readonly employee: number;
  readonly party: number;
  readonly ledgers: ReadonlyMap<string, number>;
}

/** Expense claims of employees in each state. */
export async function seedClaims(ground: Ground, ledgers: ReadonlyMap<string, number>): Promise<void> {
  const { rows } = await ground.db.execute<{ employee: number; party: number }>(sql`
    select employee.id as employee, party.id as party
    from employee join party on source_type = 'user' and source_id = employee.id order by employee.id limit 4`);
  for (const [at, claim] of claims.entries()) {
    const { employee, party } = rows[at % rows.length] ?? { employee: 0, party: 0 };
    await seedClaim(ground, claim, { id: at + 1, day: addDays(ground.today, at - 16), employee, party, ledgers });
  }
}
