// Writes the workbooks of this folder: `node tests/sheets/writeWorkbooks.mjs`. They are kept as files, as programs of
// others write them, so that a change of the library that writes them does not change what is read.
import { writeFileSync } from 'node:fs';
import { set_cptable, utils, write } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';

set_cptable(codePages);

const day = text => new Date(`${text}T00:00:00Z`);
const sheetOf = ({ rows, merges = [], formulas = {} }) => {
  const sheet = utils.aoa_to_sheet(rows, { UTC: true });
  sheet['!merges'] = merges.map(range => utils.decode_range(range));
  for (const [cell, formula] of Object.entries(formulas)) Object.assign(sheet[cell], { f: formula });
  return sheet;
};

function save(file, bookType, sheets) {
  const book = utils.book_new();
  for (const { name, ...told } of sheets) utils.book_append_sheet(book, sheetOf(told), name);
  book.Workbook = { Sheets: sheets.map(({ isHidden }) => ({ Hidden: isHidden ? 1 : 0 })) };
  const bytes = write(book, { type: 'buffer', bookType, compression: true });
  writeFileSync(new URL(file, import.meta.url), bytes);
}

save('two-row-heads.xlsx', 'xlsx', [
  {
    name: 'List',
    rows: [
      ['Example Hajj Group - list of pilgrims'],
      ['', 'Pilgrim', '', '', 'Passport', '', '', 'Contact', ''],
      ['Sl', 'Name', 'Gender', 'Date of birth', 'Number', 'Issue date', 'Expiry date', 'Mobile', 'Email'],
      [
        1,
        'Mizanur Rahman',
        'Male',
        day('1962-03-04'),
        'ZZ0003001',
        day('2024-02-01'),
        day('2034-01-31'),
        '01711003001',
        'mizan@post.example',
      ],
      [
        2,
        'Feroza Rahman',
        'Female',
        day('1966-10-11'),
        'ZZ0003002',
        day('2024-02-01'),
        day('2034-01-31'),
        '01711003002',
        '',
      ],
    ],
    merges: ['A1:I1', 'B2:D2', 'E2:G2', 'H2:I2'],
  },
]);
save('merged-families.xlsx', 'xlsx', [
  {
    name: 'Rooming',
    rows: [
      ['Room no', 'Room type', 'Full name', 'Sex', 'DOB', 'Passport number'],
      ['401', 'Double', 'Sohel Rana', 'M', day('1980-01-20'), 'ZZ0003101'],
      ['', '', 'Mousumi Rana', 'F', day('1984-02-21'), 'ZZ0003102'],
      [],
      ['402', 'Triple', 'Babul Mia', 'M', day('1975-03-22'), 'ZZ0003103'],
    ],
    merges: ['A2:A3', 'B2:B3'],
  },
]);
save('hidden-first-sheet.xlsx', 'xlsx', [
  { name: 'Lists', isHidden: true, rows: [['Gender'], ['Male'], ['Female']] },
  { name: 'Notes', rows: [] },
  {
    name: 'Suppliers',
    rows: [
      ['Company', 'Contact person', 'First name', 'E-mail', 'Phone'],
      ['Desert Camps', 'Rami', 'Rami', 'rami@desert.example', '+966 11 500 3201'],
    ],
  },
]);
save('formulas.xlsx', 'xlsx', [
  {
    name: 'Prices',
    rows: [
      ['Item code', 'Item name', 'Cost', 'Sale rate'],
      ['FRM-1', 'Phone card', 100, 125],
      ['FRM-2', 'Adapter', 200, 250.1],
      ['', 'Total', 300, 375.1],
    ],
    formulas: { D2: 'C2*1.25', D3: 'C3*1.2505', C4: 'SUM(C2:C3)', D4: 'SUM(D2:D3)' },
  },
]);
save('old-excel.xls', 'biff8', [
  {
    name: 'Passengers',
    rows: [
      ['Passenger list', '', '', '', ''],
      ['Pax name', 'Title', 'Passport #', 'Passport expiry', 'Date of birth', 'Gender'],
      ['Delwar Hossain', 'Mr', 'ZZ0003401', day('2032-08-09'), day('1969-09-08'), 'M'],
      ['Lutfun Nahar', 'Mrs', 'ZZ0003402', day('2032-08-10'), day('1973-11-12'), 'F'],
    ],
  },
]);
save('libre-office.ods', 'ods', [
  {
    name: 'Members',
    rows: [
      ['Üye No', 'Ad Soyad', 'E-posta', 'Cep', 'Doğum tarihi', 'Aidat'],
      ['U-1', 'Ömer Faruk Yılmaz', 'omer@uye.example', '0532 000 35 01', day('1990-04-05'), 150.5],
      ['U-2', 'Zeynep Kaya', 'zeynep@uye.example', '0532 000 35 02', day('1992-06-07'), 150],
    ],
  },
]);
save('numbers-as-numbers.xlsx', 'xlsx', [
  {
    name: 'Customers',
    rows: [
      ['First Name', 'Last Name', 'Email Address', 'Phone', 'NID', 'Credit limit', 'Birthday'],
      ['Parvin', 'Akter', 'parvin@post.example', 1711003601, 1990000000003601, 25000, day('1991-08-30')],
      ['Monir', 'Hossain', 'monir@post.example', 1711003602, 1234567890123456, 0.5, day('1989-01-31')],
    ],
  },
]);
save('three-forms-of-day.xlsx', 'xlsx', [
  {
    name: 'Group 4',
    rows: [
      ['Full name', 'Sex', 'Date of birth', 'Passport issue date', 'Passport expiry', 'Passport no'],
      ['Rashed Khan', 'M', '17.02.1970', day('2024-05-06'), '5 May 2034', 'ZZ0003701'],
      ['Shamima Khan', 'F', '28.11.1974', day('2024-05-07'), '6 May 2034', 'ZZ0003702'],
    ],
  },
]);
