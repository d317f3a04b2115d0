import { pick } from 'es-toolkit';
import { integer, ref, text } from '../engine/fields.ts';
import { vendor } from '../people/vendor.ts';
import { payBillAndConfirm } from '../purchasing/purchaseCommands.ts';
import { purchaseFinal } from '../purchasing/purchaseFinal.ts';
import { purchaseRequest } from '../purchasing/purchaseRequest.ts';
import { mount } from '../engine/wire.ts';
import { both, type FamilyCall } from './FamilyCall.ts';
import { lineBody } from './lineBody.ts';
import { billedTo } from './orderCalls.ts';

const REQUESTS = mount('purchase_request');
const REQUEST_LINES = mount('purchase_req_item');
const PURCHASES = mount('purchase_final');

const byRequest = ['id', 'purchase_request', 'purchase_request_id'];
const byPurchase = ['id', 'purchase_final', 'purchase_final_id'];
const toPurchase = { purchase_final: ref('purchase_final'), purchase_final_id: ref('purchase_final') };

/** What of a vendor's own record stands on what is written to them. */
export const boughtFrom = ['company_name', 'contact_person', ...billedTo] as const;

const parties = {
  vendor: { values: { id: ref('party'), name: text(), phone: text(), ...pick(vendor.fields, boughtFrom) } },
  general_setting: { one: 'general_setting' },
} as const;

const requestLine = { ...purchaseRequest.fields.items.lines, stock_item_name: text() } as const;
const pictures = { product_images: { many: 'productimage' } } as const;
const purchase_final_items = {
  rows: { ...purchaseFinal.fields.items.lines, stock_item_name: text() },
} as const;

/** Purchase requests and purchases as the family's clients ask for them (contract 3.11, which knows paths alone). */
export const purchaseCalls = {
  create_vendor_request: {
    methods: ['post'],
    paths: [`${REQUESTS}/create_vendor_purchase_request/`],
    entity: 'purchase_request',
    summary: 'Say that the vendor was asked for what an approved request wants, and which vendor that is',
    names: byRequest,
    body: { party: ref('party') },
  },
  read_request_invoice: {
    methods: ['get'],
    paths: both(`${REQUESTS}/get_invoice_by_purchase_request_id`),
    entity: 'purchase_request',
    summary: 'What a printed request shows: its items, the vendor, and who asks',
    names: byRequest,
    beside: { purchase_req_items: { rows: requestLine }, ...parties },
  },
  read_request_images: {
    methods: ['get'],
    paths: both('/purchase_request/api/v1/purchase_request_with_items_images'),
    entity: 'purchase_request',
    summary: 'A request, each of its items with the pictures of the product',
    names: byRequest,
    beside: { purchase_req_items: { rows: requestLine, beside: pictures } },
  },
  read_request_item_images: {
    methods: ['get'],
    paths: both(`${REQUEST_LINES}/image`),
    entity: 'purchase_request',
    summary: 'One line of a request with its own picture and those of the product',
    names: ['id'],
    answer: { values: { id: integer({ required: true }), ...requestLine }, beside: pictures },
  },
  delete_request_item: {
    methods: ['delete', 'post'],
    paths: both(`${REQUEST_LINES}/delete`),
    entity: 'purchase_request',
    summary: 'Take a line out of its request',
    names: ['id'],
  },
  read_purchase: {
    methods: ['get'],
    paths: both(`${PURCHASES}/get_a_purchase_final_with_items`),
    entity: 'purchase_final',
    summary: 'A purchase, its items with their names',
    names: byPurchase,
    beside: { purchase_final_items },
  },
  read_purchase_invoice: {
    methods: ['get'],
    paths: both(`${PURCHASES}/get_invoice_by_purchase_final_id`),
    entity: 'purchase_final',
    summary: 'What the order to a vendor shows: its items, the vendor, who orders, and the bills of it',
    names: byPurchase,
    beside: { purchase_final_items, ...parties, purchases: { many: 'purchase' } },
  },
  update_purchase_item: {
    methods: ['post', 'put'],
    paths: [`${PURCHASES}/update_item/`],
    entity: 'purchase_final',
    summary: 'Change one line of a purchase; the others stay',
    names: ['id'],
    body: { ...toPurchase, ...lineBody(purchaseFinal.fields.items.lines) },
  },
  delete_purchase_item: {
    methods: ['delete', 'post'],
    paths: both(`${PURCHASES}/delete_item`),
    entity: 'purchase_final',
    summary: 'Take a line out of its purchase',
    names: ['id'],
  },
  pay_purchase: {
    methods: ['post'],
    paths: [`${PURCHASES}/paybill_and_confirm/`],
    entity: 'purchase_final',
    summary:
      'Confirm a purchase, receive, bill and pay it; the same bill, asked for again, is paid once. Without an amount all of it is paid, and one that was paid in part is refused (409)',
    names: byPurchase,
    body: payBillAndConfirm.input,
    output: payBillAndConfirm.output,
  },
} as const satisfies Readonly<Record<string, FamilyCall>>;
