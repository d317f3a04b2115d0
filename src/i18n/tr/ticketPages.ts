import type { Words } from '../complete.ts';
import type { ticketPages as english } from '../en/ticketPages.ts';

export const ticketPages = {
  tabs: { all: 'Tümü', mine: 'Benimkiler', waiting: 'Yanıtımızı bekleyenler', late: 'Gecikenler', ended: 'Bitenler' },
  thread: 'Yazışma',
  note: 'Ofis için not',
  unseen: 'Müşteri görmez',
  reply: 'Müşteriye yanıt',
  canned: 'Hazır yanıtlar',
  none: 'Henüz kimse yazmadı.',
  late_reply: 'İlk yanıt gecikti',
  late_solution: 'Çözüm gecikti',
  due: 'Son an: %{at}',
  facts: 'Bu talep hakkında',
  send_reply: 'Yanıtı gönder',
  send_note: 'Notu kaydet',
  office: 'Ofis',
  customer: 'Müşteri',
} as const satisfies Words<typeof english>;
