const given = [
  'Abdul Karim',
  'Rahima',
  'Mohammad Yusuf',
  'Ayesha Siddika',
  'Nurul Islam',
  'Fatema',
  'Hasan',
  'Khadija',
];
const surnames = ['Rahman', 'Begum', 'Chowdhury', 'Hossain', 'Khatun', 'Miah', 'Sarker', 'Akter'];
const districts = ['Dhaka', 'Sylhet', 'Khulna', 'Rajshahi', 'Barishal', 'Cumilla'];

const pick = (all: readonly string[], at: number): string => all[at % all.length] ?? '';
const digits = (at: number, size: number): string => String(at).padStart(size, '0');

/** Numbers that no other row has begin with this. */
const FROM = 4_000_000;

function madePilgrim(at: number): Readonly<Record<string, string>> {
  const number = FROM + at;
  const day = digits((at % 27) + 1, 2);
  const town = pick(districts, at);
  return {
    serial: String(at + 1),
    pilgrim_type: 'hajj',
    management: 'private',
    resident_type: 'national',
    hajj_year: '2027',
    pre_registration_no: `PR${number}`,
    registration_no: `RG${number}`,
    identity_kind: 'nid',
    nid_number: `1980${digits(number, 13)}`,
    honorific: at % 2 === 0 ? 'Mr' : 'Mrs',
    given_names: pick(given, at),
    surname: pick(surnames, Math.floor(at / 8)),
    full_name_local: 'আব্দুল করিম',
    father_name: `Father of ${at}`,
    mother_name: `Mother of ${at}`,
    gender: at % 2 === 0 ? 'male' : 'female',
    birth_date: `19${digits(45 + (at % 50), 2)}-05-${day}`,
    birth_place: town,
    marital_status: 'married',
    occupation: 'Business',
    blood_group: 'O+',
    passport_number: `BM${digits(number, 7)}`,
    passport_type: 'ordinary',
    passport_issue_place: town,
    passport_issue_date: `2024-02-${day}`,
    passport_expiry_date: `2034-02-${day}`,
    primary_phone: `+88017${digits(number, 8)}`,
    email: `pilgrim${number}@rihla.example`,
    present_address: `House ${at}, Road ${at % 40}, ${town}`,
    present_postal_code: digits(at % 9_000, 4),
    permanent_address: `Village ${at % 300}, ${town}`,
    permanent_postal_code: digits(at % 9_000, 4),
    emergency_name: `Brother of ${at}`,
    emergency_relation: 'Brother',
    emergency_phone: `+88018${digits(number, 8)}`,
    nominee_name: `Son of ${at}`,
    nominee_relation: 'Son',
    refund_holder: `Holder ${at}`,
    refund_account_no: `110${digits(number, 10)}`,
    refund_bank: 'Islami Bank',
  };
}

/** Pilgrims of a season as a sheet has them, in 40 columns; each of another passport and identity card. */
export const madePilgrims = (many: number): readonly Readonly<Record<string, string>>[] =>
  Array.from({ length: many }, (_, at) => madePilgrim(at));
