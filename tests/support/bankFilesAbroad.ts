import type { BankFile } from './BankFile.ts';

/** Files in the shapes of banks of Europe. */
export const europe: readonly BankFile[] = [
  {
    name: 'Germany: S and H behind the amount',
    csv: `"Buchungstag";"Wertstellung";"Buchungstext";"Verwendungszweck";"Umsatz";"Währung";"S/H"
"";"";"";"Anfangssaldo";"1.000,00";"EUR";"H"
"13.07.2026";"13.07.2026";"Lastschrift";"Strom";"89,90";"EUR";"S"
"14.07.2026";"14.07.2026";"Gutschrift";"Kunde";"1.500,00";"EUR";"H"
"";"";"";"Endsaldo";"2.410,10";"EUR";"H"`,
    opening: '1000.00',
    closing: '2410.10',
    lines: ['2026-07-13 -89.90', '2026-07-14 +1500.00'],
  },
  {
    name: 'Germany: Soll and Haben apart',
    csv: `Datum;Buchungstext;Soll;Haben;Saldo
13.07.26;Miete;-1.200,00;;800,00
14.07.26;Eingang;;300,00;1.100,00`,
    opening: '2000.00',
    closing: '1100.00',
    lines: ['2026-07-13 -1200.00', '2026-07-14 +300.00'],
  },
  {
    name: 'Netherlands: Af and Bij, days without signs, newest first',
    csv: `"Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)","Mutatiesoort","Mededelingen","Saldo na mutatie","Tag"
"20260714","Albert","NL01","NL02","BA","Af","12,34","Betaalautomaat","Pas 1","987,66",""
"20260713","Jansen","NL01","NL03","GT","Bij","1.000,00","Overschrijving","Huur","1000,00",""`,
    opening: '0.00',
    closing: '987.66',
    lines: ['2026-07-13 +1000.00', '2026-07-14 -12.34'],
  },
  {
    name: 'Netherlands: a plus or minus on every amount',
    csv: `"IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Naam tegenpartij","Omschrijving-1"
"NL01","EUR","RABO","1","2026-07-13","2026-07-13","+1000,00","+1500,00","A","x"
"NL01","EUR","RABO","2","2026-07-14","2026-07-14","-250,50","+1249,50","B","y"`,
    opening: '500.00',
    closing: '1249.50',
    lines: ['2026-07-13 +1000.00', '2026-07-14 -250.50'],
  },
  {
    name: 'France: spaces as groups',
    csv: `Date;Libellé;Débit euros;Crédit euros
13/07/2026;VIREMENT;;1 234,56
14/07/2026;CARTE;45,10;
;Ancien solde;;1 000,00
;Nouveau solde;;2 189,46`,
    opening: '1000.00',
    closing: '2189.46',
    lines: ['2026-07-13 +1234.56', '2026-07-14 -45.10'],
  },
  {
    name: 'United Kingdom: paid in and out, balance at the end of a day',
    csv: `Date,Type,Description,Paid Out,Paid In,Balance
13 Jul 2026,DD,GAS,£40.00,,
13 Jul 2026,BAC,WAGES,,"£2,000.00","£2,460.00"
14 Jul 2026,DEB,SHOP,£60.00,,"£2,400.00"`,
    opening: '500.00',
    closing: '2400.00',
    lines: ['2026-07-13 -40.00', '2026-07-13 +2000.00', '2026-07-14 -60.00'],
  },
  {
    name: 'Spain: amount and balance',
    csv: `F. Operación;Concepto;F. Valor;Importe;Saldo
13/07/2026;Transferencia;13/07/2026;1.500,00;2.000,00
14/07/2026;Recibo luz;14/07/2026;-75,30;1.924,70`,
    opening: '500.00',
    closing: '1924.70',
    lines: ['2026-07-13 +1500.00', '2026-07-14 -75.30'],
  },
  {
    name: 'Switzerland: apostrophes as groups',
    csv: `Buchungsdatum;Beschreibung;Belastung;Gutschrift;Saldo
13.07.2026;Zahlung;1'250.50;;8'749.50
14.07.2026;Eingang;;2’000.-;10’749.50`,
    opening: '10000.00',
    closing: '10749.50',
    lines: ['2026-07-13 -1250.50', '2026-07-14 +2000.00'],
  },
  {
    name: 'Europe: the minus behind the amount',
    csv: `Datum\tText\tBetrag\tSaldo
13.07.2026\tMiete\t900,00-\t100,00
14.07.2026\tEingang\t50,00+\t150,00`,
    opening: '1000.00',
    closing: '150.00',
    lines: ['2026-07-13 -900.00', '2026-07-14 +50.00'],
  },
];

/** Files in the shapes of banks of India. */
export const india: readonly BankFile[] = [
  {
    name: 'India: withdrawals and deposits with a summary below',
    csv: `Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
13/07/26,UPI-RAVI,0000123,13/07/26,"1,500.00",,"98,500.00"
14/07/26,NEFT CR,0000124,14/07/26,,"1,00,000.00","1,98,500.00"
,,,,,,
STATEMENT SUMMARY :-,,,,,,
Opening Balance,Dr Count,Cr Count,Debits,Credits,Closing Bal,
"1,00,000.00",1,1,"1,500.00","1,00,000.00","1,98,500.00",`,
    opening: '100000.00',
    closing: '198500.00',
    lines: ['2026-07-13 -1500.00', '2026-07-14 +100000.00'],
  },
  {
    name: 'India: a side for the amount and one for the balance',
    csv: `Sl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance,Dr / Cr
1,13-07-2026,Cheque,="000123",500.00,DR,"1,500.00",CR
2,14-07-2026,Interest,,"2,000.00",DR,500.00,DR
3,15-07-2026,Cash,,750.00,CR,250.00,CR`,
    opening: '2000.00',
    closing: '250.00',
    lines: ['2026-07-13 -500.00', '2026-07-14 -2000.00', '2026-07-15 +750.00'],
  },
  {
    name: 'India: the side in brackets behind the amount',
    csv: `Date,Narration,Chq/Ref No,Withdrawal (Dr)/Deposit(Cr),Balance
13-07-2026,UPI,1,"250.00(Dr)","9,750.00(Cr)"
14-07-2026,IMPS,2,"1,00,000.00(Cr)","1,09,750.00(Cr)"`,
    opening: '10000.00',
    closing: '109750.00',
    lines: ['2026-07-13 -250.00', '2026-07-14 +100000.00'],
  },
  {
    name: 'India: the side before the amount in rupees',
    csv: `No.,Transaction ID,Value Date,Txn Posted Date,ChequeNo.,Description,Cr/Dr,Transaction Amount(INR),Available Balance(INR)
1,S1,13/07/2026,13/07/2026 10:15:20 AM,-,NEFT,CR,"Rs. 5,000.00","Rs. 6,000.00"
2,S2,14/07/2026,14/07/2026 11:15:20 PM,000012,CHQ,DR,"Rs. 1,200/-","Rs. 4,800.00"`,
    opening: '1000.00',
    closing: '4800.00',
    lines: ['2026-07-13 +5000.00', '2026-07-14 -1200.00'],
  },
  {
    name: 'India: month first, as the rows prove',
    csv: `Tran Date,PARTICULARS,DR,CR,BAL
07/05/2026,A,10.00,,90.00
07/25/2026,B,,20.00,110.00`,
    opening: '100.00',
    closing: '110.00',
    lines: ['2026-07-05 -10.00', '2026-07-25 +20.00'],
  },
  {
    name: 'India: a reversal is below zero in its own column',
    csv: `Date,Remarks,Debit,Credit,Balance
13/07/2026,Deposit,,500.00,"1,500.00"
14/07/2026,Cheque returned,,-500.00,"1,000.00"
15/07/2026,Charge,20.00,,980.00
16/07/2026,Charge given back,(20.00),,"1,000.00"`,
    opening: '1000.00',
    closing: '1000.00',
    lines: ['2026-07-13 +500.00', '2026-07-14 -500.00', '2026-07-15 -20.00', '2026-07-16 +20.00'],
  },
];
