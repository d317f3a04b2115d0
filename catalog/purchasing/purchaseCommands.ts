import { BUSINESS } from '../engine/calendar.ts';
import { defineCommand, defineSteps, type Guard, IN_BOOKS } from '../engine/defineCommand.ts';
import { date, integer, lines, money, ref, text } from '../engine/fields.ts';
import { priceChanged, pricesStand } from './pricesStand.ts';
import { purchaseFinal } from './purchaseFinal.ts';
import { MOST_PRICE } from './purchaseItems.ts';
import { type PurchaseCounters, toBill, toReceive, toReturn } from './purchaseStatus.ts';

type PurchaseFacts = Readonly<Record<string, unknown>>;

const linesOf = ({ items }: PurchaseFacts): readonly PurchaseCounters[] =>
  Array.isArray(items) ? (items as readonly PurchaseCounters[]) : [];
const any = (of: (line: PurchaseCounters) => boolean) => (record: PurchaseFacts) => linesOf(record).some(of);

const hasLines: Guard = { code: 'no_lines', holds: record => linesOf(record).length > 0 };
const awaited: Guard = { code: 'nothing_awaited', holds: any(line => toReceive(line) > 0) };
const unbilled: Guard = { code: 'nothing_unbilled', holds: any(line => toBill(line) > 0) };
const unfinished: Guard = { code: 'nothing_unbilled', holds: any(line => toReceive(line) + toBill(line) > 0) };
const isHere: Guard = { code: 'nothing_received', holds: any(line => toReturn(line) > 0) };
const untouched: Guard = {
  code: 'already_received',
  holds: record => !any(({ received, billed }) => received + billed > 0)(record),
};

const line = integer({ required: true });
const quantity = integer({ required: true, min: 1 });
/** Pieces by the line of the purchase; all that can be meant where no line is named. */
const pieces = lines({ line, quantity });

/** Makes a draft of what of an approved request is not ordered yet, or of the pieces named by its lines. */
const createFromRequest = defineCommand({
  verb: 'create_from_purchase_request',
  entity: purchaseFinal,
  on: 'none',
  right: 'create',
  byPage: true,
  input: {
    purchase_request: ref('purchase_request', { required: true }),
    /** The request's where nothing is said. */
    party: ref('party', { among: 'vendors' }),
    order_date: date(BUSINESS),
    expected_on: date(BUSINESS),
    pieces,
  },
});

/** Orders it under the next number of its series; its prices stand from then on as approved. */
const confirm = defineCommand({
  verb: 'confirm',
  entity: purchaseFinal,
  from: ['draft'],
  to: ['confirmed'],
  guards: [hasLines, pricesStand],
  right: 'own',
  many: true,
});

/** Somebody else than whoever has changed prices, items or pieces approves what is ordered now (rule M5). */
const approvePrices = defineCommand({
  verb: 'approve_prices',
  entity: purchaseFinal,
  from: ['draft', 'confirmed'],
  guards: [priceChanged],
  right: 'own',
});

/**
 * Takes pieces into the stock at the order's price, and enters them as received and not invoiced (rules A2, M1). 400
 * `over_open` for more than was ordered, `unknown_line` for a line of another purchase.
 */
const receive = defineCommand({
  verb: 'receive',
  entity: purchaseFinal,
  from: ['confirmed'],
  guards: [pricesStand, awaited],
  input: {
    received_on: date({ required: true, ...BUSINESS }),
    delivery_note: text({ max: 60 }),
    pieces,
  },
  output: { goods_receipt: integer({ required: true }) },
  ...IN_BOOKS,
});

const theirBill = {
  /** Under which the vendor knows the bill; unique among theirs (rule M4). */
  ref_invoice_no: text({ required: true, max: 60 }),
  billed_on: date({ required: true, ...BUSINESS }),
  due_date: date(BUSINESS),
} as const;

/**
 * Enters the vendor's bill of received pieces, issued as any payable bill: order, receipt and bill are matched in pieces
 * without tolerance (400 `over_received`), and a price that is not the order's is entered only with its reason (400
 * `price_differs`). Its difference goes into stock and expense (rules A2).
 */
const bill = defineCommand({
  verb: 'bill',
  entity: purchaseFinal,
  from: ['confirmed', 'closed'],
  guards: [unbilled],
  input: {
    ...theirBill,
    /** A price where it is not the order's. */
    pieces: lines({ line, quantity, rate: money({ min: 0, max: MOST_PRICE }) }),
    variance_reason: text({ max: 255 }),
  },
  output: { purchase: integer({ required: true }) },
  ...IN_BOOKS,
});

/** Confirms, receives all, bills and pays it, or nothing of that: one transaction, at the order's prices. */
export const payBillAndConfirm = defineCommand({
  verb: 'paybill_and_confirm',
  entity: purchaseFinal,
  from: ['draft', 'confirmed'],
  guards: [hasLines, pricesStand, unfinished],
  input: {
    ref_invoice_no: theirBill.ref_invoice_no,
    ledger: ref('ledger_account', { required: true, among: 'money' }),
    /** All of the bill where nothing is said. */
    pay_amount: money({ min: 0 }),
    paid_on: date({ required: true, ...BUSINESS }),
  },
  output: {
    goods_receipt: integer(),
    purchase: integer({ required: true }),
    voucher: integer({ required: true }),
  },
  shows: ['party', 'amount'],
  ...IN_BOOKS,
});

/**
 * Sends received pieces back at the receipt's price: what the vendor had not billed first, the rest by a debit note. They
 * leave the stock at its average; the difference is one of price (rules A2).
 */
const returnToVendor = defineCommand({
  verb: 'return_to_vendor',
  entity: purchaseFinal,
  from: ['confirmed', 'closed'],
  guards: [isHere],
  input: { returned_on: date({ required: true, ...BUSINESS }), pieces },
  output: { goods_return: integer({ required: true }), debit_note: integer() },
  reason: true,
  ...IN_BOOKS,
});

/** Ends it short: what has not come is cancelled and goes back to the request. What is here may still be billed. */
const close = defineCommand({
  verb: 'close',
  entity: purchaseFinal,
  from: ['confirmed'],
  to: ['closed'],
  reason: true,
  right: 'own',
});

/** Gives the whole order up; one of which anything was received stays. */
const cancel = defineCommand({
  verb: 'cancel',
  entity: purchaseFinal,
  from: ['draft', 'confirmed'],
  to: ['cancelled'],
  guards: [untouched],
  reason: true,
  right: 'own',
});

const settled: Guard = {
  code: 'not_paid',
  holds: ({ bill_status, payment_status }) =>
    bill_status === 'billed' && (payment_status === 'paid' || payment_status === 'overpaid'),
};

/** What is received, billed and paid is done; the host says so with its last payment (rules B3). */
export const purchaseSteps = defineSteps(purchaseFinal, {
  finish: { from: ['confirmed'], to: 'closed', guards: [settled], internal: true },
});

export const purchaseCommands = [
  createFromRequest,
  confirm,
  approvePrices,
  receive,
  bill,
  payBillAndConfirm,
  returnToVendor,
  close,
  cancel,
] as const;
