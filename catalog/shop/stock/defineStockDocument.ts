import { BUSINESS } from '../../engine/calendar.ts';
import { defineEntity } from '../../engine/defineEntity.ts';
import { date, type Field, type LineKind, lines, longText, ref, state, text } from '../../engine/fields.ts';
import { defineLifecycle, type Lifecycle } from '../../engine/lifecycle.ts';

/** From a draft to the movements that it has made, which stay: what was wrong is put right by another one (rule K10). */
export const stockLifecycle = defineLifecycle({
  states: ['draft', 'posted'],
  initial: 'draft',
  tones: { draft: 'info', posted: 'success' },
});

interface Facts<
  N extends string,
  D extends string,
  S extends string,
  H extends Readonly<Record<string, Field>>,
  I extends Readonly<Record<string, Field<LineKind>>>,
> {
  readonly name: N;
  readonly collection: string;
  readonly route: string;
  /** Name of its day on the wire. */
  readonly day: D;
  readonly lifecycle: Lifecycle<S>;
  /** What it says beside its branch and its day. */
  readonly head: H;
  /** What a line says beside its item. */
  readonly line: I;
}

const DAY = date({ required: true, ...BUSINESS });
/** Lines of one document; a branch counts more items in parts. */
const MOST_LINES = 2000;

/** Declares a document that moves pieces of a branch: each item stands in one line. */
export const defineStockDocument = <
  const N extends string,
  const D extends string,
  const S extends string,
  const H extends Readonly<Record<string, Field>>,
  const I extends Readonly<Record<string, Field<LineKind>>>,
>({
  day,
  lifecycle,
  head,
  line,
  ...facts
}: Facts<N, D, S, H, I>) => {
  // A computed key is forgotten by the type of the object that it stands in.
  const dated = { [day]: DAY } as Readonly<Record<D, typeof DAY>>;
  return defineEntity({
    ...facts,
    fields: {
      status: state(lifecycle),
      /** `DRAFT-…` until it is posted, then the next number of its series (rules A4). */
      invoice_no: text({ readOnly: true, unique: true, max: 40 }),
      branch: ref('branch', { required: true }),
      ...dated,
      ...head,
      items: lines(
        { stock_item: ref('stock_item', { required: true }), ...line },
        { max: MOST_LINES, rules: { unique: [['stock_item']] } },
      ),
      details: longText(),
    },
    title: ['invoice_no'],
    list: [day, 'invoice_no', 'status', 'branch', ...Object.keys(head)] as never,
    form: { main: ['status', 'invoice_no', day, 'branch', ...Object.keys(head), 'items', 'details'] as never },
    search: ['invoice_no', 'details'],
    access: 'books',
  });
};
