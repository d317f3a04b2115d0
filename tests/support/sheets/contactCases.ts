import type { SheetCase } from './SheetCase.ts';

/** Address books and lists of firms. */
export const contactCases: readonly SheetCase[] = [
  {
    file: 'google-contacts.csv',
    what: 'an address on two lines, and a middle name',
    entity: 'customer',
    columns:
      'first_name|first_name|last_name|-|-|-|date_of_birth|-|-|-|email|-|primary_phone|-|secondary_phone|-|street_address_one|city|postal_code|country',
    records: [
      {
        first_name: 'Amina',
        last_name: 'Rahman',
        email: 'amina.rahman@crescent.example',
        primary_phone: '+8801711000101',
        secondary_phone: '+880255000101',
        date_of_birth: '1984-03-12',
        street_address_one: '12 Lake Road Flat 3',
        city: 'Dhaka',
        postal_code: '1212',
        country: 'Bangladesh',
      },
      { first_name: 'Yusuf Ali', last_name: 'Demir', primary_phone: '+905320000102', date_of_birth: null, city: null },
    ],
  },
  {
    file: 'outlook-contacts.csv',
    what: 'the addresses of home and work, days with the month first, and 0/0/00 for none',
    entity: 'customer',
    columns:
      '-|first_name|first_name|last_name|-|-|-|-|street_address_one|city|-|postal_code|country|-|-|-|-|-|secondary_phone|-|primary_phone|date_of_birth|email|-|gender|-|-',
    decided: {
      targets: { 'Home Street': '-', 'Home City': '-', 'Home Postal Code': '-', 'Home Country/Region': '-' },
    },
    records: [
      {
        first_name: 'Karim',
        primary_phone: '+8801811000201',
        secondary_phone: '+880821550201',
        date_of_birth: '1979-07-14',
        gender: 'male',
        city: 'Sylhet',
      },
      { first_name: 'Nadia', primary_phone: '+8801911000202', date_of_birth: null, gender: 'female', city: null },
    ],
  },
  {
    file: 'odoo-contacts.csv',
    what: 'firms and people in one list, some with a mobile alone',
    entity: 'party',
    columns: '-|name|-|-|phone|-|email|address|address|-|-|-|-|tin_no|-|-',
    decided: { targets: { Mobile: '-' } },
    records: [
      {
        name: 'Hilal Catering Ltd',
        phone: '+880255500301',
        email: 'office@hilal.example',
        address: '7 Mill Street, Unit B',
        tin_no: '000111222333',
      },
      { name: 'Salma Akter', email: 'salma.akter@hilal.example', tin_no: null },
    ],
  },
  {
    file: 'quickbooks-customers.csv',
    what: 'title lines, a sum at the end, and phones with a word before them',
    entity: 'customer',
    columns: 'first_name+last_name|primary_phone|email|-|street_address_one|city|postal_code|country|-',
    records: [
      {
        first_name: 'Farhana',
        last_name: 'Islam',
        primary_phone: '+8801711000401',
        city: 'Dhaka',
        country: 'Bangladesh',
        postal_code: '1209',
      },
      {
        first_name: 'Tariq',
        last_name: 'Aziz',
        primary_phone: '+880255500402',
        email: 'tariq.aziz@palm.example',
        city: null,
      },
    ],
  },
  {
    file: 'quickbooks-vendors.csv',
    what: 'the firm in two columns beside the name of a person',
    entity: 'vendor',
    columns: '-|primary_phone|email|first_name+last_name|street_address_one|company_name|-|-',
    records: [
      { first_name: 'Saad', last_name: 'Salem', company_name: 'Najd Hotels Co', primary_phone: '+966115000501' },
      { first_name: 'Omar', last_name: 'Nasser', company_name: 'Golden Bus Est', street_address_one: null },
    ],
  },
  {
    file: 'xero-contacts.csv',
    what: 'heads without spaces, and two addresses of which one is filled',
    entity: 'vendor',
    columns:
      'company_name|-|email|first_name|last_name|contact_person|street_address_one|street_address_two|city|-|postal_code|country|-|-|primary_phone|-|secondary_phone|tin_no|-|-',
    records: [
      {
        company_name: 'Makkah Towers',
        first_name: 'Hani',
        primary_phone: '+966125000601',
        secondary_phone: '+966500000601',
        city: 'Jeddah',
        country: 'Saudi Arabia',
        tin_no: '300000000000003',
      },
      { company_name: 'Lamp Printing', contact_person: 'Rina', street_address_two: '2nd floor', city: 'Dhaka' },
    ],
  },
  {
    file: 'suppliers-mikro.csv',
    what: 'a list of a Turkish program, its sum left out',
    entity: 'party',
    columns: 'name|tin_no|phone|email|address|-',
    records: [
      { name: 'Işık Turizm A.Ş.', tin_no: '0000001901', email: 'info@isik.example' },
      { name: 'Çınar Otel', address: 'Meydan 3' },
    ],
  },
  {
    file: 'bom.csv',
    what: 'the mark of UTF-8 before its first head',
    entity: 'party',
    columns: 'name|phone|email',
    records: [{ name: 'Pearl Laundry', phone: '01711002301', email: 'wash@pearl.example' }],
  },
  {
    file: 'html-as.xls',
    what: 'a page that is called a workbook',
    entity: 'vendor',
    columns: 'company_name|first_name|email|primary_phone',
    records: [
      { company_name: 'Nile Cruises', first_name: 'Dina' },
      { company_name: 'Oasis & Sons', email: 'fadi@oasis.example' },
    ],
  },
  {
    file: 'hidden-first-sheet.xlsx',
    what: 'lists of choices in a sheet out of sight, and one that is empty',
    entity: 'vendor',
    columns: 'company_name|contact_person|first_name|email|primary_phone',
    records: [{ company_name: 'Desert Camps', contact_person: 'Rami', primary_phone: '+966115003201' }],
  },
  {
    file: 'lost-zeros.csv',
    what: 'phones whose zero a spreadsheet has taken',
    entity: 'customer',
    columns: 'first_name|last_name|email|primary_phone',
    records: [{ primary_phone: '+8801711002501' }, { primary_phone: '+8801711002502' }],
  },
  {
    file: 'numbers-as-numbers.xlsx',
    what: 'phones, identities and amounts that are kept as numbers; the last digits of the identities are lost',
    entity: 'customer',
    columns: 'first_name|last_name|email|primary_phone|nid|customer_credit_limit|date_of_birth',
    refused: ['2 nid lost_digits', '3 nid lost_digits'],
    decided: { targets: { NID: '-' } },
    records: [
      { primary_phone: '+8801711003601', customer_credit_limit: '25000.00', date_of_birth: '1991-08-30' },
      { primary_phone: '+8801711003602', customer_credit_limit: '0.50', date_of_birth: '1989-01-31' },
    ],
  },
  {
    file: 'members-list.csv',
    what: 'months in words, and amounts with and without a fraction',
    entity: 'member',
    columns:
      'ref_no|first_name+last_name|father_name|email|primary_phone|village|post_office|union|profession|monthly_amount|joined_on',
    records: [
      { ref_no: 'M-001', first_name: 'Abdul', last_name: 'Latif', monthly_amount: '200.00', joined_on: '2024-01-13' },
      { ref_no: 'M-002', village: 'Char Para', monthly_amount: '200.50', joined_on: '2025-03-01' },
    ],
  },
  {
    file: 'libre-office.ods',
    what: 'a sheet of LibreOffice with Turkish heads, and phones as Turkey dials them',
    entity: 'member',
    columns: 'ref_no|first_name+last_name|email|primary_phone|date_of_birth|monthly_amount',
    refused: ['2 primary_phone not_phone', '3 primary_phone not_phone'],
    decided: { corrections: { 2: { primary_phone: '+905320003501' }, 3: { primary_phone: '+905320003502' } } },
    records: [
      {
        first_name: 'Ömer Faruk',
        last_name: 'Yılmaz',
        primary_phone: '+905320003501',
        date_of_birth: '1990-04-05',
        monthly_amount: '150.50',
      },
      { first_name: 'Zeynep', last_name: 'Kaya', monthly_amount: '150.00' },
    ],
  },
  {
    file: 'employees-arabic.csv',
    what: 'departments that are not there yet, and a name to log in by, which nobody has told',
    entity: 'employee',
    columns: 'emp_id_no|first_name|last_name|email|primary_phone|department|designation|emp_join_date|basic_money',
    refused: ['2 username required', '3 username required'],
    decided: { make: ['department', 'designation'], targets: { 'الرقم الوظيفي': 'username' } },
    records: [
      {
        username: 'E-01',
        first_name: 'طارق',
        department: 'الحجوزات',
        designation: 'مشرف',
        emp_join_date: '2024-06-15',
        basic_money: 4500,
      },
      { first_name: 'ليلى', department: 'الحجوزات', designation: 'محاسب', emp_join_date: '2025-07-20' },
    ],
  },
];
