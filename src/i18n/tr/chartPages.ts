import type { Words } from '../complete.ts';
import type { chartPages as english } from '../en/chartPages.ts';

export const chartPages = {
  label: 'Hesap planı',
  search: 'Ad veya kod',
  closed: 'Kapalı hesapları göster',
  account: 'Hesap',
  balance: 'Bakiye',
  failed: 'Hesap planı yüklenemedi.',
  nothing: 'Bu adda bir hesap yok.',
  count: '%{smart_count} hesap |||| %{smart_count} hesap',
  open_of: '%{name} grubunu aç',
  shut_of: '%{name} grubunu daralt',
  add_of: '%{name} altına hesap ekle',
  edit_of: '%{name} kaydını düzenle',
  report_of: '%{name} hesap ekstresi',
  close_of: '%{name} hesabını kapat',
  reopen_of: '%{name} hesabını yeniden aç',
  is_closed: 'kapalı',
  tools: 'İşlemler',
} as const satisfies Words<typeof english>;
