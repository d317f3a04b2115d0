import type { Words } from '../complete.ts';
import type { support as english } from '../en/support.ts';

export const support = {
  entities: {
    ticket_status: 'Talep durumu |||| Talep durumları',
    ticket_priority: 'Talep önceliği |||| Talep öncelikleri',
    ticket_department: 'Talep birimi |||| Talep birimleri',
  },
  fields: {},
  sections: {},
  choices: {
    open: 'Açık',
    pending_customer: 'Müşteri bekleniyor',
    on_hold: 'Askıda',
    resolved: 'Çözüldü',
    spam: 'İstenmeyen',
    merged: 'Birleştirildi',
    low: 'Düşük',
    normal: 'Olağan',
    high: 'Yüksek',
    urgent: 'Acil',
    accounts: 'Muhasebe',
    sales: 'Satış',
    support: 'Destek',
  },
} as const satisfies Words<typeof english>;
