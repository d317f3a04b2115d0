import { defineReport, type ReportRow } from '../../engine/defineReport.ts';
import { integer, ref, text } from '../../engine/fields.ts';
import { purchaseLifecycle } from '../purchaseLifecycle.ts';
import { purchaseRequest } from '../purchaseRequest.ts';

const { request_date, request_no, branch, party, status, amount } = purchaseRequest.fields;

/** Path below `/apps/` at which a request is printed, by its id behind. */
export const REQUEST_PAPER = 'purchase-management/purchase-request/purchase-invoice';

/** Purchases that have pieces of a request; those that were given up have none. */
const purchasesOf = (row: ReportRow) =>
  ({
    list: 'purchase_final',
    filter: { purchase_request__in: [row['purchase_request']], status__in: purchaseLifecycle.groups.standing },
  }) as const;

/**
 * What each request asks for, and how much of it is in purchases and has come; drafts and cancelled ones only where their
 * state is asked for.
 */
export const requestSummary = defineReport({
  name: 'purchase_request_summary',
  route: 'report-management/purchage-req-summary-reports',
  module: 'purchasing',
  reads: ['purchase_request', 'purchase_final'],
  parameters: { request_date, branch, party, status },
  columns: {
    request_date: { field: request_date },
    request_no: {
      field: request_no,
      drillDown: row => ({ record: 'purchase_request', id: Number(row['purchase_request']) }),
    },
    branch: { field: branch },
    asked_by: { field: text() },
    party: { field: party },
    status: { field: status },
    /** Pieces that are asked for. */
    quantity: { field: integer(), total: true },
    ordered: { field: integer(), total: true, drillDown: purchasesOf },
    received: { field: integer(), total: true },
    /** By its estimated prices. */
    amount: {
      field: amount,
      total: true,
      drillDown: row => ({ page: `${REQUEST_PAPER}/${String(row['purchase_request'])}` }),
    },
  },
  aside: { purchase_request: ref('purchase_request') },
  opensFor: 'this_month',
});
