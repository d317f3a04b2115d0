import { BUSINESS } from '../engine/calendar.ts';
import { defineEntity, namesOf } from '../engine/defineEntity.ts';
import { date, type Fields } from '../engine/fields.ts';
import { billFields } from './billFields.ts';

const DAY = date({ required: true, ...BUSINESS });
interface Facts<N extends string, D extends string, F extends Fields> {
  readonly name: N;
  readonly collection: string;
  readonly route: string;
  /** Name of its day on the wire. */
  readonly day: D;
  /** What only this kind of bill says. */
  readonly more: F;
}

/** Declares a document by which a party owes the agency or is owed by it, under the rules of `bills.ts`. */
export const defineBill = <const N extends string, const D extends string, const F extends Fields>({
  day,
  more,
  ...facts
}: Facts<N, D, F>) => {
  // A computed key is forgotten by the type of the object that it stands in.
  const dated = { [day]: DAY } as Readonly<Record<D, typeof DAY>>;
  return defineEntity({
    ...facts,
    fields: { ...billFields, ...dated, ...more },
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
        'discount',
        'details',
        'file',
        'currency',
        'exchange_rate',
        'net_amount',
        'tax_amount',
        'amount',
        'outstanding',
        'settlement',
        'settles',
        ...namesOf(more),
      ],
    },
    search: ['invoice_no', 'ref_invoice_no', 'party', 'details'],
    access: 'books',
  });
};
