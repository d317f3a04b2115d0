import type { EntityName } from '../engine/names.ts';

/** Kinds of paper that the host draws, each by the entity of whose records it is. */
export const paperKinds = {
  sales: 'sales',
  purchase: 'purchase',
  credit_note: 'credit_note',
  debit_note: 'debit_note',
  payment_voucher: 'payment_voucher',
  receipt_voucher: 'receipt_voucher',
  contra: 'contra',
  journal: 'journal',
  cheque: 'cheque',
  refund: 'refund',
  booking: 'booking',
  order: 'order',
  pick_list: 'order',
  packing_slip: 'shipment',
  delivery_label: 'shipment',
  purchase_request: 'purchase_request',
  purchase_final: 'purchase_final',
  statement: 'party',
  payslip: 'salary_sheet',
} as const satisfies Readonly<Record<string, EntityName>>;

export type PaperKindName = keyof typeof paperKinds;

export const isPaperKind = (name: string): name is PaperKindName => Object.hasOwn(paperKinds, name);

/** The paper that a record of an entity is printed as, where several kinds are made of it: the first of them. */
export const ownKindOf = (entity: string): PaperKindName | undefined =>
  Object.keys(paperKinds)
    .filter(isPaperKind)
    .find(kind => paperKinds[kind] === entity);
