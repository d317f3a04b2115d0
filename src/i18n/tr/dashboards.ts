import type { Words } from '../complete.ts';
import type { dashboards as english } from '../en/dashboards.ts';

/** Words of the dashboards in Turkish. */
export const dashboards: Words<typeof english> = {
  title: 'Genel bakış',
  figures: {
    unpaid_orders: 'Ödenmemiş siparişler',
    paid_orders: 'Ödenmiş siparişler',
    incomplete_orders: 'Tamamlanmamış siparişler',
    low_stock: 'Stoğu azalan ürünler',
    customers: 'Müşteriler',
    cash: 'Bugünkü kasa',
    bank: 'Bugünkü banka',
    expiring_passports: 'Süresi dolan pasaportlar',
  },
  tables: {
    order_totals: 'Sipariş toplamları',
    latest_orders: 'Son siparişler',
    best_by_amount: 'Tutara göre en çok satanlar',
    best_by_quantity: 'Adede göre en çok satanlar',
    categories: 'Kategoriye göre satış',
    pilgrims_by_status: 'Duruma göre hacılar',
    passports: 'Altı ay içinde süresi dolan pasaportlar',
    newest_pilgrims: 'En yeni kayıtlar',
    departures: 'Yaklaşan kalkışlar',
  },
  empty: {
    order_totals: 'Henüz sipariş verilmedi.',
    latest_orders: 'Henüz sipariş verilmedi.',
    best_by_amount: 'Bu yıl bir şey satılmadı.',
    best_by_quantity: 'Bu yıl bir şey satılmadı.',
    categories: 'Bu yıl bir şey satılmadı.',
    pilgrims_by_status: 'Henüz kayıtlı hacı yok.',
    passports: 'Altı ay içinde süresi dolan pasaport yok.',
    newest_pilgrims: 'Henüz kayıtlı hacı yok.',
    departures: 'Yola çıkacak kalkış yok.',
  },
  spans: {
    today: 'Bugün',
    this_week: 'Son 7 gün',
    this_month: 'Bu ay',
    this_year: 'Bu mali yıl',
  },
  totals: {
    all: 'Tüm siparişler',
    paid: 'Ödenmiş',
    unpaid: 'Ödenmemiş',
  },
  all: 'Tümünü göster',
  nothing: 'Rolünüz için burada özetlenecek bir liste yok. Görebilecekleriniz gezinmede.',
  failed: 'Bu bölüm yüklenemedi.',
  hidden: 'Başka şubeden biri gösterilmiyor |||| Başka şubelerden %{smart_count} kişi gösterilmiyor',
  missing: 'Bir eksik |||| %{smart_count} eksik',
  taken: '%{seats} koltuktan %{taken} dolu',
  pieces: 'Bir adet |||| %{smart_count} adet',
  opens: '%{name}: %{value}, kayıtları göster',
  explain: {
    open: 'Bu sayıyı açıkla: %{name}',
    formula: 'Nasıl hesaplanır',
    rows: 'Bir satırdan oluşur |||| %{smart_count} satırdan oluşur',
    narrowed: 'Yalnızca şu koşulları sağlayanlar',
    every: 'Görebildiğiniz her şey.',
    show: 'Kayıtları göster',
    yours: 'Yalnızca haklarınızın gösterdiği kayıtlar sayılır.',
  },
  analytics: 'Analiz',
  last_30_days: 'Son 30 gün',
  now: 'Şimdi',
  before: 'Önce',
  change: 'Değişim',
  no_before: 'öncesi yok',
  against: 'önceki %{value} karşısında',
  compared: '%{now}; karşılaştırılan: %{before}',
  chart: 'Grafik',
  table: 'Tablo',
  day: 'Gün',
  month: 'Ay',
  nothing_then: 'Bu günlerde bir şey yok.',
  analysed: {
    sales: 'Alınan siparişler',
    receipts: 'Tahsilatlar',
    payments: 'Ödemeler',
    categories: 'Kategoriye göre satış',
    branches: 'Şubeye göre siparişler',
    packages: 'Tura göre yeni hacılar',
  },
  apart: {
    categories: 'Kategori',
    branches: 'Şube',
    packages: 'Tur',
  },
  formulas: {
    sales_by_category:
      'Verilmiş siparişlerin satırlarının ürün kategorisine göre net tutarları, iptal ve iadeler düşülmüş olarak.',
    sales: 'Verilmiş siparişlerin sipariş gününe göre tutarları, iptal edilenler düşülmüş olarak.',
    receipts:
      'İşlenmiş tahsilatlarla kasa ve bankaya giren para; iskonto ve kesilen vergiler hariç, geri alınanlar düşülmüş olarak.',
    payments:
      'İşlenmiş ödemelerle kasa ve bankadan çıkan para; iskonto ve kesilen vergiler hariç, geri alınanlar düşülmüş olarak.',
    branches: 'Verilmiş siparişlerin şubeye göre tutarları, iptal edilenler düşülmüş olarak.',
    packages: 'Bu günlerde kaydedilen hacıların tura göre sayısı.',
    unpaid_orders: 'Verilmiş, iptal edilmemiş ve açık kalan tutarı olan siparişlerin sayısı.',
    paid_orders:
      'Verilmiş, iptal edilmemiş ve tamamı ya da fazlası ödenmiş ya da kısmen iade edilip açık tutarı kalmamış siparişlerin sayısı.',
    incomplete_orders: 'Başlanmış ama verilmemiş siparişlerin sayısı.',
    low_stock:
      'Kullanılabilir adedi yeniden sipariş düzeyinin altında olan etkin ürünlerin sayısı. Kullanılabilir, eldeki eksi ayrılandır.',
    customers: 'Müşterilerin sayısı.',
    cash: 'Tüm kasa hesaplarının bugün sonundaki bakiyelerinin toplamı.',
    bank: 'Tüm banka hesaplarının bugün sonundaki bakiyelerinin toplamı.',
    expiring_passports: 'Pasaportu bugün ile altı ay sonrası arasında biten, süreci devam eden hacıların sayısı.',
    order_totals:
      'Verilmiş siparişlerin sipariş gününe göre tutarları, iptal edilenler düşülmüş olarak. Mali yıl, defterlerde belirtilen ayda başlar.',
    latest_orders: 'Sipariş gününe göre en yeni siparişler.',
    best_by_amount:
      'Bu mali yılda verilmiş siparişlerin satırlarının ürüne göre net tutarları, iptal ve iadeler düşülmüş olarak. En yüksek beşi gösterilir.',
    best_by_quantity:
      'Bu mali yılda verilmiş siparişlerin satırlarındaki adetler, ürüne göre, iptal ve iadeler düşülmüş olarak. En yüksek beşi gösterilir.',
    categories:
      'Bu mali yılda verilmiş siparişlerin satırlarındaki adetler, ürünün kategorisine göre, iptal ve iadeler düşülmüş olarak.',
    pilgrims_by_status: 'Her adımdaki hacıların sayısı.',
    passports: 'Pasaportu bugün ile altı ay sonrası arasında biten, süreci devam eden hacılar; en yakını önce.',
    newest_pilgrims: 'En son kaydedilen hacılar.',
    departures:
      'Sıradaki kalkışlar: koltuklarından rezervasyonların tuttukları ve gördüğünüz hacılardan kaçının sezonun istediği her şeyi tamam.',
  },
};
