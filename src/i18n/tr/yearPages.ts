import type { Words } from '../complete.ts';
import type { yearPages as english } from '../en/yearPages.ts';

export const yearPages = {
  preview: 'Yıl kapanışının işleyeceği kayıtlar',
  preview_hint: 'Gelir ve giderler sıfırlanır; kâr veya zarar geçmiş yıl kârlarına geçer.',
  nothing: 'Kapatılacak gelir veya gider yok.',
  no_branch: 'Şubesiz',
  profit: 'Kâr',
  loss: 'Zarar',
  older: {
    title: 'Muhasebeleştirmeden önceki kayıtlar',
    none: 'Bütün bağışlar ve üye aidatları defterlerde.',
    hint: 'İşleme, tam olarak bunları kendi günlerine kaydeder.',
    count: 'Bir kayıt |||| %{smart_count} kayıt',
    before_books: 'Defterler başlamadan önce: açılış bakiyelerinde ya da hiçbir yerde',
    refunded: 'Geri verildi: geriye bir şey kalmadı',
    period_locked: 'Kilitli bir ayda',
    future_date: 'Henüz gelmemiş bir günde',
    to_enter: 'İşlenecek',
  },
  opening: {
    sheet: 'Tablodan',
    sheet_hint:
      'Bakiyeleri aşağıya yazın ya da Hesap, Cari, Borç ve Alacak sütunları olan bir CSV veya XLSX dosyasından alın (ya da Tutar: sıfırdan büyükse borç); açık faturalar için numara, tarih ve vade; dövizli bakiyeler için Para birimi, Döviz tutarı ve Kur.',
    read: 'Bir satır okundu. Kaydetmeden önce gözden geçirin. |||| %{smart_count} satır okundu. Kaydetmeden önce gözden geçirin.',
    no_ledger: '%{row}. satır: hesap planında “%{ledger}” adlı hesap yok. Aşağıdaki satırda düzeltin.',
    no_ledger_more:
      'Hesap planında olmayan bir hesap daha var. |||| Hesap planında olmayan %{smart_count} hesap daha var.',
    unread: 'Hiçbir satır okunamadı: ilk satır sütunların adını vermelidir.',
  },
} as const satisfies Words<typeof english>;
