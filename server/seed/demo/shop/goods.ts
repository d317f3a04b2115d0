import type { Pictures } from '../pictures.ts';
import type { attributeSets, brandNames, ColorName, makerNames, SizeName } from './shelves.ts';

/** Goods of one sort; each variant is a product of its own. Prices in BDT. */
export interface Sort {
  readonly name: string;
  readonly shelf: string;
  readonly picture: keyof Pictures['goods'];
  readonly brand: (typeof brandNames)[number];
  readonly maker: (typeof makerNames)[number];
  readonly attributes: (typeof attributeSets)[number]['name'];
  readonly short: string;
  readonly variants: readonly (readonly [variant: string, price: number])[];
  readonly colors?: readonly ColorName[];
  readonly sizes?: readonly SizeName[];
  readonly expires?: string;
}

const cloth = { brand: 'Tijara', maker: 'Tijara Textiles', attributes: 'Textiles' } as const;
const luggage = { brand: 'Safar', maker: 'Safar Bags', attributes: 'Luggage' } as const;
const food = {
  brand: 'Ajwa Farms',
  maker: 'Ajwa Farms Trading',
  attributes: 'Food',
  expires: 'Best before twelve months from packing.',
} as const;
const print = { brand: 'Noor', maker: 'Noor Book House', attributes: 'Books' } as const;
const craft = { brand: 'Rupsha', maker: 'Rupsha Handicrafts', attributes: 'Textiles' } as const;

export const sorts: readonly Sort[] = [
  {
    ...cloth,
    name: 'Ihram set',
    shelf: 'Ihram for men',
    picture: 'ihram',
    short: 'Two unsewn cloths of cotton towelling.',
    variants: [
      ['Standard', 1_450],
      ['Soft', 1_950],
      ['Light', 1_650],
      ['Bamboo', 2_400],
    ],
    colors: ['White'],
    sizes: ['M', 'L', 'XL'],
  },
  {
    ...cloth,
    name: 'Women’s Hajj dress',
    shelf: 'Ihram for women',
    picture: 'ihram',
    short: 'Wide, closed at the neck, with pockets that close.',
    variants: [
      ['Plain', 1_800],
      ['With hood', 2_200],
      ['Linen', 2_900],
    ],
    colors: ['White', 'Ivory', 'Black'],
    sizes: ['S', 'M', 'L', 'XL'],
  },
  {
    ...cloth,
    name: 'Children’s ihram',
    shelf: 'Ihram for children',
    picture: 'ihram',
    short: 'Small cloths with a button against slipping.',
    variants: [
      ['4 to 6 years', 850],
      ['7 to 10 years', 950],
    ],
    colors: ['White'],
    sizes: ['XS', 'S'],
  },
  {
    ...cloth,
    name: 'Ihram belt',
    shelf: 'Belts and pins',
    picture: 'bag',
    short: 'Two pockets against the body, one for the telephone.',
    variants: [
      ['Canvas', 380],
      ['Leather', 720],
      ['With lock', 890],
    ],
    colors: ['White', 'Sand', 'Black'],
  },
  {
    ...cloth,
    name: 'Sandals without seams',
    shelf: 'Sandals',
    picture: 'bag',
    short: 'Leave the ankle bone free, as the ihram asks.',
    variants: [
      ['Rubber', 450],
      ['Cork', 980],
    ],
    colors: ['Brown', 'Black'],
    sizes: ['S', 'M', 'L', 'XL'],
  },
  {
    ...craft,
    name: 'Travel prayer mat',
    shelf: 'Mats for travel',
    picture: 'mat',
    short: 'Folds to the size of a hand, with a compass.',
    variants: [
      ['Nylon', 520],
      ['Cotton', 680],
      ['With backrest', 1_350],
    ],
    colors: ['Navy', 'Maroon', 'Green'],
    sizes: ['70 x 110 cm'],
  },
  {
    ...craft,
    name: 'Prayer mat',
    shelf: 'Mats for home',
    picture: 'mat',
    short: 'Woven in Rupsha, thick under the knees.',
    variants: [
      ['Velvet', 1_200],
      ['Wool', 3_400],
      ['Jute', 900],
      ['Children’s', 650],
    ],
    colors: ['Maroon', 'Green', 'Turquoise', 'Sand'],
    sizes: ['70 x 110 cm', '80 x 120 cm'],
  },
  {
    ...craft,
    name: 'Prayer beads',
    shelf: 'Prayer beads',
    picture: 'beads',
    short: 'Ninety-nine beads on a firm cord.',
    variants: [
      ['Olive wood', 420],
      ['Glass', 350],
      ['Sandalwood', 1_150],
      ['33 beads', 180],
    ],
    colors: ['Brown', 'Turquoise', 'Black'],
  },
  {
    ...luggage,
    name: 'Suitcase',
    shelf: 'Suitcases',
    picture: 'bag',
    short: 'Hard shell, four wheels, a lock that the customs can open.',
    variants: [
      ['Cabin', 4_900],
      ['Medium', 6_800],
      ['Large', 8_500],
    ],
    colors: ['Navy', 'Grey', 'Maroon'],
    sizes: ['20 inch', '24 inch', '28 inch'],
  },
  {
    ...luggage,
    name: 'Pilgrim’s shoulder bag',
    shelf: 'Shoulder bags',
    picture: 'bag',
    short: 'For passport, medicines and a bottle; the name shows through a window.',
    variants: [
      ['Standard', 650],
      ['Waterproof', 990],
      ['Group set of ten', 5_900],
    ],
    colors: ['Green', 'Navy', 'Black'],
  },
  {
    ...luggage,
    name: 'Umbrella',
    shelf: 'Sun and rain',
    picture: 'umbrella',
    short: 'Silver outside against the sun of Arafah.',
    variants: [
      ['Folding', 550],
      ['Long', 750],
      ['For the head', 320],
    ],
    colors: ['White', 'Navy'],
  },
  {
    ...luggage,
    name: 'Water bottle',
    shelf: 'Care',
    picture: 'bottle',
    short: 'Keeps cold for twelve hours.',
    variants: [
      ['750 ml', 780],
      ['1 litre', 940],
      ['With spray', 620],
    ],
    colors: ['Turquoise', 'White'],
  },
  {
    ...luggage,
    name: 'Care set without scent',
    shelf: 'Care',
    picture: 'bottle',
    short: 'Soap, cream and shampoo that may be used in ihram.',
    variants: [
      ['Small', 480],
      ['Family', 1_250],
    ],
    expires: 'Use within two years.',
  },
  {
    ...food,
    name: 'Ajwa dates',
    shelf: 'Ajwa',
    picture: 'dates',
    short: 'From Madinah, of this year’s harvest.',
    variants: [
      ['250 g', 690],
      ['500 g', 1_320],
      ['1 kg', 2_500],
      ['Gift box', 1_990],
    ],
  },
  {
    ...food,
    name: 'Mabroom dates',
    shelf: 'Mabroom',
    picture: 'dates',
    short: 'Long, chewy, not too sweet.',
    variants: [
      ['500 g', 980],
      ['1 kg', 1_850],
      ['3 kg', 5_200],
    ],
  },
  {
    ...food,
    name: 'Black seed honey',
    shelf: 'Honey and black seed',
    picture: 'bottle',
    short: 'Honey of the Sundarbans with black seed.',
    variants: [
      ['250 g', 560],
      ['500 g', 1_050],
    ],
  },
  {
    ...food,
    name: 'Black seed oil',
    shelf: 'Honey and black seed',
    picture: 'bottle',
    short: 'Cold pressed.',
    variants: [
      ['100 ml', 420],
      ['200 ml', 780],
    ],
  },
  {
    ...print,
    name: 'The way of Hajj',
    shelf: 'Hajj and Umrah',
    picture: 'book',
    short: 'Day by day, with maps and prayers.',
    variants: [
      ['English', 350],
      ['Bangla', 280],
      ['Arabic', 390],
      ['Pocket', 180],
    ],
  },
  {
    ...print,
    name: 'Umrah step by step',
    shelf: 'Hajj and Umrah',
    picture: 'book',
    short: 'In forty pages, to hang around the neck.',
    variants: [
      ['English', 150],
      ['Bangla', 120],
    ],
  },
  {
    ...print,
    name: 'Ibrahim builds the house',
    shelf: 'For children',
    picture: 'book',
    short: 'A picture book for readers from five.',
    variants: [
      ['Bangla', 240],
      ['English', 290],
    ],
  },
  {
    brand: 'Barakah',
    maker: 'Rupsha Handicrafts',
    attributes: 'Textiles',
    name: 'Prayer cap',
    shelf: 'Caps',
    picture: 'ihram',
    short: 'Hand-crocheted.',
    variants: [
      ['Plain', 220],
      ['Embroidered', 480],
    ],
    colors: ['White', 'Ivory', 'Black'],
    sizes: ['M', 'L'],
  },
];
