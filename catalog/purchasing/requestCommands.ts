import { defineCommand, defineSteps, type Guard } from '../defineCommand.ts';
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
const send = defineCommand({ verb: 'send', entity: purchaseRequest, from: ['approved'], to: ['sent'], many: true });

const ordered = ['approved', 'sent', 'partially_converted', 'converted'] as const;

/** Counts anew what of it is in purchases, and says how far that brings it; the host does so whenever one of them changes. */
const recount = defineCommand({ verb: 'recount', entity: purchaseRequest, from: ordered, to: ordered, byPage: true });

/** Approved by somebody else than whoever has entered it, within what their role may move alone. */
export const requestSteps = defineSteps(purchaseRequest, {
  approve: { from: ['submitted'], to: 'approved', right: 'own' },
  reject: { from: ['submitted'], to: 'rejected', right: 'own', reason: true },
  take_back: { from: ['rejected'], to: 'draft' },
  cancel: { from: ['draft', 'submitted', 'approved', 'sent'], to: 'cancelled', reason: true },
  /** The rest is not bought. */
  close: { from: ['partially_converted'], to: 'closed', reason: true },
});

export const requestCommands = [submit, send, recount] as const;
