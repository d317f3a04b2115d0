import { isCurrencyWord } from '#catalog/engine/reading/amounts/currencyWords.ts';
import { foldedWord } from '#catalog/engine/reading/amounts/foldedWord.ts';
import { sideOf } from '#catalog/engine/reading/amounts/sideWords.ts';

/** What a column of a bank's sheet tells. */
export type BankColumn =
  | 'line_date'
  | 'description'
  | 'reference'
  | 'cheque_no'
  | 'money_in'
  | 'money_out'
  | 'amount'
  | 'balance';

/** What a head says: a column, the side of the amount beside it, or a thing that a statement has no use for. */
export type Head = BankColumn | 'side' | 'kind' | 'currency' | 'status' | 'fee' | 'other';

const words = (...rows: readonly string[]): readonly string[] => rows.flatMap(row => row.split('|'));

/**
 * Heads as banks write them, in their languages, the likeliest first. To a bank a debit is money that leaves the account.
 */
const bankHeads: Readonly<Record<Head, readonly string[]>> = {
  line_date: words(
    'transaction date|txn date|tran date|trans date|date of transaction|entry date|posting date|post date|posted date',
    'booking date|book date|txn posted date|date posted|completed date|transaction date and time|date|date time|date & time',
    'date and time|day|line_date|işlem tarihi|işlem tarih|tarih|tarih saat|tarih/saat|kayıt tarihi',
    'تاريخ العملية|تاريخ الحركة|تاريخ المعاملة|تاريخ القيد|التاريخ|تاريخ|লেনদেনের তারিখ|তারিখ|तारीख|दिनांक',
    'buchungstag|buchungsdatum|buchung|datum|boekingsdatum|boekdatum|transactiedatum|rentedatum',
    'date opération|date de l’opération|date operation|date de comptabilisation|date comptable|fecha operación',
    'fecha de operación|f operación|fecha contable|f contable|fecha|data operazione|data contabile|data movimento|data',
    'data lançamento|data operacji|datum transakce|valuta datum|value date|val date|valör|valör tarihi|tarihi',
    'تاريخ القيمة|تاريخ الاستحقاق|wertstellung|valuta|valutadatum|valutadatum|date valeur|date de valeur|fecha valor|f valor',
  ),
  description: words(
    'description|particulars|narration|narrative|transaction description|transaction details|transaction particulars',
    'transaction remarks|transaction narration|details|detail|remarks|remark|memo|memo/description|payee|counter party',
    'counterparty|beneficiary|note|notes|purpose|notifications|name|name / description|account name|text',
    'açıklama|işlem açıklaması|işlem|detay|karşı taraf|الوصف|البيان|التفاصيل|بيان|وصف العملية|تفاصيل|تفاصيل العملية|الشرح',
    'ملاحظات|বিবরণ|বর্ণনা|লেনদেনের বিবরণ|विवरण|verwendungszweck|buchungstext|buchungsdetails|vorgang/verwendungszweck',
    'beguenstigter/zahlungspflichtiger|begünstigter/zahlungspflichtiger|auftraggeber/empfänger|zahlungsempfänger',
    'empfänger|auftraggeber/begünstigter|name zahlungsbeteiligter|umsatztext|beschreibung|zahlungsempfänger*in',
    'zahlungspflichtige*r|naam / omschrijving|omschrijving|omschrijving-1|omschrijving-2|mededelingen|naam tegenpartij',
    'naam|libellé|libelle|libellé de l’opération|détail|concepto|descripción|observaciones|más datos|descrizione|causale',
    'descrizione operazione|descrição|opis|opis operacji|tytuł',
  ),
  reference: words(
    'reference|reference no|reference number|ref|ref no|ref number|bank reference|customer reference|transaction id',
    'transaction no|transaction reference|transaction ref|txn id|txn no|txn ref|tran id|trx id|trxid|trace no|utr|utr no',
    'voucher no|journal no|referans|referans no|dekont no|dekont|fiş no|işlem no|işlem referansı|المرجع|رقم المرجع',
    'رقم العملية|رقم المعاملة|رقم الحركة|রেফারেন্স|সূত্র|ট্রানজেকশন আইডি|referenz|kundenreferenz|mandatsreferenz',
    'referentie|kenmerk|betalingskenmerk|transactiereferentie|référence|référence de l’opération|referencia|riferimento',
  ),
  cheque_no: words(
    'cheque no|cheque number|cheque|chq no|chq|chq/ref no|cheque/ref no|chq / ref number|ref no/cheque no|ref no /cheque no',
    'cheque/reference no|cheque no/ref no|chequeno|chqno|chq no/ref no|check no|check number|check or slip #|instrument no',
    'instrument number|instrument id|cheque_no|çek no|رقم الشيك|شيك|চেক নং|চেক নম্বর|schecknummer|chèque|n° chèque|n cheque',
  ),
  money_in: words(
    'credit|credits|credited|deposit|deposits|cr|paid in|money in|received|money received|receipts|inflow|in|money_in',
    'deposit cr|credit cr|cr credit|lodgement|lodgements|additions|alacak|giren|gelen|yatan|yatırılan|giriş',
    'دائن|إيداع|ايداع|الإيداع|الإيداعات|وارد|الوارد|له|জমা|ক্রেডিট|আগমন|जमा|haben|gutschrift|gutschriften|eingang|bij',
    'credit bij|bijschrijving|crédit|haber|abono|abonos|ingresos|ingreso|avere|accrediti|entrate|crédito|uznania',
  ),
  money_out: words(
    'debit|debits|debited|withdrawal|withdrawals|withdraw|dr|paid out|money out|money_out|payments|payment|outflow|out',
    'withdrawal dr|debit dr|dr debit|subtractions|borç|çıkan|giden|çekilen|çıkış|مدين|سحب|السحب|المسحوبات|صادر|الصادر',
    'عليه|خصم|উত্তোলন|ডেবিট|খরচ|নির্গমন|निकासी|नामे|soll|lastschrift|lastschriften|belastung|ausgang|af|debet|afschrijving',
    'débit|debe|cargo|cargos|gastos|dare|addebiti|uscite|débito|obciążenia',
  ),
  amount: words(
    'amount|transaction amount|txn amount|tran amount|amt|value|net amount|net|gross|gross amount|tutar|işlem tutarı|işlem tutar|miktar',
    'المبلغ|مبلغ|مبلغ العملية|القيمة|টাকার পরিমাণ|পরিমাণ|টাকা|राशि|betrag|umsatz|bedrag|bedrag eur|transactiebedrag',
    'montant|importe|importo|valor|kwota|movimiento',
  ),
  balance: words(
    'balance|running balance|closing balance|available balance|ledger balance|account balance|current balance|bal|total balance',
    'balance after|balance after transaction|balance after booking|outstanding balance|book balance|bakiye|kalan bakiye|son bakiye',
    'işlem sonrası bakiye|الرصيد|رصيد|الرصيد بعد العملية|الرصيد الجاري|الرصيد المتاح|জের|স্থিতি|ব্যালেন্স|ব্যালান্স|অবশিষ্ট',
    'शेष|saldo|saldo nach buchung|kontostand|saldo na mutatie|saldo na trn|saldo na boeking|solde|saldo contable|saldo disponible',
  ),
  side: words(
    'side|sign|sens|signe|direction|indicator|+/-|af bij|plus/minus|credit debit indicator|debit credit indicator|বিবরণ দিক',
    'yön|b/a|d/c|c/d|s/h|soll/haben-kennzeichen|vorzeichen|mutatiesoort af bij|cdi|cr/dr flag|drcr|crdr',
  ),
  kind: words(
    'type|transaction type|type of transaction|vch type|voucher type|txn type|tran type|trans type|entry type|kind|mode|category|code|tran code|transaction code',
    'tür|işlem türü|işlem tipi|tip|kanal|نوع|النوع|نوع العملية|نوع الحركة|ধরন|লেনদেনের ধরন|प्रकार|art|buchungsart|umsatzart',
    'umsatztyp|soort|mutatiesoort|transactiesoort|type opération|tipo|tipo de movimiento|tipo operazione|product',
  ),
  currency: words(
    'currency|ccy|cur|para birimi|döviz|döviz cinsi|العملة|عملة|মুদ্রা|währung|waehrung|munt|muntsoort|valuta|devise|divisa|moneda',
  ),
  status: words(
    'status|state|transaction status|txn status|payment status|durum|işlem durumu|الحالة|حالة العملية|অবস্থা|স্ট্যাটাস|স্থিতি অবস্থা|स्थिति|zustand|état|estado|stato',
  ),
  fee: words(
    'fee|fees|charge|charges|transaction fee|service charge|commission|ücret|masraf|komisyon|işlem ücreti|رسوم|الرسوم|عمولة|العمولة',
    'ফি|চার্জ|শুল্ক|gebühr|gebühren|entgelt|kosten|frais|comisión|commissione|taxa|opłata',
  ),
  other: words(
    'sl|sl no|sno|s no|sr|sr no|serial|serial no|no|#|nr|id|sıra|sıra no|م|ت|الرقم|مسلسل|ক্রমিক|ক্রমিক নং|क्र|volgnr|volgnummer|lfd nr',
    'time|saat|الوقت|وقت|সময়|uhrzeit|tijd|heure|hora|started date|value dt|branch|branch code|branch name|init br|sol|sol id|teller|user',
    'şube|şube adı|الفرع|শাখা|filiale|account|account no|account number|hesap no|hesap|رقم الحساب|হিসাব নম্বর|konto|kontonummer',
    'rekening|rekeningnummer|iban|iban/bban|auftragskonto|kontonummer/iban|bic|bic (swift-code)|sort code|blz|tegenrekening',
    'iban/bban tegenpartij|tegenrekening iban/bban|compte|cuenta|code|swift|glaeubiger id|gläubiger-id|oficina',
    'التاريخ الهجري|تاريخ هجري|hijri date|vch no|timezone|time zone|channel|terminal|card no|card number|kart no|balance dr/cr|tag|info|mcc|url',
  ),
};

/** A head without what banks put around it: brackets, dots, a currency. */
function plainHead(head: string): string {
  const spaced = head
    .replace(/[([][^)\]]*[)\]]/g, ' ')
    .replace(/\.(?=\p{L})/gu, ' ')
    .replace(/[:*_"\n]/g, ' ');
  const words = foldedWord(spaced)
    .replace(/ ?[/\\|] ?/g, '/')
    .split(' ');
  return words.filter(word => words.length === 1 || !isCurrencyWord(word)).join(' ');
}

interface Known {
  readonly head: Head;
  /** Its place among the words for the same; the likeliest is 0. */
  readonly rank: number;
}

const known = new Map<string, Known>();
for (const [head, said] of Object.entries(bankHeads) as [Head, readonly string[]][])
  for (const [rank, word] of said.entries()) {
    const plain = plainHead(word);
    if (!known.has(plain)) known.set(plain, { head, rank });
  }

/** `Debit amount` is a debit, `Amount in BDT` an amount. */
const withoutAmount = (plain: string): string =>
  plain
    .replace(/(\S) (?:amount|amt|tutari|tutar|betrag)$/, '$1')
    .replace(/^(?:amount|amt|total) (?!in$)(?=\S)/, '')
    .replace(/^(amount|balance|debit|credit) in$/, '$1');

const FILLERS = /^(?:indicator|flag|mark|marker|or|and|&|type|ind|kennzeichen|amount|amt)$/;

/** Whether a head names both sides, such as `Dr/Cr`. */
function isTwoSided(plain: string): boolean {
  const said = plain.split(/[\s/,&-]+/).filter(word => word !== '' && !FILLERS.test(word));
  const sides = said.map(sideOf);
  return sides.includes('debit') && sides.includes('credit') && !sides.includes(undefined);
}

/** No head is longer than that. */
const LONGEST = 120;

/** What the head of a column says; undefined where it is none that is known. */
export function headIn(text: string): Known | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = plainHead(text);
  const whole = known.get(plain) ?? known.get(withoutAmount(plain));
  if (whole) return whole;
  if (isTwoSided(plain)) return { head: 'side', rank: 0 };
  // Banks of two languages write both into one cell.
  const parts = [...plain.split('/'), ...(plain.match(/[\p{Script=Latin}\d][\p{Script=Latin}\d ]*/gu) ?? [])];
  const scripts =
    plain.match(/[\p{Script=Arabic}\p{Script=Bengali}][\p{Script=Arabic}\p{Script=Bengali}\p{M} ]*/gu) ?? [];
  const found = [...parts, ...scripts].flatMap(
    part => known.get(part.trim()) ?? known.get(withoutAmount(part.trim())) ?? [],
  );
  return found[0];
}
