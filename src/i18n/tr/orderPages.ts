import type { Words } from '../complete.ts';
import type { orderPages as english } from '../en/orderPages.ts';

export const orderPages = {
  tabs: { all: 'Tümü', unpaid: 'Ödenmemiş', paid: 'Ödenmiş', incomplete: 'Tamamlanmamış' },
  new_customer: 'Yeni müşteri',
  free: 'Serbest',
  own_price: 'Liste fiyatı',
  open: 'Açık',
  billed: 'Faturalanan (vergisiz)',
  cost: 'Malların maliyeti',
  profit: 'Kâr',
  shipments: 'Sevkiyatlar',
  payments: 'Ödemeler',
  returns: 'İadeler',
  refunds: 'Para iadeleri',
  invoice: 'Fatura',
  no_bill: 'Bu siparişten henüz bir şey faturalanmadı: her sevkiyat çıkarken faturalanır.',
  mail: 'E-posta',
  back: 'Siparişe dön',
  confirmation: 'Sipariş onayı',
  pick_list: 'Toplama listesi',
  packing_slip: 'Paketleme listesi',
  delivery_label: 'Teslimat etiketi',
  papers: 'Belgeler',
  back_to_list: 'Siparişlere dön',
  timeline: 'Zaman çizelgesi',
} satisfies Words<typeof english>;
