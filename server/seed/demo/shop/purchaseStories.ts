import { addDays } from '../calendar.ts';

/** What somebody does with a request or a purchase, and so many days after it began. */
export type Step = readonly [verb: string, after: number, input?: (day: string, line: Line) => object];

export interface Line {
  readonly id: number;
  readonly quantity: number;
  readonly rate: string;
}

const some = ({ id, quantity }: Line) => [{ line: id, quantity: Math.ceil(quantity / 2) }];
const confirm: Step = ['confirm', 2];
const receive: Step = ['receive', 3, day => ({ received_on: day, delivery_note: `DN-${day.slice(5)}` })];
const receiveSome: Step = ['receive', 3, (day, line) => ({ received_on: day, pieces: some(line) })];
const bill: Step = ['bill', 4, day => ({ billed_on: day, due_date: addDays(day, 30) })];
export const dearer: Step = [
  'bill',
  4,
  (day, line) => ({
    billed_on: day,
    pieces: [{ line: line.id, quantity: line.quantity, rate: `${Number(line.rate) + 3}.00` }],
    variance_reason: 'The price list of this season',
  }),
];
const payAll: Step = ['paybill_and_confirm', 4, day => ({ paid_on: day })];
const reason = (text: string) => () => ({ reason: text });

/** How purchases go, each as often as it stands here. */
export const stories: readonly (readonly Step[])[] = [
  [confirm, receive, bill],
  [confirm, receive, dearer],
  [payAll],
  [confirm, receiveSome],
  [
    confirm,
    receive,
    bill,
    [
      'return_to_vendor',
      5,
      (day, { id }) => ({ returned_on: day, pieces: [{ line: id, quantity: 1 }], reason: 'Torn seam' }),
    ],
  ],
  [confirm],
  [confirm, receiveSome, ['close', 5, reason('The rest is not made any more')]],
  [confirm, ['cancel', 4, reason('The vendor cannot deliver')]],
  [],
];

const submit: Step = ['submit', 0];
const approve: Step = ['approve', 1];
/** How requests go; `order` makes a purchase of a share of each line. */
export const requests: readonly { readonly steps: readonly Step[]; readonly order?: number; readonly end?: Step }[] = [
  { steps: [submit, approve, ['send', 1]], order: 1 },
  { steps: [submit, approve], order: 0.5 },
  { steps: [submit, approve], order: 0.5, end: ['close', 4, reason('Enough for this season')] },
  { steps: [submit, approve, ['send', 1]] },
  { steps: [submit, approve] },
  { steps: [submit] },
  { steps: [submit, ['reject', 1, reason('We have enough of these')]] },
  { steps: [['cancel', 1, reason('Asked for twice')]] },
  { steps: [] },
];
