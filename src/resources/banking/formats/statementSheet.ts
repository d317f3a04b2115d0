import { bankStatement } from '#catalog/banking/bankStatement.ts';
import { blankLine } from '#catalog/engine/initialOf.ts';
import { fromMinor, type Minor, sum } from '#catalog/engine/money/money.ts';
import type { Line } from '../../../engine/kinds/lines/Column.ts';
import type { BankFinding, FoundRow } from '../sheet/BankFinding.ts';
import type { BankSheet } from '../sheet/bankSheet.ts';
import { type Proof, type ProvedLine, proofOf } from '../sheet/proof.ts';
import type { BankEntry, FileStatement } from './BankFile.ts';
import type { Following } from './following.ts';

const { lines: fields } = bankStatement.fields.items;

interface Told extends ProvedLine {
  readonly from: BankEntry;
}

const foundRow = (at: number, { told: [day, amount], ...entry }: BankEntry): FoundRow => ({
  row: at + 1,
  day: entry.day ?? day,
  amount,
});

const textIn = (column: 'description' | 'reference' | 'cheque_no', text: string): string | null =>
  text.replace(/\s+/g, ' ').trim().slice(0, Number(fields[column].max)) || null;

const lineOf = ({ from, day, moved }: Told & { readonly moved: Minor }): Line => ({
  ...blankLine(fields),
  line_date: day,
  description: textIn('description', from.description),
  reference: textIn('reference', from.reference),
  cheque_no: textIn('cheque_no', from.cheque),
  money_in: fromMinor(moved > 0n ? moved : 0n),
  money_out: fromMinor(moved < 0n ? -moved : 0n),
});

const byRow = (rows: readonly FoundRow[]): readonly FoundRow[] => rows.toSorted((one, other) => one.row - other.row);

interface Numbered {
  readonly at: number;
  readonly entry: BankEntry;
}

/** The oldest first; those of a day as they stand, or the other way round where the newest stands first. */
function oldestFirst(numbered: readonly Numbered[]): readonly Numbered[] {
  const days = numbered.flatMap(({ entry }) => entry.day ?? []);
  const isNewestFirst = (days[0] ?? '') > (days.at(-1) ?? '');
  return (isNewestFirst ? numbered.toReversed() : numbered).toSorted(({ entry: one }, { entry: other }) =>
    (one.day ?? '') < (other.day ?? '') ? -1 : (one.day ?? '') > (other.day ?? '') ? 1 : 0,
  );
}

/** A file of a bank is no ledger of one's own: that all its signs turned would come out proves nothing. */
const asBankTells = (proof: Proof<Told>): Proof<Told> =>
  proof.signs === 'turned'
    ? {
        ...proof,
        signs: 'told',
        lines: proof.lines.map(line => ({ ...line, moved: line.net })),
        reached: proof.opening === undefined ? undefined : proof.opening + sum(proof.lines.map(({ net }) => net)),
      }
    : proof;

function proofFound({ signs, closing, reached, opening, checks }: Proof<Told>): BankFinding[] {
  const found: BankFinding[] = [];
  if (signs === 'other') found.push({ kind: 'reversals' });
  if (closing !== undefined && reached !== undefined && closing !== reached)
    found.push({ kind: 'closing', closing: fromMinor(closing), reached: fromMinor(reached) });
  else if (checks === 0 && opening === undefined && closing !== undefined) found.push({ kind: 'no_opening' });
  else if (checks === 0) found.push({ kind: 'unproved' });
  return found;
}

/** Statements that follow each other, as a sheet is told: lines, balances, what proves them and what was left. */
export function statementSheet(statements: Following): BankSheet {
  const told: Told[] = [];
  const left: FoundRow[] = [];
  const pending: FoundRow[] = [];
  const parts: FoundRow[] = [];
  let count = 0;
  for (const statement of statements) {
    const before = told.length;
    const numbered = statement.entries.map((entry, place) => ({ at: count + place, entry }));
    count += numbered.length;
    for (const { at, entry } of oldestFirst(numbered)) {
      const { day, moved, other } = entry;
      if (entry.isPending) pending.push(foundRow(at, entry));
      else if (day === undefined || moved === undefined) left.push(foundRow(at, entry));
      else {
        if (entry.isPart) parts.push(foundRow(at, entry));
        // An entry of nothing is a note of the bank, which no line of ours can hold.
        if (moved !== 0n)
          told.push({ at: told.length, day, net: moved, other: other ?? moved, balance: undefined, from: entry });
      }
    }
    const last = told.at(-1);
    if (last && told.length > before && statement !== statements.at(-1))
      told[told.length - 1] = { ...last, balance: statement.closing };
  }
  const [first, last]: readonly (FileStatement | undefined)[] = [statements[0], statements.at(-1)];
  const anchors = { opening: first?.opening, closing: last?.closing, left: [] };
  const proof = asBankTells(proofOf(told, anchors, false));
  const findings: BankFinding[] = [];
  if (left.length > 0) findings.push({ kind: 'left', rows: byRow(left) });
  if (proof.wrong.length > 0)
    findings.push({
      kind: 'contradicted',
      rows: proof.wrong.map(({ line, expected }) => ({
        ...foundRow(line.at, line.from),
        balance: fromMinor(line.balance ?? 0n),
        expected: fromMinor(expected),
      })),
    });
  findings.push(...proofFound(proof));
  if (pending.length > 0) findings.push({ kind: 'not_done', rows: byRow(pending) });
  if (parts.length > 0) findings.push({ kind: 'parts', rows: byRow(parts) });
  if (last?.later)
    findings.push({ kind: 'later_balance', day: last.later.day, balance: fromMinor(last.later.balance) });
  const days = told.map(({ day }) => day).toSorted();
  const decimalOf = (amount: Minor | undefined) => (amount === undefined ? undefined : fromMinor(amount));
  const has = (...kinds: readonly BankFinding['kind'][]) => findings.some(({ kind }) => kinds.includes(kind));
  return {
    lines: proof.lines.map(lineOf),
    days: [days[0] ?? '', days.at(-1) ?? ''],
    balances: [decimalOf(first?.opening), decimalOf(last?.closing)],
    state: has('left', 'contradicted', 'closing') ? 'wrong' : has('unproved', 'no_opening') ? 'unproved' : 'proved',
    findings,
  };
}
