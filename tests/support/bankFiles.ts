import type { BankFile } from './BankFile.ts';
import { europe, india } from './bankFilesAbroad.ts';

const bangladesh: readonly BankFile[] = [
  {
    name: 'Bangladesh: withdrawals and deposits with a head above and a total below',
    csv: `Padma Trust Bank PLC,,,,,,
Statement of account,,,,,,
Account No,0012345678901,,Currency,BDT,,
Period,01-JUL-2026 to 31-JUL-2026,,,,,
,,,,,,
Date,Particulars,Instrument No.,Withdrawal (BDT),Deposit (BDT),Balance (BDT),
01-JUL-2026,Balance Forward,,,,"1,20,000.00",
03-JUL-2026,CASH DEPOSIT BY RAHIM,,,"50,000.00","1,70,000.00",
,UTTARA BRANCH,,,,,
05-JUL-2026,CHQ PAID,0004512,"25,500.50",,"1,44,499.50",
31-JUL-2026,EXCISE DUTY,,150.00,,"1,44,349.50",
,Total,,"25,650.50","50,000.00",,
This is a computer generated statement,,,,,,`,
    opening: '120000.00',
    closing: '144349.50',
    lines: ['2026-07-03 +50000.00', '2026-07-05 -25500.50', '2026-07-31 -150.00'],
  },
  {
    name: 'Bangladesh: one amount and its side in a column of its own',
    csv: `Trans Date;Value Date;Description;Ref. No.;Dr/Cr;Amount;Balance
13/07/2026;13/07/2026;Transfer from Karim;FT1;CR;10,000.00;15,000.00
14/07/2026;14/07/2026;ATM Gulshan;AT2;DR;3,000.00;12,000.00
15/07/2026;15/07/2026;Charge;CH3;DR;57.50;11,942.50`,
    opening: '5000.00',
    closing: '11942.50',
    lines: ['2026-07-13 +10000.00', '2026-07-14 -3000.00', '2026-07-15 -57.50'],
  },
  {
    name: 'Bangladesh: in Bengali, with its digits',
    csv: `তারিখ,বিবরণ,উত্তোলন,জমা,জের
,প্রারম্ভিক জের,,,"৫,০০০.০০"
১৩/০৭/২০২৬,নগদ জমা,,"১২,৩৪,৫০০.৫০","১২,৩৯,৫০০.৫০"
১৪/০৭/২০২৬,চার্জ,৫০০.৫০,,"১২,৩৯,০০০.০০"
,মোট,৫০০.৫০,"১২,৩৪,৫০০.৫০",`,
    opening: '5000.00',
    closing: '1239000.00',
    lines: ['2026-07-13 +1234500.50', '2026-07-14 -500.50'],
  },
  {
    name: 'Bangladesh: a wallet, newest first, with its taka and no balance',
    csv: `Trx ID,Date Time,Type,Amount,Notes
9AB3,16-07-2026 18:30:11,Debit,Tk. 1,x
9AB2,15-07-2026 09:00:00,Credit,"Tk. 30,000.00",Sale
9AB1,14-07-2026 08:00:00,Debit,৳500/-,Cash out`,
    opening: undefined,
    closing: undefined,
    state: 'unproved',
    findings: ['unproved'],
    lines: ['2026-07-14 -500.00', '2026-07-15 +30000.00', '2026-07-16 -1.00'],
  },
  {
    name: 'Bangladesh: the words for the side stand before the amount, and the account is below zero',
    csv: `DATE,NARRATION,CHQ NO,AMOUNT,BALANCE
20/07/2026,OD INTEREST,,DR 30.00,"10,030.00 DR"
21/07/2026,DEPOSIT,,"CR 4,000.00","6,030.00 DR"
22/07/2026,DEPOSIT,,"Cr. 7,000.00",970.00 CR`,
    opening: '-10000.00',
    closing: '970.00',
    lines: ['2026-07-20 -30.00', '2026-07-21 +4000.00', '2026-07-22 +7000.00'],
  },
  {
    name: 'Bangladesh: two pages, each with its heads and balances',
    csv: `Tran Date,Particulars,Debit,Credit,Balance
01/07/2026,Opening Balance,,,100.00
13/07/2026,A,40.00,,60.00
,Balance C/F,,,60.00
Tran Date,Particulars,Debit,Credit,Balance
,Balance B/F,,,60.00
14/07/2026,B,,10.00,70.00
,Closing Balance,,,70.00`,
    opening: '100.00',
    closing: '70.00',
    lines: ['2026-07-13 -40.00', '2026-07-14 +10.00'],
  },
];

const gulf: readonly BankFile[] = [
  {
    name: 'Gulf: in Arabic with its digits and separators',
    csv: `التاريخ;البيان;مدين;دائن;الرصيد
١٣/٠٧/٢٠٢٦;إيداع نقدي;;١٬٢٥٠٫٧٥;٢٬٢٥٠٫٧٥
١٤/٠٧/٢٠٢٦;رسوم;١١٫٥٠;;٢٬٢٣٩٫٢٥`,
    opening: '1000.00',
    closing: '2239.25',
    lines: ['2026-07-13 +1250.75', '2026-07-14 -11.50'],
  },
  {
    name: 'Gulf: heads in two languages',
    csv: `Account Statement كشف حساب,,,,
Date / التاريخ,Details / التفاصيل,Debit مدين (SAR),Credit دائن (SAR),Balance الرصيد (SAR)
2026/07/13,POS,115.00,0.00,885.00
2026/07/14,SALARY,0.00,"5,000.00","5,885.00"`,
    opening: '1000.00',
    closing: '5885.00',
    lines: ['2026-07-13 -115.00', '2026-07-14 +5000.00'],
  },
  {
    name: 'Gulf: one amount in brackets, newest first, opening and closing above',
    csv: `Opening Balance,"AED 1,000.00"
Closing Balance,"AED 1,237.65"
Booking Date,Value Date,Reference,Narration,Amount (AED),Balance (AED)
15-07-2026,15-07-2026,R3,Fee,(12.35),"1,237.65"
14-07-2026,14-07-2026,R2,Card,$(250.00),"1,250.00"
13-07-2026,13-07-2026,R1,Transfer,500.00,"1,500.00"`,
    opening: '1000.00',
    closing: '1237.65',
    lines: ['2026-07-13 +500.00', '2026-07-14 -250.00', '2026-07-15 -12.35'],
  },
  {
    name: 'Gulf: the side in Arabic words beside the amount',
    csv: `تاريخ العملية,نوع العملية,المبلغ,الوصف,الرصيد
2026-07-13,دائن,"3,000.00 ر.س",حوالة,"3,500.00 ر.س"
2026-07-14,مدين,150.25 ر.س,مدى,"3,349.75 ر.س"`,
    opening: '500.00',
    closing: '3349.75',
    lines: ['2026-07-13 +3000.00', '2026-07-14 -150.25'],
  },
  {
    name: 'Gulf: three places, told by the column',
    csv: `Date,Description,Withdrawals,Deposits,Running Balance
13/07/2026,Transfer,,"1,250.500","1,350.500"
14/07/2026,Fee,12.500,,"1,338.000"`,
    opening: '100.00',
    closing: '1338.00',
    lines: ['2026-07-13 +1250.50', '2026-07-14 -12.50'],
  },
];

const turkey: readonly BankFile[] = [
  {
    name: 'Turkey: signed amounts with commas, newest first',
    csv: `TARİH;AÇIKLAMA;İŞLEM TUTARI;BAKİYE
15.07.2026;HAVALE;-1.234,56 TL;8.765,44 TL
14.07.2026;EFT;10.000,00 TL;10.000,00 TL`,
    opening: '0.00',
    closing: '8765.44',
    lines: ['2026-07-14 +10000.00', '2026-07-15 -1234.56'],
  },
  {
    name: 'Turkey: B/A in a column of its own',
    csv: `İşlem Tarihi;Saat;Dekont No;Açıklama;B/A;Tutar;Bakiye
13/07/2026;10:15;D1;Yatan;A;1.500,00;2.500,00
14/07/2026;11:15;D2;Masraf;B;12,50;2.487,50`,
    opening: '1000.00',
    closing: '2487.50',
    lines: ['2026-07-13 +1500.00', '2026-07-14 -12.50'],
  },
  {
    name: 'Turkey: debit and credit apart with what is carried over',
    csv: `Tarih;Fiş No;Açıklama;Borç;Alacak;Bakiye
;;Devreden Bakiye;;;1.000,00
13.07.2026;1;Kira;750,25;;249,75
14.07.2026;2;Tahsilat;;2.000;2.249,75
;;Toplam;750,25;2.000,00;`,
    opening: '1000.00',
    closing: '2249.75',
    lines: ['2026-07-13 -750.25', '2026-07-14 +2000.00'],
  },
  {
    name: 'Turkey: the letter behind the amount, typed without its own letters',
    csv: `Islem Tarihi,Aciklama,Islem Tutari,Bakiye
13.07.2026,Para yatirma,"500,00 (A)","700,00 (A)"
14.07.2026,Para cekme,"900,00 (B)","200,00 (B)"`,
    opening: '200.00',
    closing: '-200.00',
    lines: ['2026-07-13 +500.00', '2026-07-14 -900.00'],
  },
  {
    name: 'Turkey: words for the side and months',
    csv: `Tarih;İşlem Türü;Tutar;Bakiye
13 Temmuz 2026;Alacak;₺1.000;₺1.500,00
14 Ağustos 2026;Borç;₺250,50;₺1.249,50`,
    opening: '500.00',
    closing: '1249.50',
    lines: ['2026-07-13 +1000.00', '2026-08-14 -250.50'],
  },
];

export const bankFiles: readonly BankFile[] = [...bangladesh, ...gulf, ...turkey, ...europe, ...india];
