import type { EntityName } from '../engine/names.ts';
import { ref } from '../engine/fields.ts';

/**
 * Documents of other modules whose money the accounts hold, by their wire names: a line here, and one in the host's
 * registry of payables, lets another kind be billed, paid and refunded.
 */
export const paidDocuments = {
  order: ref('order', { oneOf: 'document' }),
  booking: ref('booking', { oneOf: 'document' }),
} as const;

/** Whose records name the receivable bill of such a document. */
export const billMakers = { order: 'shipment', booking: 'booking' } as const satisfies Record<PaidDocument, EntityName>;

export type PaidDocument = keyof typeof paidDocuments;

export const isPaidDocument = (name: unknown): name is PaidDocument =>
  typeof name === 'string' && name in paidDocuments;

/** The document of others that a paper tells of, by its number. */
export interface PaidOrigin {
  readonly of: PaidDocument;
  readonly number: string;
}
