import type { Words } from '../complete.ts';
import type { mail as english } from '../en/mail.ts';

export const mail = {
  title: 'Ofisin postası',
  about: 'Ofisin kendiliğinden yazdıkları, örneğin yeni parola bağlantıları. İşi biten posta 30 gün saklanır.',
  state: 'Hangi postalar',
  states: { all: 'Tümü', sent: 'Gönderildi', waiting: 'Bekliyor', failed: 'Gönderilemedi' },
  own_address:
    'Kayıttaki adrese gider. Başka bir adrese ya da son bir gün içinde kendi değiştirdiğiniz bir adrese yazmak ayrı bir yetki ister.',
  any_address: 'Boş bırakılırsa kayıttaki adrese gider.',
  to: 'Alıcı:',
  sent_at: 'Gönderildi: %{at}',
  kept: 'Posta sunucusu ayarlanmadığı için bu posta burada bekliyor. Metnini alıcıya başka yoldan iletin.',
  error: 'Bir deneme başarısız oldu: |||| %{smart_count} deneme başarısız oldu, sonuncusu:',
  letter: { title: '%{number} hakkında e-posta', preview: 'Okuyanın göreceği', files: 'Ekinde', send: 'Gönder' },
  next: 'Sonraki deneme: %{at}.',
  attachments: 'Ekli dosyalar',
  none: 'Böyle bir posta yok.',
  boxes: 'Posta kutuları',
  inbox: {
    title: 'Gelen kutusu',
    none: 'Size yazılmış bir posta yok.',
    withheld: 'Bu postanın bağlantısı hesabınızı açar; bu yüzden yalnızca adresinize gönderilen postada yer alır.',
  },
} as const satisfies Words<typeof english>;
