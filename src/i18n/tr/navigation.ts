import type { Words } from '../complete.ts';
import type { navigation as english } from '../en/navigation.ts';

/** Words of navigation, toolbar, searches and messages in Turkish. */
export const navigation = {
  dashboard: 'Gösterge paneli',
  roleMenus: 'Rol menüleri',
  copyright: 'Telif hakkı: %{company}',
  show: 'Gezinmeyi göster',
  close: 'Gezinmeyi kapat',
  fold: 'Gezinmeyi açık tut',
  rest: 'Diğer',
  /** Groups of entries within a module, and of reports. */
  groups: {
    vouchers: 'Fişler ve maaşlar',
    bills: 'Faturalar ve dekontlar',
    settlement: 'Mahsuplaşma',
    bank: 'Banka',
    taxes: 'Vergiler',
    ledgers: 'Hesaplar ve cariler',
    years: 'Yıllar ve aylar',
    set_up: 'Defter kurulumu',
    stock: 'Stok',
    results: 'Mali tablolar',
    books: 'Defterler',
    parties: 'Alacaklar ve borçlar',
    receipts: 'Tahsilatlar ve ödemeler',
  },
  fontSize: 'Yazı boyutu',
  fullscreen: { enter: 'Tam ekran', leave: 'Tam ekrandan çık', refused: 'Tarayıcı burada tam ekrana izin vermiyor.' },
  light: 'Açık renkler',
  dark: 'Koyu renkler',
  quickPanel: 'Hızlı panel',
  more: 'Diğer araçlar',
  passengers: { label: 'Yolcu ara', hint: 'Ad, pasaport, telefon, kimlik, takip no' },
  search: {
    label: 'Sayfa ara',
    palette: 'Git veya yap',
    hint: 'Bir sayfa, kişi, araç veya işlem',
    none: 'Sonuç yok',
    searching: 'Aranıyor…',
    failed: 'Kişiler aranamadı.',
    pages: 'Sayfalar',
    actions: 'İşlemler',
    create: 'Oluştur: %{name}',
    language: 'Dili değiştir: %{name}',
  },
  user: { profile: 'Profilim', inbox: 'Gelen kutusu', login: 'Giriş yap', register: 'Kayıt ol' },
  connection: {
    lost: 'Bağlantı koptu. Yazdıklarınız burada kalır.',
    back: 'Bağlantı geri geldi.',
    offline: 'Bağlantı yok: hiçbir şey kaydedilemez.',
  },
} as const satisfies Words<typeof english>;
