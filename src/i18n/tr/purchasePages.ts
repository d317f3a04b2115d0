import type { Words } from '../complete.ts';
import type { purchasePages as english } from '../en/purchasePages.ts';

export const purchasePages = {
  progress: 'İlerleme',
  steps: {
    requested: 'Talep edildi',
    approved: 'Onaylandı',
    sent: 'Gönderildi',
    ordered: 'Sipariş edildi',
    received: 'Teslim alındı',
    billed: 'Faturalandı',
    paid: 'Ödendi',
  },
  /** What a dialogue shows of each line. */
  left: {
    receive: 'Gelecek',
    bill: 'Faturalanmamış',
    return_to_vendor: 'Elde',
    order: 'Sipariş edilmemiş',
  },
  receipts: 'Mal kabul fişleri',
  returns: 'Satıcıya iadeler',
  purchases: 'Satın almalar',
} as const satisfies Words<typeof english>;
