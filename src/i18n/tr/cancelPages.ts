import type { Words } from '../complete.ts';
import type { cancelPages as english } from '../en/cancelPages.ts';

export const cancelPages: Words<typeof english> = {
  title: '%{departure} gidişini iptal et',
  about_begin:
    'Bundan sonra kimseyi almaz ve kimseye yer önerilmez. Ödeme yapmamış taslaklar ve bekleyenler hemen sona erer. Diğerlerinin ne olacağına sonra karar verirsiniz: tek tek ya da topluca, bugün ya da daha sonra.',
  begin: 'İptale başla',
  not_begun: 'İptaline başlanmadı ve başlatma yetkiniz yok.',
  about_stop: 'Kalanlarla gerçekleşir. Rezervasyonu biten ya da başka gidişe taşınan kimse geri gelmez.',
  left: 'Karar bekleyen %{smart_count} rezervasyon |||| Karar bekleyen %{smart_count} rezervasyon',
  hidden:
    'Başka şubelerden %{smart_count} rezervasyon daha gösterilmiyor; kararı oradan biri verir. |||| Başka şubelerden %{smart_count} rezervasyon daha gösterilmiyor; kararı oradan biri verir.',
  bookings: 'Rezervasyonlar',
  choice: 'Ne olacak',
  undecided: 'Karar verilmedi',
  choices: {
    move: 'Başka gidişe taşı',
    refund: 'Parayı geri ver',
    keep: 'Parayı sakla',
  },
  ended: {
    move: 'Başka gidişe taşındı',
    refund: 'İptal edildi, para iadesi',
    keep: 'İptal edildi, para saklandı',
    drop: 'Sona erdi, ödeme yoktu',
  },
  to: 'Hangi gidişe',
  free: '%{smart_count} boş yer |||| %{smart_count} boş yer',
  till: 'Hangi kasadan',
  later: 'Sonra: para bekler',
  many: 'Topluca seç',
  whom: 'Kimler için',
  groups: {
    unchosen: 'Karar verilmeyenlerin tümü',
    all: 'Tümü',
    unpaid: 'Ödeme yapmayanların tümü',
    paid: 'Ödeme yapanların tümü',
    without_seat: 'Yeri olmayanların tümü',
  },
  choose_for: '%{smart_count} kişi için seç |||| %{smart_count} kişi için seç',
  incomplete:
    '%{smart_count} seçimde gidiş eksik ya da ücret bir tutar değil. Uygulanmaz. |||| %{smart_count} seçimde gidiş eksik ya da ücret bir tutar değil. Uygulanmaz.',
  first_of: 'Bunlar %{total} rezervasyonun ilk %{shown} tanesi. Sonrakiler yerlerine geçer.',
  carry_out: '%{smart_count} rezervasyonu uygula |||| %{smart_count} rezervasyonu uygula',
  carry_out_none: 'Uygula',
  carrying: 'Rezervasyonlar sonlandırılıyor',
  progress: '%{total} içinden %{done}',
  stop: 'Durdur',
  stopping: 'Bundan sonra durur',
  not_done: 'Yapılmadı.',
  cut: 'Bitmeden durdu: %{reason} Yapılan yapıldı. Sürdürmek için kalanları uygulayın.',
  done: 'Burada yapılan: %{smart_count} rezervasyon |||| Burada yapılan: %{smart_count} rezervasyon',
  account: 'Paranın akıbeti',
  total: 'Toplam',
  parts: {
    paid: 'Ödenmişti',
    moved: 'Birlikte taşındı',
    refunded: 'Geri verildi',
    waiting: 'Onlar için bekletildi',
    fees: 'Ücretler ve masraflar',
  },
  equation:
    'Ödenen; birlikte taşınan, geri verilen, onlar için bekletilen tutarların ve ücretlerle masrafların toplamıdır.',
  still_waiting: 'Bekletilenden hâlâ duran:',
  all_decided: 'Tüm rezervasyonlar sona erdi. Gidiş iptal edildi.',
  without: 'Hiç rezervasyon olmadan iptal edildi.',
};
