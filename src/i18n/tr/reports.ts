import type { Words } from '../complete.ts';
import type { reports as english } from '../en/reports.ts';

export const reports: Words<typeof english> = {
  menu: 'Raporlar',
  failed: 'Rapor hazırlanamadı.',
  print: 'Yazdır',
  presets: {
    label: 'Dönem',
    today: 'Bugün',
    this_month: 'Bu ay',
    last_month: 'Geçen ay',
    fiscal_year: 'Bu mali yıl',
    end_of_last_month: 'Geçen ayın sonu',
  },
  as_of: 'Şu tarih itibarıyla',
  made_on: 'Hazırlanma tarihi: %{day}',
  rows: '%{total} satırdan %{from}–%{to} arası',
  opening: 'Açılış',
  closing: 'Kapanış',
  totals: 'Bir satırın toplamı |||| %{smart_count} satırın toplamı',
  sum: 'Toplam',
  behind: '%{value}: kayıtları göster',
  titles: {
    donations_by_cause: 'Amaca ve aya göre bağışlar',
    pilgrims_by_state: 'Gidiş tarihine ve duruma göre hacılar',
    subscription_arrears: 'Gecikmiş aidatlar',
  },
  columns: {
    month: 'Ay',
    donations: 'Bağış sayısı',
    donors: 'Bağışçı sayısı',
    pilgrims: 'Hacı sayısı',
    bills: 'Fatura sayısı',
    oldest: 'En eskisi',
    up_to_30: '30 güne kadar',
    up_to_60: '31–60 gün',
    up_to_90: '61–90 gün',
    over_90: '90 günden fazla',
  },
};
