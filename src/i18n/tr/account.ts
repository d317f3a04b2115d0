import type { Words } from '../complete.ts';
import type { account as english } from '../en/account.ts';

/** Words of the pages of an account in Turkish. */
export const account = {
  signIn: 'Giriş sayfasına dön',
  busy: 'Gönderiliyor…',
  fields: {
    first_name: 'Ad',
    last_name: 'Soyad',
    email: 'E-posta',
    phone: 'Telefon (ülke koduyla)',
    password: 'Parola',
    new_password: 'Yeni parola',
    confirm_password: 'Parola (yeniden)',
  },
  optional: 'isteğe bağlı',
  passwordHint: 'En az 12 karakter. Art arda birkaç sözcük akılda kolay kalır.',
  show: 'Parolayı göster',
  hide: 'Parolayı gizle',
  failures: {
    network: 'Sunucuya ulaşılamıyor. Bağlantıyı denetleyin; yazdıklarınızın hiçbiri kaybolmadı.',
    throttled: 'Çok fazla deneme yapıldı. %{seconds} saniye sonra yeniden deneyin.',
    refused: 'Sunucu isteği reddetti. Yeniden deneyin.',
  },
  register: {
    title: 'Hesap iste',
    advice: 'Her isteği acentenin bir yöneticisi inceler. Giriş yapabileceğiniz zaman size e-posta gelir.',
    submit: 'İsteği gönder',
    thanks: 'Teşekkür ederiz',
    thanksAdvice:
      'İsteğiniz yöneticilere ulaştı. %{email} adresine gelecek e-postamızı bekleyin; o zamana kadar giriş yapamazsınız.',
  },
  forgot: {
    title: 'Parolanızı mı unuttunuz?',
    advice: 'E-postanızı yazın. Bir hesaba aitse birkaç dakika içinde bağlantılı bir e-posta gelir.',
    submit: 'Bağlantıyı gönder',
    sent: 'E-postanıza bakın',
    sentAdvice: '%{email} bir hesaba aitse bağlantı yoldadır. Bir saat boyunca, bir kez kullanılabilir.',
  },
  reset: {
    title: 'Yeni bir parola seçin',
    advice: 'Eskisinin yerine hemen geçer ve açık olan bütün oturumları kapatır.',
    submit: 'Parolayı kaydet',
    done: 'Parolanız kaydedildi',
    doneAdvice: 'Şimdi yeni parolayla giriş yapın.',
    broken: 'Bu bağlantı kullanılamaz',
    brokenAdvice: 'Eksik, bir saatten eski ya da daha önce kullanılmış. Yenisini isteyin.',
    again: 'Yeni bağlantı iste',
  },
  newEmail: {
    title: 'Yeni e-postanızı onaylayın',
    advice: 'Bundan sonra bu adresle giriş yaparsınız. Eskisi artık hesabınızı açmaz.',
    submit: 'Onayla',
    done: 'E-postanız değişti',
    doneAdvice: 'Bundan sonra onunla giriş yapın.',
    broken: 'Bu bağlantı kullanılamaz',
    brokenAdvice:
      'Eksik, bir saatten eski, daha önce kullanılmış ya da adres bu arada alınmış. Profil sayfanızdan yenisini isteyin.',
    profile: 'Profilime git',
  },
} as const satisfies Words<typeof english>;
