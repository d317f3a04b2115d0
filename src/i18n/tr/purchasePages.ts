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
  requested_items: 'Talep edilen kalemler',
  no_order: 'Henüz sipariş edilmedi',
  sent_by_print: 'Satıcıya gönderildi olarak işaretlendi.',
  purchase_request: {
    back: 'Satın alma talebine dön',
  },
  purchase_final: {
    back: 'Satın almaya dön',
  },
  low: {
    made: 'Bir taslak talep oluşturuldu |||| %{smart_count} taslak talep oluşturuldu',
    none: 'Siparişte olmayan hiçbir eksik yok.',
    no_vendor: 'Satıcısı yok',
    hint: 'Her satıcı için ayrı bir taslak talep oluşturulur. Miktarlar, siparişte olan düşülerek yeniden sipariş düzeyine tamamlar.',
  },
} as const satisfies Words<typeof english>;
