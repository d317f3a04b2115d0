/** The invented agency: its offices, its order of work and what it sells. */

export const branches = [
  {
    name: 'Head Office, Dhaka',
    city: 'Dhaka',
    thana: 'Motijheel',
    street: '12 Demo Tower, Dilkusha',
    postcode: '1000',
  },
  {
    name: 'Chattogram',
    city: 'Chattogram',
    thana: 'Double Mooring',
    street: '3 Demo Plaza, Agrabad',
    postcode: '4100',
  },
  { name: 'Sylhet', city: 'Sylhet', thana: 'Kotwali', street: '7 Demo Market, Zindabazar', postcode: '3100' },
  {
    name: 'Cumilla',
    city: 'Cumilla',
    thana: 'Cumilla Adarsha Sadar',
    street: '21 Demo House, Kandirpar',
    postcode: '3500',
  },
  { name: 'Rajshahi', city: 'Rajshahi', thana: 'Boalia', street: '5 Demo Centre, Shaheb Bazar', postcode: '6000' },
] as const;

export const departments = [
  'Management',
  'Hajj and Umrah',
  'Visa and Documents',
  'Ticketing',
  'Tours',
  'Accounts',
  'Customer Care',
  'Administration',
] as const;

interface Post {
  readonly designation: string;
  readonly department: (typeof departments)[number];
  /** Monthly basic pay in BDT. */
  readonly pay: number;
  readonly weight: number;
}

export const GUIDE = 'Hajj Guide';

export const posts: readonly Post[] = [
  { designation: 'Managing Director', department: 'Management', pay: 180_000, weight: 0 },
  { designation: 'General Manager', department: 'Management', pay: 120_000, weight: 0 },
  { designation: 'Branch Manager', department: 'Management', pay: 70_000, weight: 0 },
  { designation: 'Hajj Officer', department: 'Hajj and Umrah', pay: 38_000, weight: 8 },
  { designation: 'Umrah Officer', department: 'Hajj and Umrah', pay: 36_000, weight: 6 },
  { designation: GUIDE, department: 'Hajj and Umrah', pay: 32_000, weight: 10 },
  { designation: 'Visa Officer', department: 'Visa and Documents', pay: 36_000, weight: 6 },
  { designation: 'Document Clerk', department: 'Visa and Documents', pay: 24_000, weight: 6 },
  { designation: 'Ticketing Officer', department: 'Ticketing', pay: 35_000, weight: 5 },
  { designation: 'Tour Executive', department: 'Tours', pay: 33_000, weight: 4 },
  { designation: 'Accountant', department: 'Accounts', pay: 45_000, weight: 3 },
  { designation: 'Cashier', department: 'Accounts', pay: 28_000, weight: 3 },
  { designation: 'Customer Care Executive', department: 'Customer Care', pay: 26_000, weight: 5 },
  { designation: 'Office Assistant', department: 'Administration', pay: 18_000, weight: 4 },
];

export const tourTypes = [
  {
    name: 'Hajj',
    short_desc: 'The pilgrimage in Dhu al-Hijjah, with Makkah, Mina, Arafah and Madinah.',
    is_active: true,
  },
  { name: 'Umrah', short_desc: 'Umrah with ziyarah of Makkah and Madinah, all year round.', is_active: true },
  { name: 'Ziyarah', short_desc: 'Journeys to places of Islamic history.', is_active: true },
  { name: 'Holiday', short_desc: 'Family holidays at home and abroad.', is_active: true },
  { name: 'Corporate', short_desc: 'Journeys of companies and delegations, on request.', is_active: false },
] as const;

export const LICENCE = 'HL-0000';
export const AGENCY = 'Rihla Travels';
