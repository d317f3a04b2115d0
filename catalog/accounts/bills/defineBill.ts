import { BUSINESS } from '../../calendar.ts';
import { defineEntity } from '../../defineEntity.ts';
import { date, decimal, file, lines, longText, money, ref, state, text } from '../../fields.ts';
import { defineLifecycle } from '../../lifecycle.ts';
import { settlementFields } from '../settlement/settlementFields.ts';

/** What is paid of it is no state: it follows from its allocations (rules S3, B6). */
const billLifecycle = defineLifecycle({
  states: ['draft', 'issued', 'voided'],
  initial: 'draft',
  tones: { draft: 'info', issued: 'success', voided: 'error' },
});

/** Billed line by line: quantity times rate, rounded, and its tax (rule R1). */
const items = lines({
  ledger: ref('ledger_account', { required: true }),
  sub_ledger: ref('sub_ledger_account'),
  details: text({ max: 255 }),
  quantity: decimal({ required: true, min: 0, initial: '1' }),
  rate: money({ required: true, min: 0, initial: '0.00' }),
  tax: ref('tax_code'),
});

const fields = {
  status: state(billLifecycle),
  /** `DRAFT-…` until it is issued, then the next number of its series (rules A4). */
  invoice_no: text({ readOnly: true, unique: true, max: 40 }),
  party: ref('party', { required: true }),
  branch: ref('branch'),
  due_date: date(BUSINESS),
  items,
  details: longText(),
  file: file(),
  net_amount: money({ readOnly: true, initial: '0.00' }),
  tax_amount: money({ readOnly: true, initial: '0.00' }),
  amount: money({ readOnly: true, initial: '0.00' }),
  /** What of it is not settled; nothing while it is a draft, and once it is void. */
  outstanding: money({ readOnly: true, initial: '0.00' }),
} as const;

const DAY = date({ required: true, ...BUSINESS });
/** The number under which the other side knows it. */
const REFERENCE = text({ max: 60 });

interface Facts<N extends string, D extends string> {
  readonly name: N;
  readonly collection: string;
  readonly route: string;
  /** Name of its day on the wire. */
  readonly day: D;
}

/** Declares a document by which a party owes the agency or is owed by it, under the rules of `bills.ts`. */
export const defineBill = <const N extends string, const D extends string>({ day, ...facts }: Facts<N, D>) => {
  // A computed key is forgotten by the type of the object that it stands in.
  const dated = { [day]: DAY } as Readonly<Record<D, typeof DAY>>;
  return defineEntity({
    ...facts,
    fields: { ...fields, ...dated, ref_invoice_no: REFERENCE, ...settlementFields },
    title: ['invoice_no'],
    list: [day, 'invoice_no', 'status', 'party', 'due_date', 'amount', 'outstanding', 'branch'],
    form: {
      main: [
        'status',
        'invoice_no',
        'party',
        day,
        'due_date',
        'ref_invoice_no',
        'branch',
        'items',
        'details',
        'file',
        'net_amount',
        'tax_amount',
        'amount',
        'outstanding',
        'settlement',
        'settles',
      ],
    },
    search: ['invoice_no', 'ref_invoice_no', 'party', 'details'],
    access: 'books',
  });
};
