import { FIRST_MONTH, fiscalYearOf } from '#catalog/engine/days/periods.ts';
import { addDays } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { DemoDues } from './demoDues.ts';
import { credit, debit, type DemoLine, type DemoVoucher } from './DemoVoucher.ts';
import { expenses, monthly } from './expenses.ts';
import { kept, owedOf, type PaySheet, payLines } from './paySheets.ts';

/** The first day of the books: that of the fiscal year before this one. */
export const booksBegin = (today: string): string =>
  fiscalYearOf(addDays(fiscalYearOf(today, FIRST_MONTH).from, -1), FIRST_MONTH).from;

/** Whom the agency deals with, by the ids of their parties. */
export interface Partners {
  readonly pilgrims: readonly number[];
  readonly vendors: readonly number[];
  /** By the ids of their parties and of themselves, with their monthly pay. */
  readonly employees: readonly { readonly party: number; readonly employee: number; readonly pay: number }[];
}

/** What the agency had and owed when its books began; a few pilgrims and one airline by open bills. */
export const openingLines = ({ pilgrims, vendors }: Partners): readonly DemoLine[] => {
  const [airline] = vendors;
  return [
    debit('Bank', 7_940_000),
    debit('Cash', 60_000),
    ...pilgrims.slice(0, 3).map(party => debit('Accounts Receivable', 120_000, party)),
    ...(airline === undefined ? [] : [credit('Accounts Payable', 260_000, airline)]),
    credit('Capital', 8_100_000),
  ];
};

/** What a package bill enters. */
export const packageLines = ({ party, price }: Pick<PackageBill, 'party' | 'price'>): readonly DemoLine[] => [
  debit(RECEIVABLE, price, party),
  credit('Package Revenue', price),
];

/** The bill of a pilgrim's package. */
export interface PackageBill {
  readonly day: string;
  /** Id of the branch that sells it. */
  readonly branch: number;
  readonly party: number;
  readonly price: number;
}

interface Stage {
  readonly random: Random;
  readonly today: string;
  readonly branches: number;
  readonly partners: Partners;
  readonly dues: readonly DemoDues[];
  readonly scale: number;
}

const FRIDAY = 5;
const HEAD = 1;
const RECEIVABLE = 'Accounts Receivable';
const ADVANCES = 'Employee Advances';
/** Asked for at once, and kept back month by month. */
const ADVANCE = 12_000;
/** So many of those who have owed for longest are the ones who come and pay. */
const PATIENCE = 25;
/** Pilgrims who pay for a package before it is billed. */
export const AHEAD = 6;
/** Kept in the bank for rent and salaries, whatever suppliers wait for. */
const RESERVE = 1_500_000;

/** Writes bills and vouchers in the order of their days, and knows what is in cash and bank, and who owes. */
class Scribe {
  readonly vouchers: DemoVoucher[] = [];
  readonly bills: PackageBill[] = [];
  readonly sheets: PaySheet[] = [];
  readonly #balances = new Map<string, number>();
  readonly #owed = new Map<number, number>();

  balance(ledger: string): number {
    return this.#balances.get(ledger) ?? 0;
  }

  /** What lines change. */
  open(lines: readonly DemoLine[]): void {
    for (const { ledger, amount, party } of lines) {
      this.#balances.set(ledger, this.balance(ledger) + amount);
      if (ledger !== RECEIVABLE || party === undefined) continue;
      const owed = (this.#owed.get(party) ?? 0) + amount;
      if (owed > 0) this.#owed.set(party, owed);
      else this.#owed.delete(party);
    }
  }

  /** Who owes how much, from whom it was owed first. */
  debtors(): readonly (readonly [party: number, owed: number])[] {
    return [...this.#owed];
  }

  bill(bill: PackageBill): void {
    this.bills.push(bill);
    this.open(packageLines(bill));
  }

  owe(sheet: PaySheet): void {
    this.sheets.push(sheet);
    this.open(payLines(sheet));
  }

  enter(voucher: Omit<DemoVoucher, 'status' | 'branch'> & { readonly branch?: number }): void {
    this.vouchers.push({ branch: HEAD, ...voucher, status: 'posted' });
    this.open(voucher.lines);
  }

  pay(day: string, details: string, line: DemoLine, { from = 'Bank', branch = HEAD } = {}): void {
    this.enter({ kind: 'payment_voucher', day, details, branch, lines: [line, credit(from, line.amount)] });
  }

  receive(day: string, details: string, line: DemoLine, { into = 'Bank', branch = HEAD } = {}): void {
    this.enter({ kind: 'receipt_voucher', day, details, branch, lines: [debit(into, -line.amount), line] });
  }
}

/** Rent, and what else comes with the calendar. */
function payRegulars(scribe: Scribe, day: string, { random, branches, partners }: Stage): void {
  const date = Number(day.slice(8));
  if (date === 2)
    for (let branch = 1; branch <= branches; branch++)
      scribe.pay(day, 'Office rent', debit('Rent', branch === HEAD ? 85_000 : 32_000), { branch });
  for (const one of monthly)
    if (one.day === date) scribe.pay(day, one.details, debit(one.ledger, random.int(one.from, one.to)));
  payEmployees(scribe, day, partners);
}

/** Salaries are owed by a sheet on the 28th and paid on the 4th, their tax on the 15th; each January somebody asks for an advance. */
function payEmployees(scribe: Scribe, day: string, { employees }: Partners): void {
  const date = Number(day.slice(8));
  const [, borrower] = employees;
  if (date === 28) {
    const left = scribe.balance(ADVANCES);
    const lines = employees.map(one => kept(one, one === borrower ? left : 0));
    scribe.owe({ day, branch: HEAD, lines });
  }
  const last = scribe.sheets.at(-1);
  if (date === 4 && last) {
    const paid = last.lines.map(line => debit('Salaries Payable', owedOf(line), line.party));
    const total = paid.reduce((sum, { amount }) => sum + amount, 0);
    scribe.enter({ kind: 'payment_voucher', day, details: 'Salaries paid', lines: [...paid, credit('Bank', total)] });
  }
  const tax = -scribe.balance('Salary Tax Payable');
  if (date === 15 && tax > 0) scribe.pay(day, 'Income tax of employees', debit('Salary Tax Payable', tax));
  if (day.endsWith('-01-10') && borrower)
    scribe.pay(day, 'Advance on salary', debit(ADVANCES, ADVANCE, borrower.party));
}

/** A group departs: its pilgrims are billed the price of the package, and the agency owes the airline and the hotels. */
function sellPackages(scribe: Scribe, day: string, { random, branches, partners }: Stage): void {
  const date = Number(day.slice(8));
  if (date !== 6 && date !== 20) return;
  const group = Array.from({ length: 10 }, () => random.pick(partners.pilgrims));
  const price = random.int(13, 19) * 10_000;
  const branch = random.chance(0.6) ? HEAD : random.int(1, branches);
  const billed = [...new Set(group)];
  const total = billed.length * price;
  for (const party of billed) scribe.bill({ day, branch, party, price });
  const [airline, hotel] = [random.pick(partners.vendors), random.pick(partners.vendors)];
  const fares = Math.round(total * 0.4);
  const rooms = Math.round(total * 0.24);
  scribe.enter({
    kind: 'journal',
    day,
    branch,
    details: 'Fares and rooms of the group',
    lines: [
      debit('Package Cost', fares + rooms),
      credit('Accounts Payable', fares, airline),
      credit('Accounts Payable', rooms, hotel),
    ],
  });
}

/** Pilgrims of next year pay before there is anything to bill. */
function takeAdvances(scribe: Scribe, day: string, { today, partners }: Stage): void {
  if (day !== addDays(today, -70)) return;
  for (const party of partners.pilgrims.slice(-AHEAD))
    scribe.receive(day, 'Advance for a package', credit('Customer Advances', 12_000, party));
}

/** Members pay their months at the counter. */
function takeDues(scribe: Scribe, day: string, { dues }: Stage): void {
  for (const { id, number: details, party, amount } of dues.filter(({ paidOn }) => paidOn === day))
    scribe.enter({
      kind: 'receipt_voucher',
      day,
      details,
      pays: id,
      lines: [debit('Cash', amount), credit('Member Receivables', amount, party)],
    });
}

/** What happens over the counter on a working day. */
function serve(scribe: Scribe, day: string, { random, branches, partners, scale }: Stage): void {
  const times = (most: number) => Math.min(most, Math.floor(most * scale + random.int(0, 99) / 100));
  for (let index = times(2); index > 0 && scribe.balance(RECEIVABLE) > 100_000; index--) {
    const branch = random.int(1, branches);
    const into = random.chance(0.6) ? 'Bank' : 'Cash';
    const [party, owed] = random.pick(scribe.debtors().slice(0, PATIENCE));
    const line = credit(RECEIVABLE, Math.min(random.int(4, 16) * 5_000, owed), party);
    scribe.receive(day, 'Instalment of a package', line, { into, branch });
  }
  if (times(1) > 0 && scribe.balance('Cash') > 20_000) {
    const one = random.pick(expenses);
    scribe.pay(day, random.pick(one.for), debit(one.ledger, random.int(one.from, one.to)), { from: 'Cash' });
  }
  const due = -scribe.balance('Accounts Payable');
  const affordable = Math.floor(Math.min(due, (scribe.balance('Bank') - RESERVE) * 0.4));
  if (random.chance(0.25) && affordable > 50_000)
    scribe.pay(day, 'Airline and hotels', debit('Accounts Payable', affordable, random.pick(partners.vendors)));
  const cash = scribe.balance('Cash');
  if (cash > 120_000) {
    const deposit = Math.floor(cash / 10_000) * 10_000 - 40_000;
    scribe.enter({
      kind: 'contra',
      day,
      details: 'Cash taken to the bank',
      lines: [debit('Bank', deposit), credit('Cash', deposit)],
    });
  }
}

const counter = (voucher: DemoVoucher, day: string): DemoVoucher => ({
  ...voucher,
  day,
  status: 'posted',
  reverses: voucher,
  lines: voucher.lines.map(line => ({ ...line, amount: -line.amount })),
});

/** Mistakes that were taken back (of the cash desk on the same day, lest it be short of it meanwhile), and what is not posted yet: of each kind of voucher, a few. */
function withMistakes(vouchers: readonly DemoVoucher[], today: string): DemoVoucher[] {
  const kinds = ['payment_voucher', 'receipt_voucher', 'contra', 'journal'] as const;
  const extra = kinds.flatMap(kind => {
    const [one, other, late] = vouchers
      .filter(voucher => voucher.kind === kind && voucher.pays === undefined)
      .slice(-3);
    if (!one || !other || !late) return [];
    const reversed: DemoVoucher = { ...other, status: 'reversed', details: `${other.details} (entered twice)` };
    const voided: DemoVoucher = { ...one, status: 'voided', details: `${one.details} (entered twice)` };
    return [
      voided,
      reversed,
      counter(reversed, kind === 'contra' ? other.day : late.day),
      { ...late, day: today, status: 'draft' as const },
      { ...late, day: today, status: 'pending_approval' as const },
    ];
  });
  return [...vouchers, ...extra];
}

interface BookStory {
  readonly vouchers: readonly DemoVoucher[];
  readonly bills: readonly PackageBill[];
  readonly sheets: readonly PaySheet[];
}

/**
 * The books of two fiscal years up to yesterday, in the order of their days, after what they begin with: rent, salaries, groups that
 * depart and are billed, instalments of pilgrims who owe, airlines and hotels, and a few mistakes. Cash and bank never fall below
 * zero.
 */
export function bookStory(stage: Stage): BookStory {
  const scribe = new Scribe();
  const { today } = stage;
  const first = booksBegin(today);
  scribe.open(openingLines(stage.partners));
  for (let day = first; day < today; day = addDays(day, 1)) {
    payRegulars(scribe, day, stage);
    sellPackages(scribe, day, stage);
    takeAdvances(scribe, day, stage);
    takeDues(scribe, day, stage);
    if (new Date(day).getUTCDay() !== FRIDAY) serve(scribe, day, stage);
  }
  const vouchers = withMistakes(scribe.vouchers, today).sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  return { vouchers, bills: scribe.bills, sheets: scribe.sheets };
}
