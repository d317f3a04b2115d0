import type { SheetCase } from './SheetCase.ts';

const entity = 'hajj_passenger_info';
/** What lists of pilgrims do not say: every one of them is of one kind. */
const hajj = { pilgrim_type: 'hajj', management: 'private' };

/** Lists that agencies keep in forms of their own. */
export const ownListCases: readonly SheetCase[] = [
  {
    file: 'own-headings.csv',
    what: 'headings of an office of its own, and days with the year first',
    entity,
    columns: 'given_names+surname|father_name|birth_date|gender|passport_number|passport_expiry_date|primary_phone|-',
    decided: { constants: hajj },
    records: [
      {
        surname: 'Haque',
        father_name: 'Fazlul Haque',
        birth_date: '1959-08-19',
        gender: 'male',
        passport_expiry_date: '2033-05-30',
      },
      { given_names: 'Jahanara', gender: 'female', birth_date: '1962-12-02', primary_phone: '+8801711001502' },
    ],
  },
  {
    file: 'agency-branch.csv',
    what: 'words of choices that nobody knows, and the season and branch of all',
    entity,
    columns: 'given_names+surname|gender|birth_date|passport_number|hajj_year|management',
    decided: {
      constants: { pilgrim_type: 'hajj', season: 'Hajj 2027', branch: 'Harbour office' },
      valueMaps: { gender: { Gents: 'male', Ladies: 'female' }, management: { 'Govt. quota': 'government' } },
    },
    records: [
      { gender: 'male', management: 'government', hajj_year: 2027, season: 'Hajj 2027', branch: 'Harbour office' },
      { gender: 'female', management: 'government', birth_date: '1969-09-22' },
    ],
  },
  {
    file: 'duplicates.csv',
    what: 'a passport that stands in it twice, spaced in another way',
    entity,
    columns: 'passport_number|given_names+surname|gender|birth_date|primary_phone',
    refused: ['4 passport_number repeated_row'],
    decided: { constants: hajj, keys: ['passport_number'], left: [4] },
    records: [
      { passport_number: 'ZZ0001701', surname: 'Ullah' },
      { surname: 'Bibi', birth_date: '1959-07-19' },
    ],
  },
  {
    file: 'surname-first.tsv',
    what: 'whole names with a comma behind the surname',
    entity,
    columns: 'surname+given_names|gender|birth_date|passport_number|email',
    decided: { constants: hajj },
    records: [
      { surname: 'KHAN', given_names: 'AYESHA NOOR', birth_date: '1990-01-16' },
      { surname: 'MOLLA', given_names: 'SHAFIQ', birth_date: '1988-02-02' },
    ],
  },
  {
    file: 'no-heads.csv',
    what: 'no heads at all',
    entity,
    columns: '-|passport_number|birth_date|gender|primary_phone',
    decided: { constants: hajj, targets: { '1': 'given_names+surname' } },
    records: [
      { surname: 'Hossain', given_names: 'Kamal', birth_date: '1961-05-24' },
      { given_names: 'Nasima', gender: 'female', primary_phone: '+8801711002202' },
    ],
  },
  {
    file: 'repeated-heads.csv',
    what: 'heads again on each page, a sum of a page, and a signature',
    entity,
    columns: 'passport_number|given_names+surname|gender|birth_date',
    decided: { constants: hajj },
    records: [
      { given_names: 'Golam' },
      { given_names: 'Hasina' },
      { given_names: 'Ismail' },
      { given_names: 'Jamila' },
    ],
  },
  {
    file: 'two-row-heads.xlsx',
    what: 'heads in two rows with merged cells, and days that are kept as such',
    entity,
    columns:
      '-|given_names+surname|gender|birth_date|passport_number|passport_issue_date|passport_expiry_date|primary_phone|email',
    decided: { constants: hajj },
    records: [
      { surname: 'Rahman', birth_date: '1962-03-04', passport_issue_date: '2024-02-01', email: 'mizan@post.example' },
      { given_names: 'Feroza', gender: 'female', birth_date: '1966-10-11', email: null },
    ],
  },
  {
    file: 'merged-families.xlsx',
    what: 'rooms that are merged over their guests, and a blank row between families',
    entity,
    columns: 'room|room_type|given_names+surname|gender|birth_date|passport_number',
    decided: { constants: hajj },
    records: [
      { room: '401', room_type: 'double_room', given_names: 'Sohel' },
      { room: null, given_names: 'Mousumi' },
      { room: '402', room_type: 'triple_room', given_names: 'Babul', birth_date: '1975-03-22' },
    ],
  },
  {
    file: 'old-excel.xls',
    what: 'a workbook of an old Excel',
    entity,
    columns: 'given_names+surname|honorific|passport_number|passport_expiry_date|birth_date|gender',
    decided: { constants: hajj },
    records: [
      { honorific: 'Mr', surname: 'Hossain', passport_expiry_date: '2032-08-09', birth_date: '1969-09-08' },
      { honorific: 'Mrs', surname: 'Nahar', gender: 'female' },
    ],
  },
  {
    file: 'three-forms-of-day.xlsx',
    what: 'days with points, in words, and kept as days',
    entity,
    columns: 'given_names+surname|gender|birth_date|passport_issue_date|passport_expiry_date|passport_number',
    decided: { constants: hajj },
    records: [
      { birth_date: '1970-02-17', passport_issue_date: '2024-05-06', passport_expiry_date: '2034-05-05' },
      { birth_date: '1974-11-28', passport_issue_date: '2024-05-07', passport_expiry_date: '2034-05-06' },
    ],
  },
  {
    file: 'hijri-days.csv',
    what: 'days of the Hijri calendar',
    entity,
    columns: 'given_names+surname|gender|birth_date|passport_number|passport_expiry_date',
    decided: {
      constants: hajj,
      columns: { birth_date: { takesHijri: true }, passport_expiry_date: { takesHijri: true } },
    },
    records: [{ birth_date: '1975-08-23' }, { birth_date: '1979-10-19' }],
  },
  {
    file: 'month-first.csv',
    what: 'days whose order nobody can tell, with the month first',
    entity,
    columns: 'given_names+surname|gender|birth_date|passport_number|passport_expiry_date',
    decided: {
      constants: hajj,
      columns: { birth_date: { order: 'month_first' }, passport_expiry_date: { order: 'month_first' } },
    },
    records: [{ birth_date: '1960-04-05', passport_expiry_date: '2033-01-02' }, { birth_date: '1966-08-09' }],
  },
  {
    file: 'serial-days.csv',
    what: 'days as the numbers that Excel counts',
    entity,
    columns: 'given_names+surname|gender|birth_date|passport_number|passport_expiry_date',
    decided: { constants: hajj },
    records: [{ birth_date: '1961-01-30', passport_expiry_date: '2033-12-31' }, { birth_date: '1965-01-30' }],
  },
  {
    file: 'sql-export.csv',
    what: 'heads and NULL of a database, and days with a time',
    entity,
    columns: 'passport_number|given_names+surname|gender|birth_date|primary_phone|email|blood_group',
    decided: { constants: hajj },
    records: [
      { birth_date: '1961-02-03', primary_phone: null, email: null, blood_group: null },
      { birth_date: '1964-05-06', blood_group: 'AB+' },
    ],
  },
  {
    file: 'placeholders.csv',
    what: 'signs and words for nothing',
    entity,
    columns:
      'given_names+surname|gender|birth_date|passport_number|primary_phone|email|passport_issue_date|blood_group',
    decided: { constants: hajj },
    records: [
      { primary_phone: null, email: null, passport_issue_date: null, blood_group: null },
      { primary_phone: '+8801711004302', passport_issue_date: '2023-12-25', blood_group: null },
      { email: null, birth_date: '1990-12-22', blood_group: 'B+' },
    ],
  },
  {
    file: 'two-phones.csv',
    what: 'two phones in one cell',
    entity,
    columns: 'given_names+surname|gender|birth_date|passport_number|primary_phone',
    decided: { constants: hajj },
    records: [
      { primary_phone: '+8801711004401', secondary_phone: '+8801811004401' },
      { primary_phone: '+8801711004402', secondary_phone: '+8801811004402' },
    ],
  },
  {
    file: 'titled-names.csv',
    what: 'titles in names, and an address on two lines',
    entity,
    columns: 'given_names+surname|gender|birth_date|passport_number|present_address|-',
    decided: {
      constants: hajj,
      corrections: {
        2: { passport_number: 'ZZ0004601' },
      },
    },
    records: [
      {
        honorific: 'Mr Alhaj',
        given_names: 'Nazrul',
        surname: 'Islam',
        birth_date: '1960-01-05',
        passport_number: 'ZZ0004601',
      },
      { honorific: 'Mrs', given_names: 'Parul', surname: 'Akhter', present_address: null },
    ],
  },
  {
    file: 'vertical-total.csv',
    what: 'what is said of the group above its heads, and several counts in one row below it',
    entity,
    columns: '-|given_names+surname|gender|passport_number|birth_date',
    decided: { constants: hajj },
    records: [{ surname: 'Molla', birth_date: '1957-01-24' }, { given_names: 'Rahima' }],
  },
];
