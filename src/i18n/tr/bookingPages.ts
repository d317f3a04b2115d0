import type { Words } from '../complete.ts';
import type { bookingPages as english } from '../en/bookingPages.ts';

export const bookingPages: Words<typeof english> = {
  confirmation: 'Rezervasyon onayı',
  not_registered: '%{name} dosyasının kaydı henüz yapılmadı.',
  step_open: 'Sonraki adım için eksik yok: %{step}.',
  open_file: 'Dosyayı aç',
  about_cancel:
    'Ücret girilmezse o gün için paketin ücreti geçerlidir. Harcanan tutar ve ücret faturalanır, ödenenden düşülür; kalanı iade edilebilir.',
  about_move:
    'Fiyat girilmezse diğer gidişin fiyatı geçerlidir. Ödenen tutar birlikte gider. Ödenmemiş taksitler kalan tutara göre yeniden dağıtılır; taksitleri yalnızca başkası kararlaştırıldıysa girin.',
  about_replace:
    'Diğer hacının rezervasyonu aynı koltukta aynı koşullarla onaylanır. Ücret girilmezse o gün için paketin ücreti geçerlidir; faturalanır ve ödenenden düşülür. İkisi için de aynı taraf ödüyorsa kalanı birlikte gider, yoksa iade edilebilir. Taraf girilmezse başkası için ödeyen ödemeye devam eder, kendisi için ödeyen etmez.',
  about_reprice: 'Olduğu gibi bırakılan değişmez. Yeni tutarı taksitlerin ödenmemiş kalanı tamamlar.',
  offered_price: 'Paketin fiyatı: %{amount}.',
  pay_together: 'Birlikte öde',
  payment_for: 'Bir rezervasyon için ödeme |||| %{smart_count} rezervasyon için ödeme',
  split: 'Her rezervasyonun payı',
  share: 'Bu ödeme',
  paid_by: 'Ödeyen',
  owe_nothing: 'Bunlar için borç yok',
  have_no_seat: 'Bunların henüz koltuğu yok, bu yüzden ödeme alınmaz',
  for_which: 'Hangi rezervasyon için?',
};
