import { BUSINESS } from '../../engine/calendar.ts';
import { defineEntity } from '../../engine/defineEntity.ts';
import { date, decimal, type Fields, file, lines, longText, money, ref, state, text } from '../../engine/fields.ts';
import { defineLifecycle } from '../../engine/lifecycle.ts';
import { settlementFields } from '../../bills/settlement/settlementFields.ts';
import { MOST_MONEY } from './rounding.ts';

/** From a draft to the books, where it stays; its counter-entries stand beside it (rules A5, B6). */
export const voucherLifecycle = defineLifecycle({
  states: ['draft', 'pending_approval', 'posted', 'voided', 'reversed'],
  initial: 'draft',
  tones: { draft: 'info', pending_approval: 'warning', posted: 'success', voided: 'error', reversed: 'warning' },
});

const fields = {
  status: state(voucherLifecycle),
  /** `DRAFT-…` until it is posted, then the next number of its series (rules A4). */
  invoice_no: text({ readOnly: true, unique: true, max: 40 }),
  branch: ref('branch'),
  details: longText(),
  /** What it moves: the sum of either side. */
  amount: money({ readOnly: true, initial: '0.00' }),
  items: lines({
    ledger: ref('ledger_account', { required: true, confidential: true }),
    party: ref('party'),
    sub_ledger: ref('sub_ledger_account'),
    details: text({ max: 255 }),
    debit_amount: money({ min: 0, max: MOST_MONEY, initial: '0.00' }),
    credit_amount: money({ min: 0, max: MOST_MONEY, initial: '0.00' }),
    /** Of a line in a foreign currency, its amount there and the rate by which it is worth the line's (rule S6). */
    currency: ref('currency'),
    foreign_amount: money({ min: 0, max: MOST_MONEY }),
    exchange_rate: decimal({ min: 0 }),
  }),
  ...settlementFields,
} as const;

interface Facts<N extends string, D extends string, M extends Fields> {
  readonly name: N;
  readonly collection: string;
  readonly route: string;
  /** Name of its day on the wire. */
  readonly day: D;
  /** Read-only fields of this kind alone, which its list has before the amount. */
  readonly own: M;
}

/** What of a voucher came into cash and bank or left them: below zero in one that takes another back. */
export const movedMoney = { money_amount: money({ readOnly: true, initial: '0.00' }) } as const;

const DAY = date({ required: true, ...BUSINESS });
const FILE = file({ sealed: true });

/**
 * Declares a kind of voucher: its lines debit and credit ledgers, and must balance when it is posted. Which sides of
 * which ledgers it may have says `voucherLaw.ts`.
 */
export const defineVoucher = <const N extends string, const D extends string, const M extends Fields>({
  day,
  own,
  ...facts
}: Facts<N, D, M>) => {
  // A computed key is forgotten by the type of the object that it stands in.
  const dated = { [day]: DAY } as Readonly<Record<D, typeof DAY>>;
  const names = Object.keys(own) as (keyof M & string)[];
  return defineEntity({
    ...facts,
    fields: { ...fields, ...own, ...dated, file: FILE, reverses: ref(facts.name, { readOnly: true }) },
    title: ['invoice_no'],
    list: [day, 'invoice_no', 'status', 'branch', ...names, 'amount'],
    form: {
      main: [
        'status',
        'invoice_no',
        day,
        'branch',
        'items',
        'details',
        'file',
        'settlement',
        'settles',
        ...names,
        'amount',
        'reverses',
      ],
    },
    search: ['invoice_no', 'details'],
    access: 'books',
  });
};
