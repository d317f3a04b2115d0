import { describe, expect, test } from 'vitest';
import { readBankFile } from '#src/resources/banking/formats/readBankFile.ts';
import { sameAccount } from '#src/resources/banking/formats/sameAccount.ts';
import { camtFiles, type FormatFile, mt940Files, ofxFiles } from '../../../support/bankFormats.ts';
import { damagedFiles } from '../../../support/damagedBankFiles.ts';

/** Letters of these files beyond ASCII are those of the first code page of Unicode. */
function bytesOf({ text, encoding }: Pick<FormatFile, 'text' | 'encoding'>): Uint8Array {
  if (encoding === 'windows-1252') return Uint8Array.from(text, letter => letter.charCodeAt(0));
  if (encoding === 'utf-16le') return new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  return new TextEncoder().encode(text);
}

const lineText = ({ line_date, money_in, money_out, ...line }: Readonly<Record<string, unknown>>): string =>
  `${String(line_date)} ${money_in === '0.00' ? `-${String(money_out)}` : `+${String(money_in)}`} ${[
    line['description'],
    line['reference'],
    line['cheque_no'],
  ]
    .map(text => String(text ?? ''))
    .join(' / ')}`
    .replaceAll('/  /', '/ /')
    .trimEnd();

const files = [...ofxFiles, ...mt940Files, ...camtFiles];

test.each(files.map(file => [file.name, file] as const))('%s', (_, file) => {
  const statements = readBankFile(bytesOf(file), file.name);
  expect(statements).toHaveLength(1);
  const [{ account, currency, told } = { account: '', currency: '', told: undefined }] = statements ?? [];
  expect(
    told && {
      account,
      currency,
      state: told.state,
      findings: told.findings.map(({ kind }) => kind),
      balances: told.balances,
      lines: told.lines.map(lineText),
    },
  ).toEqual({
    account: file.account,
    currency: file.currency,
    state: file.state ?? 'proved',
    findings: file.findings ?? [],
    balances: [file.opening, file.closing],
    lines: file.lines,
  });
});

test('an amount that nobody can hold, a currency or a day that is none are told with what stands in the file', () => {
  const foreign = ofxFiles.find(({ name }) => name === 'foreign.ofx');
  const [statement] = (foreign && readBankFile(bytesOf(foreign), foreign.name)) ?? [];
  expect(statement?.told.findings[0]).toEqual({
    kind: 'left',
    rows: [
      { row: 1, day: '2026-04-02', amount: 'SAR -10.00' },
      { row: 2, day: '2026-04-03', amount: '-7.125' },
      { row: 3, day: '20260230', amount: '-7.00' },
    ],
  });
});

const message = (account: string, [opening, closing]: readonly [string, string], amount: string, day = '02') =>
  `:20:A\n:25:${account}\n:28C:1\n:60F:C260401BDT${opening}\n:61:2604${day}04${day}C${amount}NMSCR\n:62F:C260402BDT${closing}\n-\n`;

test('statements of several accounts, and those between which one is missing, are asked about', () => {
  const text = [
    message('111111', ['1,00', '3,00'], '2,00'),
    message('222222', ['3,00', '4,00'], '1,00'),
    message('111111', ['3,00', '5,00'], '2,00'),
    message('111111', ['9,00', '10,00'], '1,00', '05'),
  ].join('');
  const statements = readBankFile(new TextEncoder().encode(text), 'all.sta') ?? [];
  expect(statements.map(({ account, told }) => [account, ...told.balances, told.state])).toEqual([
    ['111111', '1.00', '5.00', 'proved'],
    ['111111', '9.00', '10.00', 'proved'],
    ['222222', '3.00', '4.00', 'proved'],
  ]);
});

test('statements in any order follow each other, and one that stands there twice counts once', () => {
  const text = [
    message('1111', ['7,00', '9,00'], '2,00'),
    message('1111', ['1,00', '3,00'], '2,00'),
    message('1111', ['3,00', '7,00'], '4,00'),
    message('1111', ['3,00', '7,00'], '4,00'),
  ].join('');
  const statements = readBankFile(new TextEncoder().encode(text), 'all.sta') ?? [];
  expect(statements.map(({ told }) => [...told.balances, told.lines.length, told.state])).toEqual([
    ['1.00', '9.00', 3, 'proved'],
  ]);
});

describe('nothing is taken', () => {
  test.each(damagedFiles.map(({ name, why, bytes }) => [name, why, bytes] as const))('%s: %s', (name, why, bytes) => {
    expect(() => readBankFile(bytes, name)).toThrow(`bankPages.file.refused.${why}`);
  });

  test('what may be a sheet is left to the reader of sheets', () => {
    for (const [name, text] of [
      ['bank.csv', 'Date,Text,Amount\n2026-04-01,"<OFX> is no word, :20: neither",1'],
      ['page.xlsx', '<html></html>'],
      ['bank.txt', ''],
    ] as const)
      expect(readBankFile(new TextEncoder().encode(text), name)).toBeUndefined();
    expect(readBankFile(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'bank.xlsx')).toBeUndefined();
  });
});

test.each([
  ['DE89370400440532013000', 'Deutsche 0532013000', true],
  ['0012345678', 'City Bank 12-345 678', true],
  ['XXXX4471', 'City Bank 0000 9900 4471', true],
  ['0012345678', 'City Bank ...5678', true],
  ['0012345678', 'City Bank 0012345679', false],
  ['0012345678', 'City Bank', undefined],
  ['0012345678', 'City Bank 2026', undefined],
  ['', 'City Bank 0012345679', undefined],
])('account %s in a ledger called %s: %s', (account, name, isSame) => {
  expect(sameAccount(account, name)).toBe(isSame);
});
