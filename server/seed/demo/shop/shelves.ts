/** Shelves of the shop in three levels; each name stands once. */
export const shelves: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Clothing: {
    Ihram: ['Ihram for men', 'Ihram for women', 'Ihram for children'],
    'Belts and pins': [],
    Caps: [],
    Sandals: [],
  },
  Prayer: { 'Prayer mats': ['Mats for travel', 'Mats for home'], 'Prayer beads': [] },
  'Travel goods': { Bags: ['Suitcases', 'Shoulder bags'], 'Sun and rain': [], Care: [] },
  Food: { Dates: ['Ajwa', 'Mabroom'], 'Honey and black seed': [] },
  Books: { 'Hajj and Umrah': [], 'For children': [] },
};

export const brandNames = ['Safar', 'Noor', 'Tijara', 'Ajwa Farms', 'Barakah', 'Rupsha'] as const;
export const makerNames = [
  'Tijara Textiles',
  'Ajwa Farms Trading',
  'Noor Book House',
  'Safar Bags',
  'Rupsha Handicrafts',
] as const;

export const attributeSets = [
  {
    name: 'Textiles',
    note: 'Measures in centimetres.',
    attributes: {
      Fabric: 'Cotton, towelling, bamboo, linen, wool, velvet, jute',
      Weight: '180 g, 250 g, 400 g per square metre',
    },
  },
  {
    name: 'Luggage',
    note: null,
    attributes: { Volume: 'Up to 40 l, 40 to 70 l, above 70 l', Lock: 'None, number, key', Shell: 'Hard, soft' },
  },
  {
    name: 'Food',
    note: 'Best before stands with each product.',
    attributes: { Origin: 'Madinah, Qassim, Sundarbans', 'Net weight': '250 g, 500 g, 1 kg, 3 kg' },
  },
  { name: 'Books', note: null, attributes: { Language: 'English, Bangla, Arabic', Binding: 'Paper, board, ring' } },
] as const;

export const colors = {
  White: '#ffffff',
  Ivory: '#f6f0dd',
  Black: '#212121',
  Navy: '#1a2a52',
  Maroon: '#7a1f2b',
  Green: '#2e6b3f',
  Sand: '#cbb389',
  Grey: '#808a90',
  Turquoise: '#2a8c8c',
  Brown: '#6b4a2f',
} as const;
export type ColorName = keyof typeof colors;

export const sizes = [
  'XS',
  'S',
  'M',
  'L',
  'XL',
  'XXL',
  '70 x 110 cm',
  '80 x 120 cm',
  '20 inch',
  '24 inch',
  '28 inch',
] as const;
export type SizeName = (typeof sizes)[number];
