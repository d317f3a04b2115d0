import type { Words } from '../complete.ts';
import type { reminderPages as english } from '../en/reminderPages.ts';

export const reminderPages: Words<typeof english> = {
  open: 'Hatırlatma',
  open_of: '%{booking} için hatırlatma',
  title: '%{booking} için hatırlatma',
  label: 'Hatırlatma metni',
  whatsapp: 'WhatsApp ile gönder',
  mail: 'E-postayla gönder',
  no_way:
    'Burada ülke koduyla yazılmış bir numara ya da e-posta adresi yok: metni kopyalayıp başka bir yolla gönderin.',
  unnamed: 'Yetkili',
  subject: '%{day} vadeli taksit, %{booking} numaralı rezervasyon',
  journey: '%{journey}, gidiş tarihi %{day}',
  journey_of: '%{journey}, gidiş tarihi %{day}, yolcu %{traveller}',
  text: 'Sayın %{name},\n\nson ödeme günü %{day} olan taksitinizin %{amount} takalık kısmı henüz ödenmemiştir. Taksit, %{booking} numaralı rezervasyon içindir: %{journey}.\n\nLütfen ödemenizi yapın; ödediyseniz bize bildirin.\n\n%{agency}',
};
