import { bookDocuments } from '#catalog/registry/bookDocuments.ts';
import { type Minor, fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { type Cheque, chequeLines, plainLine, tillOf } from '#server/modules/banking/cheques/chequeEntry.ts';
import { reversalEntry } from '#server/modules/ledger/vouchers/reversalEntry.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { insertNumbered } from '../../insertMany.ts';
import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';
import type { Partners } from './bookStory.ts';
import { deskOf, enterPast } from './enterPast.ts';

/** A cheque of the demo; days count from today. */
interface DemoCheque {
  readonly status: Cheque['status'];
  readonly direction: Cheque['direction'];
  readonly entered: number;
  readonly dated?: number;
  /** Day on which it came to its present state. */
  readonly moved?: number;
}

const received = { direction: 'received' } as const;
const issued = { direction: 'issued' } as const;
const story: readonly DemoCheque[] = [
  { ...received, status: 'cleared', entered: -12, moved: -8 },
  { ...issued, status: 'cleared', entered: -11, moved: -7 },
  { ...received, status: 'bounced', entered: -10, moved: -5 },
  { ...received, status: 'cancelled', entered: -9, moved: -8 },
  { ...received, status: 'deposited', entered: -4, moved: -2 },
  { ...received, status: 'deposited', entered: -4, moved: -2 },
  { ...issued, status: 'issued', entered: -3 },
  { ...received, status: 'received', entered: -2 },
  { ...received, status: 'received', entered: -1 },
  { ...received, status: 'post_dated', entered: -6, dated: 4 },
  { ...issued, status: 'post_dated', entered: -5, dated: 6 },
  { ...received, status: 'post_dated', entered: -5, dated: 45 },
  { ...received, status: 'draft', entered: -1 },
];

const BANKS = ['Sonali Bank, Motijheel', 'Islami Bank, Dilkusha', 'Dutch-Bangla Bank, Banani'] as const;
const CHARGE = 11_500n;
const SLIP = 'DS-118';

interface Past {
  readonly of: 'cheque';
  readonly on: string;
  readonly number: string;
  readonly day: string;
  readonly branch: number;
  readonly details: null;
}

/** Enters what has become of a cheque that was entered, as its commands do. */
async function move(ground: Ground, one: Cheque, past: Past, charges: number): Promise<void> {
  const { db } = ground;
  const { id, status } = one;
  const amount = toMinor(one.amount);
  const enter = (event: 'clear' | 'charge', from: number, to: number, worth: Minor) =>
    enterPast(ground, {
      ...past,
      source: { id, event },
      lines: [plainLine(to, 'debit', worth), plainLine(from, 'credit', worth)],
    });
  if (status === 'cleared' && one.direction === 'received')
    await enter('clear', await tillOf(db, one), Number(one.bank), amount);
  if (status !== 'bounced' && status !== 'cancelled') return;
  await reversalEntry(db, deskOf(ground, past), {
    day: past.day,
    branch: past.branch,
    details: null,
    numbered: () => past.number,
    of: { type: 'cheque', id },
    source: { id, event: status === 'bounced' ? 'bounce' : 'void' },
  });
  if (status === 'bounced') await enter('charge', Number(one.bank), charges, CHARGE);
}

/** Cheques in each state: of pilgrims, and to vendors. */
export async function seedCheques(
  ground: Ground,
  { pilgrims, vendors }: Partners,
  ledgers: ReadonlyMap<string, number>,
): Promise<void> {
  const { db, today, staff } = ground;
  const named = (name: string) => ledgers.get(name) ?? 0;
  for (const [at, { status, direction, entered, dated = entered, moved = entered }] of story.entries()) {
    const id = at + 1;
    const [day, on] = [addDays(today, entered), addDays(today, moved)];
    const isEntered = status !== 'draft' && status !== 'post_dated';
    const isReceived = direction === 'received';
    const hasBank = !isReceived || ['deposited', 'cleared', 'bounced'].includes(status);
    const [number = ''] = await nextNumbers(db, { prefix: isEntered ? bookDocuments.cheque.prefix : 'DRAFT', day }, 1);
    const row = {
      id,
      status,
      invoice_no: number,
      direction,
      entry_date: day,
      cheque_no: `${4_471_200 + 7 * id}`,
      cheque_date: addDays(today, dated),
      bank_name: isReceived ? BANKS[at % BANKS.length] : null,
      party: isReceived ? pilgrims[at] : vendors[at % vendors.length],
      ledger: named(isReceived ? 'Accounts Receivable' : 'Accounts Payable'),
      sub_ledger: null,
      amount: fromMinor(BigInt(id + 3) * 250_000n),
      bank: hasBank ? named('Bank') : null,
      branch: 1,
      details: null,
      settlement: 'oldest',
      posted_on: isEntered ? day : null,
      deposited_on: isReceived && hasBank ? addDays(day, 1) : null,
      slip_no: isReceived && hasBank ? SLIP : null,
      cleared_on: status === 'cleared' ? on : null,
      bounced_on: status === 'bounced' ? on : null,
      charge: status === 'bounced' ? fromMinor(CHARGE) : null,
      opening_balance: null,
    };
    await insertNumbered(db, 'cheque', [{ ...row, version: 1, ...written(ground, day, staff[0]) }]);
    if (!isEntered) continue;
    const one = { ...row, settles: [] } as unknown as Cheque;
    const past = { of: 'cheque', number, branch: 1, details: null } as const;
    const { violations: _none, ...settled } = await chequeLines(db, one, { day, scope: undefined });
    await enterPast(ground, { ...past, ...settled, on: day, day, source: { id, event: 'post' } });
    await move(ground, one, { ...past, on, day: on }, named('Bank Charges'));
  }
}
