import type { SheetCase } from './SheetCase.ts';

const entity = 'hajj_passenger_info';
/** What lists of pilgrims do not say: every one of them is of one kind. */
const hajj = { pilgrim_type: 'hajj', management: 'private' };

/** Lists of pilgrims as ministries and agencies of several countries ask for them. */
export const pilgrimCases: readonly SheetCase[] = [
  {
    file: 'bangladesh-ehajj.csv',
    what: 'blood groups in other words, and phones without their zero',
    entity,
    columns:
      '-|tracking_no|pilgrim_id|given_names+surname|father_name|mother_name|nid_number|birth_date|gender|primary_phone|passport_number|passport_issue_date|passport_expiry_date|present_city|present_thana|mahram|blood_group|-',
    decided: { constants: hajj },
    records: [
      {
        tracking_no: 'N00000001A1',
        pilgrim_id: '0000001',
        given_names: 'Md Abdul',
        surname: 'Karim',
        gender: 'male',
        birth_date: '1960-01-25',
        passport_number: 'ZZ0000701',
        passport_expiry_date: '2034-02-12',
        primary_phone: '+8801711000701',
        present_city: 'Dhaka',
        present_thana: 'Savar',
        blood_group: 'A+',
      },
      {
        surname: 'Begum',
        gender: 'female',
        birth_date: '1966-11-03',
        primary_phone: '+8801711000702',
        blood_group: 'O-',
      },
    ],
  },
  {
    file: 'bangladesh-bangla.csv',
    what: 'Bengali heads, words and digits, a title, a sum and a signature',
    entity,
    columns:
      '-|full_name_local|given_names+surname|father_name|gender|birth_date|primary_phone|passport_number|nid_number',
    decided: { constants: hajj },
    records: [
      {
        full_name_local: 'মোঃ আব্দুল মালেক',
        surname: 'Malek',
        gender: 'male',
        birth_date: '1958-03-15',
        primary_phone: '+8801711000711',
      },
      { surname: 'Khatun', gender: 'female', birth_date: '1961-08-27', father_name: 'আব্দুল বারেক' },
    ],
  },
  {
    file: 'turkey-diyanet.csv',
    what: 'semicolons, the code page of Turkey, words of choices, a sum, and phones as Turkey dials them',
    entity,
    columns:
      '-|nid_number|given_names|surname|father_name|mother_name|birth_place|birth_date|gender|marital_status|passport_number|passport_issue_date|passport_expiry_date|primary_phone|present_address|blood_group|occupation|nationality|room_type',
    refused: ['2 primary_phone not_phone', '3 primary_phone not_phone'],
    decided: {
      constants: hajj,
      corrections: { 2: { primary_phone: '+905320000801' }, 3: { primary_phone: '+905320000802' } },
    },
    records: [
      {
        given_names: 'ŞÜKRÜ',
        surname: 'ÇAĞLAR',
        birth_place: 'IĞDIR',
        primary_phone: '+905320000801',
        birth_date: '1957-02-21',
        gender: 'male',
        marital_status: 'married',
        nationality: 'Türkiye',
        blood_group: 'A+',
        room_type: 'triple_room',
      },
      { given_names: 'GÜLŞEN', gender: 'female', blood_group: 'O-', passport_expiry_date: '2034-01-15' },
    ],
  },
  {
    file: 'gulf-arabic.csv',
    what: 'Arabic heads and words in the code page of Arabic',
    entity,
    columns:
      '-|full_name_local|given_names+surname|passport_number|passport_issue_date|passport_expiry_date|birth_date|gender|nid_number|primary_phone|email|occupation|marital_status|blood_group',
    decided: { constants: hajj },
    records: [
      {
        full_name_local: 'سالم أحمد الحربي',
        given_names: 'Salem Ahmed',
        surname: 'Alharbi',
        gender: 'male',
        occupation: 'معلم',
        marital_status: 'married',
        blood_group: 'O+',
      },
      { surname: 'Alharbi', gender: 'female', marital_status: 'married', blood_group: 'B-', birth_date: '1975-09-28' },
    ],
  },
  {
    file: 'umrah-utf16.tsv',
    what: 'tabs in UTF-16, Arabic digits, a title and a sum',
    entity,
    columns: '-|given_names+surname|passport_number|birth_date|gender|primary_phone',
    decided: { constants: { pilgrim_type: 'umrah', management: 'private' } },
    records: [
      {
        pilgrim_type: 'umrah',
        surname: 'Saleh',
        birth_date: '1980-07-23',
        gender: 'female',
        primary_phone: '+966500000911',
      },
      { given_names: 'Majed', birth_date: '1978-12-31', gender: 'male' },
    ],
  },
  {
    file: 'india-hcoi.csv',
    what: 'a head for the father or the husband, ages, and a count at the end',
    entity,
    columns:
      'registration_no|-|given_names+surname|-|birth_date|-|gender|passport_number|passport_issue_date|passport_expiry_date|passport_issue_place|nid_number|primary_phone|-|present_postal_code',
    decided: { constants: hajj, targets: { 'Father/Husband Name': 'father_name' } },
    records: [
      {
        registration_no: 'XX-1',
        given_names: 'Imran Khan',
        surname: 'Pathan',
        father_name: 'Salim Khan',
        birth_date: '1970-05-05',
        passport_issue_place: 'Mumbai',
        primary_phone: '+919800001001',
      },
      { given_names: 'Shabana', gender: 'female', birth_date: '1974-08-17', passport_expiry_date: '2033-12-31' },
    ],
  },
  {
    file: 'pakistan-mora.csv',
    what: 'days with the month in letters, identities with dashes, and whose son or wife somebody is',
    entity,
    columns:
      'registration_no|-|given_names+surname|-|nid_number|passport_number|passport_expiry_date|birth_date|gender|mahram|mahram_relation|primary_phone|present_city|blood_group|nominee_name|-',
    decided: { constants: hajj, targets: { 'S/O D/O W/O': 'father_name' } },
    records: [
      {
        surname: 'Ahmed',
        father_name: 'Ahmed Din',
        birth_date: '1968-03-23',
        present_city: 'Lahore',
        blood_group: 'B+',
      },
      { gender: 'female', birth_date: '1972-09-09', mahram_relation: 'husband', blood_group: 'AB+' },
    ],
  },
  {
    file: 'indonesia-jemaah.csv',
    what: 'months of Indonesian, and blood groups that are half told',
    entity,
    columns:
      '-|registration_no|given_names+surname|father_name|nid_number|birth_place|birth_date|gender|marital_status|occupation|present_address|passport_number|passport_issue_date|passport_expiry_date|blood_group|primary_phone',
    decided: {
      constants: hajj,
      targets: { 'Golongan Darah': '-' },
    },
    refused: ['2 blood_group not_choice', '3 blood_group not_choice'],
    records: [
      {
        surname: 'Rahayu',
        gender: 'female',
        birth_date: '1965-08-17',
        marital_status: 'married',
        birth_place: 'Bandung',
      },
      { surname: 'Wijaya', gender: 'male', birth_date: '1960-05-05', passport_expiry_date: '2034-02-03' },
    ],
  },
  {
    file: 'malaysia-jemaah.csv',
    what: 'Malay heads and words',
    entity,
    columns:
      '-|given_names+surname|nid_number|passport_number|passport_expiry_date|birth_date|gender|nationality|primary_phone|present_address|present_postal_code|emergency_name',
    decided: { constants: hajj },
    records: [
      {
        surname: 'Ismail',
        gender: 'male',
        birth_date: '1963-02-14',
        nationality: 'Malaysia',
        emergency_name: 'Aishah',
      },
      { surname: 'Osman', gender: 'female', primary_phone: '+60120001302', present_postal_code: '50000' },
    ],
  },
  {
    file: 'uk-agent.csv',
    what: 'middle names, an address on two lines, and phones as another country dials them',
    entity,
    columns:
      '-|honorific|given_names|given_names|surname|birth_date|gender|nationality|passport_number|passport_issue_date|passport_expiry_date|passport_issue_place|present_address|present_address|present_postal_code|primary_phone|email|room_type|emergency_name|emergency_phone',
    refused: ['2 primary_phone not_phone', '3 primary_phone not_phone'],
    decided: {
      constants: hajj,
      corrections: { 2: { primary_phone: '+447700900401' }, 3: { primary_phone: '+447700900402' } },
    },
    records: [
      {
        honorific: 'Mr',
        given_names: 'Adam James',
        surname: 'Patel',
        passport_number: '000001401',
        present_address: '1 Example Street, Flat 2',
        room_type: 'quad_room',
        primary_phone: '+447700900401',
        emergency_phone: '+447700900402',
      },
      { given_names: 'Sara', gender: 'female', nationality: 'United Kingdom', birth_date: '1987-10-12' },
    ],
  },
];
