import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';
import type { Random } from '../random.ts';
import { bullets, paragraph } from '../richText.ts';
import { type Sort, sorts } from './goods.ts';
import { attributeSets, brandNames, makerNames } from './shelves.ts';

interface Stock {
  /** Ids of the shelves by name. */
  readonly shelves: ReadonlyMap<string, number>;
  readonly vendors: readonly number[];
}

/** EAN-13 for use in one's own shop begins with 2; the last digit makes the weighted sum a multiple of ten. */
function barcode(number: number): string {
  const digits = `2000000${String(number).padStart(5, '0')}`;
  const sum = digits.split('').reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

/** A price before the discount, about a fifth higher and round. */
const before = (price: number): string => `${Math.ceil((price * 1.2) / 10) * 10}.00`;

const flagsOf = (random: Random, isReduced: boolean) => ({
  is_published: random.chance(0.93),
  is_popular: random.chance(0.25),
  is_featured: random.chance(0.2),
  is_new_arrival: random.chance(0.15),
  is_under_discount: isReduced,
  is_flash_deal: isReduced && random.chance(0.3),
  is_available_for_preorder: random.chance(0.05),
  show_on_homepage: random.chance(0.2),
  allow_customer_review: true,
  num_reviews: 0,
});

const numberIn = (names: readonly string[], name: string): number => names.indexOf(name) + 1;

function productRow(
  ground: Ground,
  random: Random,
  { shelves, vendors }: Stock,
  { sort, variant, price, number }: Variant,
) {
  const isReduced = random.chance(0.25);
  return {
    name: `${sort.name}, ${variant}`,
    sku: `RT-${1_000 + number}`,
    barcode: barcode(number),
    category: shelves.get(sort.shelf) ?? null,
    brand: numberIn(brandNames, sort.brand),
    manufacturer: numberIn(makerNames, sort.maker),
    vendor: random.pick(vendors),
    attribute_set: numberIn(
      attributeSets.map(set => set.name),
      sort.attributes,
    ),
    condition: 'brand_new',
    unit_price: `${price}.00`,
    old_price: isReduced ? before(price) : null,
    thumbnail: ground.pictures.goods[sort.picture],
    short_desc: sort.short,
    full_desc:
      paragraph(sort.short) + bullets([`Variant: ${variant}`, `Made by ${sort.maker}`, 'Delivered to every district']),
    expire_info: sort.expires ?? null,
    display_order: 1 + (number % 10),
    ...flagsOf(random, isReduced),
    ...written(ground, addDays(ground.today, -random.int(10, 500)), random.pick(ground.staff)),
  };
}

export interface Variant {
  readonly sort: Sort;
  readonly variant: string;
  readonly price: number;
  /** Counts all products, and is the record's id. */
  readonly number: number;
}

/** Every product of the shop, in the order of its ids. */
export const variants: readonly Variant[] = sorts
  .flatMap(sort => sort.variants.map(([variant, price]) => ({ sort, variant, price })))
  .map((one, index) => ({ ...one, number: index + 1 }));

export const productRows = (ground: Ground, random: Random, stock: Stock) =>
  variants.map(variant => productRow(ground, random, stock, variant));
