/** A made-up file in a format of banks, and what it comes to. */
export interface FormatFile {
  readonly name: string;
  readonly text: string;
  readonly encoding?: 'windows-1252' | 'utf-16le';
  readonly account: string;
  readonly currency: string;
  readonly opening: string | undefined;
  readonly closing: string | undefined;
  /** Each as `day ±amount text / reference / cheque`. */
  readonly lines: readonly string[];
  readonly state?: 'proved' | 'unproved' | 'wrong';
  readonly findings?: readonly string[];
}

const head = (charset = '1252') =>
  ['OFXHEADER:100', 'DATA:OFXSGML', 'VERSION:102', 'SECURITY:NONE', 'ENCODING:USASCII', `CHARSET:${charset}`]
    .concat('COMPRESSION:NONE', 'OLDFILEUID:NONE', 'NEWFILEUID:NONE', '', '')
    .join('\r\n');
const signOn =
  '<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20260501<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>';

export const ofxFiles: readonly FormatFile[] = [
  {
    name: 'march.ofx',
    encoding: 'windows-1252',
    text: `${head()}<OFX>${signOn}<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS>
<STMTRS><CURDEF>BDT<BANKACCTFROM><BANKID>175<ACCTID>0012345678<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260401<DTEND>20260430235959
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260402233000[-5:EST]<TRNAMT>1,250.50<FITID>A1<NAME>Café Müller &amp; Co<MEMO>Umrah 12 < 14</STMTTRN>
<STMTTRN><TRNTYPE>CHECK<DTPOSTED>20260405<TRNAMT>-250.5<FITID>A2<CHECKNUM>000123<MEMO>
<NAME>Cheque</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>11000.00<DTASOF>20260430</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
    account: '0012345678',
    currency: 'BDT',
    opening: undefined,
    closing: '11000.00',
    lines: ['2026-04-02 +1250.50 Café Müller & Co Umrah 12 < 14 / A1 /', '2026-04-05 -250.50 Cheque / A2 / 000123'],
    state: 'unproved',
    findings: ['no_opening'],
  },
  {
    name: 'two.ofx',
    text: `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?><OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>
<CURDEF>EUR</CURDEF><BANKACCTFROM><BANKID>1</BANKID><ACCTID>DE02</ACCTID></BANKACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260103</DTPOSTED><TRNAMT>-12345678901234.56</TRNAMT><FITID>2</FITID><NAME><![CDATA[A & B]]></NAME><MEMO/></STMTTRN>
<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20260102</DTPOSTED><TRNAMT>0,10</TRNAMT><FITID>1</FITID><NAME>C</NAME></STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>-12345678901134.46</BALAMT><DTASOF>20260103</DTASOF></LEDGERBAL>
<BALLIST><BAL><NAME>Opening balance</NAME><BALTYPE>DOLLAR</BALTYPE><VALUE>100.00</VALUE></BAL></BALLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
    account: 'DE02',
    currency: 'EUR',
    opening: '100.00',
    closing: '-12345678901134.46',
    lines: ['2026-01-02 +0.10 C / 1 /', '2026-01-03 -12345678901234.56 A & B / 2 /'],
  },
  {
    name: 'unsigned.qfx',
    text: `${head()}<OFX>${signOn}<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BDT<BANKACCTFROM><ACCTID>77</BANKACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260402<TRNAMT>40.00<FITID>1<NAME>Rent</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260403<TRNAMT>15.00<FITID>2<NAME>Sale</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>75.00<DTASOF>20260403</LEDGERBAL><BALLIST><BAL><NAME>OPENING<VALUE>100</BAL></BALLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1><INTU.BID>3000</OFX>`,
    account: '77',
    currency: 'BDT',
    opening: '100.00',
    closing: '75.00',
    lines: ['2026-04-02 -40.00 Rent / 1 /', '2026-04-03 +15.00 Sale / 2 /'],
  },
  {
    name: 'pending.ofx',
    text: `${head('NONE')}<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BDT<BANKACCTFROM><ACCTID>88</BANKACCTFROM><BANKTRANLIST><DTSTART>20260401<DTEND>20260410
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260402<TRNAMT>10.00<FITID>1<NAME>Wrong</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260402<TRNAMT>20.00<FITID>2<CORRECTFITID>1<CORRECTACTION>REPLACE<NAME>Right</STMTTRN>
</BANKTRANLIST><BANKTRANLISTP><DTASOF>20260411<STMTTRNP><TRNTYPE>DEBIT<DTTRAN>20260410<TRNAMT>-5.00<NAME>Card</STMTTRNP></BANKTRANLISTP>
<LEDGERBAL><BALAMT>500.00<DTASOF>20260501</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
    account: '88',
    currency: 'BDT',
    opening: undefined,
    closing: undefined,
    lines: ['2026-04-02 +20.00 Right / 2 /'],
    state: 'unproved',
    findings: ['unproved', 'not_done', 'later_balance'],
  },
  {
    name: 'foreign.ofx',
    text: `${head()}<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>BDT<CCACCTFROM><ACCTID>XXXX4471</CCACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260402<TRNAMT>-10.00<FITID>1<NAME>Hotel<CURRENCY><CURRATE>32.5<CURSYM>SAR</CURRENCY></STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260403<TRNAMT>-7.125<FITID>2<NAME>Third place</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260230<TRNAMT>-7.00<FITID>3<NAME>No such day</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260404<TRNAMT>-6.00<FITID>4<NAME>Taken</STMTTRN>
</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`,
    account: 'XXXX4471',
    currency: 'BDT',
    opening: undefined,
    closing: undefined,
    lines: ['2026-04-04 -6.00 Taken / 4 /'],
    state: 'wrong',
    findings: ['left', 'unproved'],
  },
];

export const mt940Files: readonly FormatFile[] = [
  {
    name: 'german.sta',
    encoding: 'windows-1252',
    text: [
      '{1:F01DEUTDEFFXXXX0000000000}{2:O9400000000000XXXX}{4:',
      ':20:STARTUMSE',
      ':25:10020030/1234567890',
      ':28C:00001/001',
      ':60F:C251230EUR1000,',
      ':61:2601021231CR250,5NTRFNONREF//BANKREF1',
      ':86:166?00GUTSCHRIFT?109310?20EREF+R-2026-1?21SVWZ+Anzahlung Umr?22ah Müller?30DEUTDEFF?31DE89?32Jürgen Mü?33ller',
      ':61:2601050105RC50,50NRTINONREF//BANKREF2',
      ':86:109?00RUECKLASTSCHRIFT',
      ':61:2601060106RD20,NTRFNONREF',
      ':86:110?00STORNO BELASTUNG',
      ':61:2601060106D0,1NCHK000777//X',
      ':86:Scheck',
      ':62F:C260106EUR1219,90',
      ':64:C260106EUR1219,90',
      '-}',
    ].join('\r\n'),
    account: '10020030/1234567890',
    currency: 'EUR',
    opening: '1000.00',
    closing: '1219.90',
    lines: [
      '2025-12-31 +250.50 GUTSCHRIFT Jürgen Müller Anzahlung Umrah Müller / R-2026-1 /',
      '2026-01-05 -50.50 RUECKLASTSCHRIFT / BANKREF2 /',
      '2026-01-06 +20.00 STORNO BELASTUNG / /',
      '2026-01-06 -0.10 Scheck / X / 000777',
    ],
  },
  {
    name: 'dutch.940',
    text: `:20:ABN
:25:NL08ABNA0474256000EUR
:28C:1/1
:60F:D260401EUR10,00
:61:2604010401C110,00N654NONREF
:86:/TRTP/SEPA OVERBOEKING/IBAN/NL33RABO/BIC/RABONL2U/NAME/J. de Vries/RE
MI/Hajj 2026 rest/EREF/E-77
:61:2604020402D25,00N123NONREF
:86:Free words of a bank that fill the line until its very last column
s and go on
:62F:C260402EUR75,00
`,
    account: 'NL08ABNA0474256000',
    currency: 'EUR',
    opening: '-10.00',
    closing: '75.00',
    lines: [
      '2026-04-01 +110.00 SEPA OVERBOEKING J. de Vries Hajj 2026 rest / E-77 /',
      '2026-04-02 -25.00 Free words of a bank that fill the line until its very last columns and go on / /',
    ],
  },
  {
    name: 'pages.mt940',
    text: `:20:A
:25:0012345678
:28C:7/2
:60M:C260403BDT150,00
:61:260404D30,00NMSCREF1
:62F:C260404BDT120,00
-
:20:A
:25:0012345678
:28C:7/1
:60F:C260401BDT100,00
:61:2604020402C50,00NMSCREF2//B
Supplementary
:62M:C260403BDT150,00
-
`,
    account: '0012345678',
    currency: 'BDT',
    opening: '100.00',
    closing: '120.00',
    lines: ['2026-04-02 +50.00 Supplementary / REF2 /', '2026-04-04 -30.00  / REF1 /'],
  },
  {
    name: 'reversal-other-way.txt',
    text: `:20:A
:25:SA99
:28C:1
:60F:C260401BDT100,00
:61:2604020402RC50,00NMSCR
:86:Reversal as this bank writes it
:61:2604020402EC9,00NMSCR
:86:Expected
:62F:C260403BDT150,00
`,
    account: 'SA99',
    currency: 'BDT',
    opening: '100.00',
    closing: '150.00',
    lines: ['2026-04-02 +50.00 Reversal as this bank writes it / R /'],
    findings: ['reversals', 'not_done'],
  },
  {
    name: 'off.sta',
    text: `:20:A
:25:1
:28C:1
:60F:C260401BDT100,00
:61:2604020402D50,00NMSCR
:86:Out
:62F:C260403BDT150,00
:86:Of the statement, not of its last entry
`,
    account: '1',
    currency: 'BDT',
    opening: '100.00',
    closing: '150.00',
    lines: ['2026-04-02 -50.00 Out / R /'],
    state: 'wrong',
    findings: ['closing'],
  },
];

const camt = (version: string, statements: string, prefix = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${prefix}Document xmlns${prefix ? `:${prefix.slice(0, -1)}` : ''}="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><${prefix}BkToCstmrStmt>${statements}</${prefix}BkToCstmrStmt></${prefix}Document>`;
const balance = (code: string, amount: string, side = 'CRDT', currency = 'EUR') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Dt><Dt>2026-04-01</Dt></Dt></Bal>`;
const account = '<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>';
const entry = (amount: string, side: string, more: string, currency = 'EUR') =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${more}</Ntry>`;
const iban = { account: 'DE89370400440532013000', currency: 'EUR' } as const;

export const camtFiles: readonly FormatFile[] = [
  {
    name: 'v02.xml',
    text: camt(
      '02',
      `<Stmt><Id>1</Id>${account}${balance('OPBD', '100.00')}${balance('CLBD', '64.7')}${balance('CLAV', '1.00')}
${entry('14.70', 'CRDT', '<Sts>BOOK</Sts><BookgDt><DtTm>2026-04-02T23:30:00-05:00</DtTm></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId><AcctSvcrRef>S1</AcctSvcrRef></Refs><RltdPties><Dbtr><Nm>Jos &amp; Söhne</Nm></Dbtr></RltdPties><RmtInf><Ustrd>Umrah</Ustrd><Ustrd>rest</Ustrd></RmtInf></TxDtls></NtryDtls>')}
${entry('50', 'DBIT', '<RvslInd>true</RvslInd><Sts>BOOK</Sts><BookgDt><Dt>2026-04-03+02:00</Dt></BookgDt><AddtlNtryInf>Taken back</AddtlNtryInf>')}
${entry('9.00', 'DBIT', '<Sts>PDNG</Sts><BookgDt><Dt>2026-04-04</Dt></BookgDt>')}</Stmt>`,
    ),
    ...iban,
    opening: '100.00',
    closing: '64.70',
    lines: ['2026-04-02 +14.70 Jos & Söhne Umrah rest / S1 /', '2026-04-03 -50.00 Taken back / /'],
    findings: ['not_done'],
  },
  {
    name: 'v08-batch.xml',
    text: camt(
      '08',
      `<Stmt><Id>1</Id>${account}${balance('OPBD', '10.00', 'DBIT')}${balance('CLBD', '20.00')}
${entry(
  '30.00',
  'CRDT',
  `<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-04-02</Dt></BookgDt><AcctSvcrRef>B</AcctSvcrRef><NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>
<TxDtls><Refs><EndToEndId>E1</EndToEndId></Refs><Amt Ccy="EUR">10.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties><Dbtr><Pty><Nm>Ali</Nm></Pty></Dbtr></RltdPties></TxDtls>
<TxDtls><Amt Ccy="EUR">19.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><RmtInf><Strd><CdtrRefInf><Ref>RF18</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls>`,
)}
${entry('7.00', 'DBIT', '<Sts><Cd>FUTR</Cd></Sts><BookgDt><Dt>2026-05-02</Dt></BookgDt>')}</Stmt>`,
    ),
    ...iban,
    opening: '-10.00',
    closing: '20.00',
    lines: ['2026-04-02 +10.50 Ali / E1 /', '2026-04-02 +19.50  / RF18 /'],
    findings: ['not_done', 'parts'],
  },
  {
    name: 'prefixed-utf16.xml',
    encoding: 'utf-16le',
    text: camt(
      '04',
      `<Stmt>${account}${balance('PRCD', '5.00')}${balance('CLBD', '1.00')}${entry('4.00', 'DBIT', '<Sts>BOOK</Sts><BookgDt><Dt>2026-04-02</Dt></BookgDt><NtryDtls><TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">3.00</Amt></TxAmt></AmtDtls><Refs><ChqNb>55</ChqNb></Refs></TxDtls><TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">0.50</Amt></TxAmt></AmtDtls></TxDtls></NtryDtls>')}</Stmt>`.replace(
        /<(\/?)(\w)/g,
        '<$1n:$2',
      ),
      'n:',
    ),
    ...iban,
    opening: '5.00',
    closing: '1.00',
    lines: ['2026-04-02 -4.00  / / 55'],
  },
  {
    name: 'two-days-newest-first.xml',
    text: camt(
      '06',
      `<Stmt>${account}${balance('OPBD', '3.00')}${balance('CLBD', '6.00')}${entry('2.00', 'CRDT', '<BookgDt><Dt>2026-04-04</Dt></BookgDt><NtryRef>4</NtryRef>')}${entry('1.00', 'CRDT', '<BookgDt><Dt>2026-04-03</Dt></BookgDt><NtryRef>3</NtryRef>')}</Stmt>
<Stmt>${account}${balance('OPBD', '1.00')}${balance('CLBD', '3.00')}${entry('2.00', 'CRDT', '<BookgDt><Dt>2026-04-02</Dt></BookgDt><NtryRef>2</NtryRef>')}</Stmt>`,
    ),
    ...iban,
    opening: '1.00',
    closing: '6.00',
    lines: ['2026-04-02 +2.00  / 2 /', '2026-04-03 +1.00  / 3 /', '2026-04-04 +2.00  / 4 /'],
  },
  {
    name: 'turned-and-foreign.xml',
    text: camt(
      '02',
      `<Stmt>${account}${balance('OPBD', '10.00')}${balance('CLBD', '15.00')}${entry('5.00', 'DBIT', '<BookgDt><Dt>2026-04-02</Dt></BookgDt>')}${entry('5.00', 'CRDT', '<BookgDt><Dt>2026-04-02</Dt></BookgDt>', 'USD')}</Stmt>`,
    ),
    ...iban,
    opening: '10.00',
    closing: '15.00',
    lines: ['2026-04-02 -5.00  / /'],
    state: 'wrong',
    findings: ['left', 'closing'],
  },
];
