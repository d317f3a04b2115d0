import type { booksVerified as english } from '../en/booksVerified.ts';
import type { Words } from '../complete.ts';

export const booksVerified: Words<typeof english> = {
  title: 'Defterlerin doğrulanması',
  sound: 'Defterler doğrulandı: %{at}',
  problems: 'Defterlerde %{smart_count} sorun |||| Defterlerde %{smart_count} sorun',
  since: 'Son doğrulamadan sonra %{smart_count} kayıt |||| Son doğrulamadan sonra %{smart_count} kayıt',
  never: 'Defterler henüz doğrulanmadı',
  all_hold: 'Bütün denetimler tutuyor.',
  told: '%{at} tarihinde doğrulandı; başlatan: %{by}.',
  clock: 'gece denetimi',
  run: 'Şimdi doğrula',
  failed: 'Defterler doğrulanamadı: %{reason}',
  holds: 'Tutuyor',
  what: 'Nerede',
  expected: 'Olması gereken',
  found: 'Bulunan',
  first_of: '%{total} kayıttan ilk %{count} tanesi gösteriliyor.',
  journal: 'Düz metin yevmiye',
  about_journal:
    'Yevmiyenin tamamı ya da seçilen günleri, ücretsiz hledger programının okuyup kendi başına hesapladığı bir metin olarak.',
  first_day: 'İlk gün',
  last_day: 'Son gün',
  download: 'Yevmiyeyi indir',
  groups: { books: 'Defterler', journeys: 'Yolculuklar' },
  journey_problems: 'Yolculuklarda %{smart_count} sorun |||| Yolculuklarda %{smart_count} sorun',
  checks: {
    cheques_posted: 'Her çekin kayıtları var',
    stock_kept: 'Stok düzeyleri hareketlerin toplamıdır',
    stock_value: 'Stok, defterdeki değerindedir',
    stock_posted: 'Her stok belgesinin hareketleri vardır',
    goods_received: 'Faturalanmamış mallar hesapla uyuşuyor',
    goods_moved: 'Mal kabul ve iadelerin hareketleri vardır',
    cheques_in_hand: 'Eldeki çekler kayıttakilerdir',
    tax_entries: 'Vergiler hesaplarla uyuşuyor',
    bank_statements: 'Banka ekstreleri defterle uyuşuyor',
    postings_balance: 'Her kayıt denk',
    months_balance: 'Mizanın toplamı sıfır',
    rows_agree: 'Satırlar kayıtlarıyla uyuşuyor',
    balance_sheet: 'Varlıklar; borçlar, öz kaynaklar ve sonuca eşit',
    control_accounts: 'Kontrol hesapları, carilerin toplamı',
    money_books: 'Kasa ve banka defterleri, hesaplarıyla aynı',
    money_moved: 'Tahsilat ve ödemeler, hareket eden parayı bildirir',
    locked_months: 'Kilitli aya kayıt girilmedi',
    year_closes: 'Kapanan yıllar kendi gelir ve giderini taşır',
    number_series: 'Numaralarda boşluk ve yineleme yok',
    documents_posted: 'Her fişin kayıtları var',
    document_amounts: 'Kayıtlar, fişlerin satırlarını taşıyor',
    open_items: 'Açık kalemler defterle aynıdır',
    open_each_day: 'Hiçbir gün sıfırın altında açık kalem yok',
    donation_funds: 'Bağışlar, amaçlarının fonundadır',
    member_dues: 'Üyeler, tahakkuk eden aidatı borçludur',
    kept_balances: 'Raporların toplamları hareketlerle aynıdır',
    chain: 'İşlendikten sonra hiçbir şey değişmedi',
    seats_counted: 'Koltuklar rezervasyonlarınkidir',
    boards_complete: 'Panolarda rezervasyonu olanlar vardır',
    files_follow: 'Hacı dosyaları, rezervasyonlarının dediğini der',
    files_taken_once: 'Bir dosya tek yolculuktur',
    registered_once: 'Kimse iki kez kayıtlı değil',
    departed_together: 'Yola çıkan, hareketiyle çıkmıştır',
  },
  about: {
    cheques_posted:
      'Çek, defterde durumunun söylediği gibidir: alınmış veya verilmiş, tahsil edilmiş, masrafıyla karşılıksız ya da iptal; her biri kendi tutarıyla.',
    stock_kept:
      'Her şubedeki her kalemin miktarı ve değeri, hareketlerinin toplamıdır; ayrılanlar siparişlere söz verilmiştir.',
    stock_value: 'Stok hesabı, her şubede oradaki stokun değerini taşır.',
    stock_posted: 'İşlenen her stok belgesi söylediğini hareket ettirmiştir ve stok hesabı bunun değerini taşır.',
    goods_received:
      'Teslim alınıp faturalanmamış mallar hesabı, şube şube, satın almalarda teslim alınan, faturalanmayan ve iade edilmeyen mallardır.',
    goods_moved: 'Her mal kabul fişi söylediği adetleri stoka almış, her iade de stoktan çıkarmıştır.',
    cheques_in_hand:
      'Eldeki çekler hesabı, alınmış olup hiçbir bankanın ödemediği veya iade etmediği çeklerin toplamıdır.',
    tax_entries: 'Vergi kayıtları, hesaplarındaki satırlara; her faturada da faturanın bildirdiği vergiye eşittir.',
    bank_statements:
      'Tamamlanan her ekstre, bankanın defterden gördükleri ve gerekçesi yazılanlarla kapanır; eşleşen her satır bütünüyle görülmüştür.',
    postings_balance: 'Her kaydın en az iki satırı vardır, hiçbiri boş değildir ve borç alacağa eşittir.',
    months_balance: 'Her ay borç ve alacak toplamları eşittir.',
    rows_agree: 'Defterin her satırı, ait olduğu kaydın gününü, numarasını, şubesini ve türünü taşır.',
    balance_sheet:
      'İşlem gören her hesap, hesap planında bir ana başlığın altında bir kez yer alır ve başlıkların toplamı sıfırdır.',
    control_accounts: 'Kontrol hesabının her satırı, kimin payı olduğunu belirtir.',
    money_books:
      'Para tutan her hesap kendi türünün defterindedir; her ödeme, tahsilat ve virman o defterde para hareketi yapar.',
    money_moved:
      'Her ay ve şubede tahsilatlar, ödemeler ve öteki türler birlikte kasa ve bankanın hareketidir; her tahsilat ve ödeme fişi kendi kaydının parasını bildirir.',
    locked_months: 'Kilit bir gerekçeyle aşılmadıkça, hiçbir kayıt ayının kilidinden daha yeni değildir.',
    year_closes:
      'Her yılın kapanışı yalnız o yılın gelir ve giderini geçmiş yıl kârlarına aktarır; kapalı bir yıldan önce açık yıl yoktur.',
    number_series: 'Her seride ve yılda numaralar birden verilen son numaraya kadar, her biri bir kez kullanılır.',
    documents_posted:
      'İşlenmiş fişin kendi numarası ve günüyle bir kaydı, iptal edilenin bir de ters kaydı vardır; taslağın kaydı yoktur.',
    document_amounts: 'Her satırın hesabı, carisi, amacı ve tutarı defterde fişteki gibidir.',
    open_items:
      'Her kalemin açık kalanı, tutarından kapatılanın çıkarılmasıdır; bir carinin kalemleri bakiyesini verir.',
    open_each_day: 'Sonradan geri alınmış olsa da, hiçbir kalemin hiçbir gün tutarından fazlası kapatılmamıştır.',
    donation_funds:
      'Defterler başladığından beri alınan her bağış, amacının fonunda bir kez yer alır; hiçbir amaç aldığından fazlasını harcamamıştır.',
    member_dues:
      'Defterler başladığından beri her aylık aidat, üyesinde bir kez yer alır; ödenmiş olanın kalanı yoktur.',
    kept_balances: 'Raporların okuduğu günlük ve aylık toplamlar hesap hareketlerinin toplamıdır.',
    chain: 'Her kayıt bir öncekiyle birlikte mühürlenir; zincirin ucu veritabanının dışına yazılır.',
    seats_counted:
      'Her hareketin saydığı koltuk, üzerindeki tutulan, onaylanan ve hareket etmiş rezervasyonlar kadardır.',
    boards_complete:
      'Her hareketin panosunda, onaylanan ve hareket etmiş rezervasyonlarının yolcuları vardır; başka kimse yoktur.',
    files_follow:
      'Her dosyanın hareketi, sezonu, paketi, günleri ve odası rezervasyonununkidir; vazgeçen kimsenin rezervasyonu sürmez, yolculukta olan herkes bir rezervasyonla hareket etmiştir.',
    files_taken_once:
      'Hiçbir hacı dosyasının bekleyen, tutulan, onaylanan veya hareket etmiş birden fazla rezervasyonu yoktur.',
    registered_once:
      'Bir yolculuğun iki dosyasında aynı ülkenin aynı pasaportu, aynı kimlik numarası ya da aynı doğum kaydı bulunmaz.',
    departed_together: 'Hareket etmiş her rezervasyon, hareket etmiş bir seferdedir.',
  },
};
