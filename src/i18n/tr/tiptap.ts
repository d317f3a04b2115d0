import type { Words } from '../complete.ts';
import type { tiptap as english } from '../en/tiptap.ts';

export const tiptap = {
  align_left: 'Sola hizala',
  align_right: 'Sağa hizala',
  align_center: 'Ortala',
  align_justify: 'İki yana yasla',
  blockquote: 'Alıntı',
  bold: 'Kalın',
  clear_format: 'Biçimi temizle',
  code: 'Kod',
  heading2: 'Başlık',
  heading3: 'Alt başlık',
  heading4: 'Küçük başlık',
  image: 'Resim ekle',
  image_dialog: 'Resimde ne var? Göremeyen okurlar bunu duyar.',
  italic: 'Eğik',
  link: 'Bağlantı',
  link_dialog: 'Bağlantının adresi. Bağlantıyı kaldırmak için boş bırakın.',
  list_bulleted: 'Madde işaretli liste',
  list_numbered: 'Numaralı liste',
  select_level: 'Başlıklar',
  strike: 'Üstü çizili',
  underline: 'Altı çizili',
} as const satisfies Words<typeof english>;
