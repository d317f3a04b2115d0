import type { Words } from '../complete.ts';
import type { paymentPages as english } from '../en/paymentPages.ts';

export const paymentPages: Words<typeof english> = {
  due_now: 'Şimdi vadesi gelen: %{amount}.',
  left_after: 'Bundan sonra kalan: %{amount}.',
  beyond: 'Borçtan %{amount} fazla.',
  taken: 'Tahsil edildi',
  receipt_ready: 'Makbuz yazdırılmaya hazır.',
  print_receipt: 'Makbuzu yazdır',
  refundable: 'İade edilebilir: %{amount}.',
  refund_beyond: 'İade edilebilecek tutardan %{amount} fazla.',
  first_part: 'İlk yolla ödenen: %{amount}.',
  parts_above: 'Bu kısımlardan ilk yola bir şey kalmıyor.',
  cash_given: 'Verilen nakit',
  about_change: 'Para üstü yalnızca burada gösterilir: kaydedilen, yukarıdaki tutardır.',
  change: 'Para üstü: %{amount}.',
  cash_short: 'Nakitten %{amount} eksik.',
  refunded: 'İade yapıldı',
  refund_ready: 'İade defterlere işlendi, makbuzu yazdırılmaya hazır.',
  open_refund: 'İadeyi aç',
  paid_out: 'Fatura ödendi',
  voucher_ready: 'Ödeme fişi yazdırılmaya hazır.',
  print_voucher: 'Fişi yazdır',
  owed: 'Açık kalan: %{amount}.',
  which_bill: 'Hangi fatura ödeniyor?',
};
