import { defineCommand, defineSteps, type Guard } from '../engine/defineCommand.ts';
import { integer, lines, ref, refs } from '../engine/fields.ts';
import { MOST_PIECES } from '../shop/stock/stockItem.ts';
import { requestLifecycle } from './requestLifecycle.ts';
import { purchaseRequest } from './purchaseRequest.ts';

const hasLines: Guard = { code: 'no_lines', holds: ({ items }) => Array.isArray(items) && items.length > 0 };

/** Hands it in under the next number of its series. */
const submit = defineCommand({
  verb: 'submit',
  entity: purchaseRequest,
  from: ['draft'],
  to: ['submitted'],
  guards: [hasLines],
  many: true,
});

/** Says that the vendor has been asked. */
export const sendRequest = defineCommand({
  verb: 'send',
  entity: purchaseRequest,
  from: ['approved'],
  to: ['sent'],
  many: true,
});

const ordered = [...requestLifecycle.groups.open, 'converted'] as const;

/** Counts anew what of it is in purchases, and says how far that brings it; the host does so whenever one of them changes. */
const recount = defineCommand({ verb: 'recount', entity: purchaseRequest, from: ordered, to: ordered, internal: true });

/** Approved by somebody else than whoever has entered it, within what their role may move alone. */
export const requestSteps = defineSteps(purchaseRequest, {
  approve: { from: ['submitted'], to: 'approved', right: 'own' },
  reject: { from: ['submitted'], to: 'rejected', right: 'own', reason: true },
  take_back: { from: ['rejected'], to: 'draft' },
  cancel: { from: ['draft', 'submitted', 'approved', 'sent'], to: 'cancelled', reason: true },
  /** The rest is not bought. */
  close: { from: ['partially_converted'], to: 'closed', reason: true },
});

/**
 * Makes a draft for each vendor of the items that lack, of those told or of all. What is in a request or an order already
 * lacks no more, so that it gives nothing twice: 400 `nothing_lacking`.
 */
const createFromLowStock = defineCommand({
  verb: 'create_from_low_stock',
  entity: purchaseRequest,
  on: 'none',
  right: 'create',
  byPage: true,
  input: {
    /** Where it is to arrive. */
    branch: ref('branch', { required: true }),
    /** Whose stock is held against the reorder levels; that of every branch whose stock the caller sees, if none. */
    counted_branches: refs('branch'),
    pieces: lines({
      stock_item: ref('stock_item', { required: true }),
      quantity: integer({ required: true, min: 1, max: MOST_PIECES }),
    }),
  },
  output: { requests: integer({ required: true }) },
});

export const requestCommands = [submit, sendRequest, recount, createFromLowStock] as const;
