import type { Minor } from '../../engine/money/money.ts';
import { type Violation, violation } from '../../engine/violations/violation.ts';
import { type ForeignAmount, rateObjections } from './foreignAmount.ts';
import type { VoucherKind } from './vouchers.ts';

/** What the law needs to know of a ledger. */
export interface LedgerFacts {
  readonly id: number;
  readonly isActive: boolean;
  /** Cash or bank, by the groups above it. */
  readonly isMoney: boolean;
  readonly isControl: boolean;
  readonly documentsOnly: boolean;
}

export interface VoucherLine {
  /** Undefined while none is chosen, or nothing is known of it. */
  readonly ledger: LedgerFacts | undefined;
  readonly party: number | null;
  readonly debit: Minor;
  readonly credit: Minor;
  /** Of a line in a foreign currency. */
  readonly foreignAmount?: ForeignAmount;
}

export type VoucherLaw = VoucherKind['law'];

type Side = 'debit' | 'credit';
const at = (index: number, field: string): string => `items.${index}.${field}`;
const amount = (side: Side): string => `${side}_amount`;

/** What is wrong with a line whatever the voucher is (rules L1, L3, L4, K10). */
export function lineObjections(
  { ledger, party, debit, credit, foreignAmount }: VoucherLine,
  index: number,
): Violation[] {
  if (debit < 0n || credit < 0n || (debit > 0n && credit > 0n) || debit + credit === 0n)
    return [violation(at(index, amount(credit > 0n ? 'credit' : 'debit')), 'one_side')];
  if (!ledger) return [violation(at(index, 'ledger'), 'required')];
  if (!ledger.isActive) return [violation(at(index, 'ledger'), 'ledger_inactive')];
  if (ledger.documentsOnly) return [violation(at(index, 'ledger'), 'documents_only')];
  if (ledger.isControl && party === null) return [violation(at(index, 'party'), 'party_missing')];
  return rateObjections(foreignAmount, debit + credit, index);
}

/** Money on the side where this kind of voucher never has it: then it is a contra (rules A2). */
const wrongSide = (lines: readonly VoucherLine[], side: Side): Violation[] =>
  lines.flatMap((line, index) =>
    line.ledger?.isMoney && line[side] > 0n ? [violation(at(index, 'ledger'), 'use_contra')] : [],
  );

const needed = (lines: readonly VoucherLine[], side: Side): Violation[] =>
  lines.some(line => line.ledger?.isMoney && line[side] > 0n) ? [] : [violation('items', `money_${side}_missing`)];

const eachLine = (
  lines: readonly VoucherLine[],
  code: 'money_only' | 'no_money',
  isWrong: (ledger: LedgerFacts) => boolean,
): Violation[] =>
  lines.flatMap(({ ledger }, index) => (ledger && isWrong(ledger) ? [violation(at(index, 'ledger'), code)] : []));

/** A ledger that gives to itself moves nothing. */
const selfMoved = (lines: readonly VoucherLine[]): Violation[] =>
  lines.flatMap(({ ledger, debit }, index) =>
    debit > 0n && lines.some(other => other.credit > 0n && other.ledger?.id === ledger?.id)
      ? [violation(at(index, 'ledger'), 'same_ledger')]
      : [],
  );

/** What the agency allows beyond the posting table. */
export interface VoucherPolicy {
  readonly journalAllowsCash: boolean;
}

/** Which sides of which ledgers each kind of voucher may have (posting table of rules A2). */
const sides: Readonly<Record<VoucherLaw, (lines: readonly VoucherLine[], policy: VoucherPolicy) => Violation[]>> = {
  payment: lines => [...wrongSide(lines, 'debit'), ...needed(lines, 'credit')],
  receipt: lines => [...wrongSide(lines, 'credit'), ...needed(lines, 'debit')],
  contra: lines => [...eachLine(lines, 'money_only', ({ isMoney }) => !isMoney), ...selfMoved(lines)],
  journal: (lines, { journalAllowsCash }) =>
    journalAllowsCash ? [] : eachLine(lines, 'no_money', ({ isMoney }) => isMoney),
};

const totalOf = (lines: readonly Pick<VoucherLine, Side>[], side: Side): Minor =>
  lines.reduce((total, line) => total + line[side], 0n);

/** Why a voucher cannot be posted as it stands; nothing when it can. Host and form ask the same. */
export function objections(
  law: VoucherLaw,
  lines: readonly VoucherLine[],
  policy: VoucherPolicy = { journalAllowsCash: false },
): Violation[] {
  if (lines.length < 2) return [violation('items', 'two_lines')];
  const found = lines.flatMap(lineObjections);
  if (found.length > 0) return found;
  if (totalOf(lines, 'debit') !== totalOf(lines, 'credit')) return [violation('items', 'unbalanced')];
  return sides[law](lines, policy);
}
