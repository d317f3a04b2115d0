import type { beginBooks as english } from '../en/beginBooks.ts';
import type { Words } from '../complete.ts';

export const beginBooks: Words<typeof english> = {
  title: 'Defterlerinize başlayın',
  done: ' (tamamlandı)',
  steps: {
    day: {
      title: 'İlk gün',
      about:
        'Defter ayarlarında defterlerinizin hangi gün başladığını belirtin. Öncesi açılış bakiyeleri olarak gelir.',
      go: 'Günü belirle',
    },
    chart: {
      title: 'Hesap planı',
      about: 'Hesapları gözden geçirin; kendi kasa, banka, gelir ve gider hesaplarınızı ekleyin.',
      go: 'Hesap planını aç',
    },
    opening: {
      title: 'Açılış bakiyeleri',
      about: 'Acentenin bir önceki günkü varlıklarını ve borçlarını yazın ya da bir tablodan alın ve deftere işleyin.',
      go: 'Bakiyeleri gir',
    },
    voucher: {
      title: 'İlk fiş',
      about: 'O günden sonraki tahsilat, ödeme ve faturaları girin.',
      go: 'Tahsilat gir',
    },
  },
};
