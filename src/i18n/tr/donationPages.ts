import type { Words } from '../complete.ts';
import type { donationPages as english } from '../en/donationPages.ts';

export const donationPages = {
  progress: {
    label: 'Hedefe doğru ilerleme',
    raised: '%{goal} hedefin %{raised} kadarı toplandı',
    contributors: 'Bir bağışçı |||| %{smart_count} bağışçı',
  },
  cause: {
    donations: 'Bağışlar',
    all: 'Bu amacın bütün bağışları',
    none: 'Bu amaç için henüz kimse bağış yapmadı.',
    contributors: 'Bağışçılar',
    times: 'bir bağış |||| %{smart_count} bağış',
    failed: 'Bağışlar yüklenemedi.',
    give: 'Bağış kaydet',
  },
  create: {
    donor: 'Bağışçı',
    member: 'Kayıtlı üye',
    new: 'Yeni bağışçı',
    new_hint: 'Bu e-posta ya da telefonla kayıtlı olan bulunur; başkası üye olarak eklenir.',
    gift: 'Bağış',
    receive: 'Para elimizde: hemen alındı olarak işaretle',
    save: 'Bağışı kaydet',
    saved: 'Bağış kaydedildi.',
  },
  receipt: {
    open: 'Makbuz',
    title: 'Bağış makbuzu',
    print: 'Yazdır',
    back: 'Bağışa dön',
    from: 'Bağışı yapan',
    cause: 'Bağış amacı',
    in_words: 'Yazıyla',
    thanks: 'Bağışınız için teşekkür ederiz.',
    signature: 'İmza ve mühür',
    not_yet: 'Makbuz, para alındıktan sonra verilir.',
  },
} as const satisfies Words<typeof english>;
