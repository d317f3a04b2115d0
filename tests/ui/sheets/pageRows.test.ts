import { expect, test } from 'vitest';
import { readTable } from '#src/engine/sheets/readTable.ts';
import { inCodePage } from '../../support/codePages.ts';

const read = (...parts: BlobPart[]) => readTable(new File(parts, 'statement.xls'));

test('the tables of a page that a bank calls a workbook are its rows', async () => {
  const page = `<html><head><title>x</title><style>td{color:red}</style></head><body><h1>Bank</h1>
    <table><tr><td colspan=2>Account&nbsp;12<td>BDT</table>
    <table><thead><tr><th>Date</th><th>Text</th><th>Amount</th></tr></thead>
    <tr><td rowspan="2">2026-05-01</td><td>Cash<br>deposit &amp; fee</td><td>1,250.50</td></tr>
    <tr><td><b>constructor</b></td><td>007</td></tr></table></body></html>`;
  expect(await read(page)).toEqual([
    ['Account 12', '', 'BDT'],
    ['Date', 'Text', 'Amount'],
    ['2026-05-01', 'Cash deposit & fee', '1,250.50'],
    ['', 'constructor', '007'],
  ]);
});

test('it is read in its encoding', async () => {
  expect(await read(inCodePage('<table><tr><td>Yıldız Şubesi</td></tr></table>', 'windows-1254'))).toEqual([
    ['Yıldız Şubesi'],
  ]);
});

test('nothing of it is run or fetched, and a table within a cell has rows of its own', async () => {
  const page =
    '<table><tr><td>a<script>document.title="b"</script><img src="http://host.example/x" onerror="alert(1)"></td>' +
    '<td><table><tr><td>inner</td></tr></table></td></tr></table>';
  expect(await read(page)).toEqual([['a', ''], ['inner']]);
  expect(document.title).not.toBe('b');
});

test('a cell that says it goes over a million columns is refused', async () => {
  await expect(read('<table><tr><td colspan="1000000">a</td><td>b</td></tr></table>')).rejects.toThrow(
    'crud.import.no_sheet.too_many_columns',
  );
});
