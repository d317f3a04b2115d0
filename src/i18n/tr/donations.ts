import type { Words } from '../complete.ts';
import type { donations as english } from '../en/donations.ts';

export const donations = {
  entities: {
    donation: 'Bağış |||| Bağışlar',
    cause: 'Bağış amacı |||| Bağış amaçları',
    cause_content: 'Amaç içeriği |||| Amaç içerikleri',
    cause_content_image: 'Amaç resmi |||| Amaç resimleri',
  },
  fields: {
    cause: 'Bağış amacı',
    donation_no: 'Bağış numarası',
    donated_on: 'Bağış tarihi',
    payment_method: 'Ödeme yöntemi',
    payment_number: 'Ödeme referansı',
    goal_amount: 'Hedef',
    raised_amount: 'Toplanan',
    process: 'İlerleme (%)',
    contributor: 'Bağışçı sayısı',
    start_date: 'Başlangıç',
    end_date: 'Bitiş',
  },
  sections: {},
  choices: {
    pledged: 'Söz verildi',
    receipted: 'Makbuz verildi',
    allocated: 'Amaca harcandı',
    refunded: 'Geri ödendi',
  },
} as const satisfies Words<typeof english>;
