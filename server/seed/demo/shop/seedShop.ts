import { insertMany, insertNumbered, type Row } from '../../insertMany.ts';
import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';
import { demoPhone } from '../party.ts';
import { createRandom } from '../random.ts';
import { productRows, variants } from './products.ts';
import { attributeSets, brandNames, colors, makerNames, shelves, sizes } from './shelves.ts';

interface Shelf {
  readonly name: string;
  readonly parent: string | null;
  readonly position: number;
}

const shelfList: readonly Shelf[] = Object.entries(shelves).flatMap(([top, subs], first) => [
  { name: top, parent: null, position: first + 1 },
  ...Object.entries(subs).flatMap(([sub, leaves], second) => [
    { name: sub, parent: top, position: second + 1 },
    ...leaves.map((name, third) => ({ name, parent: sub, position: third + 1 })),
  ]),
]);

const shelfIds: ReadonlyMap<string, number> = new Map(shelfList.map(({ name }, index) => [name, index + 1]));

const opened = (ground: Ground) => written(ground, addDays(ground.today, -520), ground.staff[0]);

const categoryRows = (ground: Ground): Row[] =>
  shelfList.map(({ name, parent, position }) => {
    const pictured = variants.find(({ sort }) => sort.shelf === name)?.sort.picture;
    return {
      name,
      parent: parent === null ? null : (shelfIds.get(parent) ?? null),
      position,
      image: pictured ? ground.pictures.goods[pictured] : null,
      is_active: true,
      is_top_category: parent === null,
      show_on_homepage: parent === null && position <= 3,
      ...opened(ground),
    };
  });

const makerRows = (ground: Ground): Row[] =>
  makerNames.map((name, index) => ({
    name,
    image: ground.pictures.brands[index % ground.pictures.brands.length],
    email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@rihla.example`,
    phone: demoPhone('9', 91_001 + index),
    website: `https://${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`,
    country: ground.places.bangladesh,
    ...opened(ground),
  }));

/** Which colours and sizes a product comes in: pairs of the tables behind the two fields. */
const pairs = (names: readonly string[], chosen: (index: number) => readonly string[], owners: readonly number[]) =>
  owners.flatMap((owner, index) => chosen(index).map(name => ({ owner, target: names.indexOf(name) + 1 })));

async function seedColours(ground: Ground): Promise<void> {
  const coloured = variants.filter(({ sort }) => sort.colors);
  const names = Object.keys(colors);
  await insertNumbered(
    ground.db,
    'productcolor',
    coloured.map(({ number }) => ({ product: number, ...opened(ground) })),
  );
  await insertMany(
    ground.db,
    'productcolor_color',
    pairs(
      names,
      index => coloured[index]?.sort.colors ?? [],
      coloured.map((_, index) => index + 1),
    ),
  );
}

async function seedAttributes(ground: Ground): Promise<void> {
  await insertNumbered(
    ground.db,
    'attributeset',
    attributeSets.map(({ name, note }) => ({ name, note, ...opened(ground) })),
  );
  const lines = attributeSets.flatMap(({ attributes }, index) =>
    Object.entries(attributes).map(([name, values], position) => ({ owner: index + 1, position, name, values })),
  );
  await insertMany(ground.db, 'attributeset_attributes', lines);
}

const imageRows = (ground: Ground): Row[] =>
  variants.map(({ sort, variant, number }) => ({
    product: number,
    image: ground.pictures.goods[sort.picture],
    alt: `${sort.name}, ${variant.toLowerCase()}, seen from the front`,
    position: 1,
    ...opened(ground),
  }));

/** The shop: shelves in three levels, brands and makers, and what is sold. */
export async function seedShop(ground: Ground, vendors: readonly number[]): Promise<void> {
  const { db, pictures } = ground;
  const audit = opened(ground);
  const marks = (index: number) => pictures.brands[index % pictures.brands.length];
  await insertNumbered(db, 'category', categoryRows(ground));
  await insertNumbered(
    db,
    'brand',
    brandNames.map((name, index) => ({ name, image: marks(index), is_featured_brand: index < 3, ...audit })),
  );
  await insertNumbered(db, 'manufacturer', makerRows(ground));
  await seedAttributes(ground);
  await insertNumbered(
    db,
    'color',
    Object.entries(colors).map(([name, color_code]) => ({ name, color_code, ...audit })),
  );
  await insertNumbered(
    db,
    'size',
    sizes.map(name => ({ name, ...audit })),
  );
  await insertNumbered(db, 'product', productRows(ground, createRandom(1_001), { shelves: shelfIds, vendors }));
  await insertMany(
    db,
    'product_sizes',
    pairs(
      sizes,
      index => variants[index]?.sort.sizes ?? [],
      variants.map(({ number }) => number),
    ),
  );
  await seedColours(ground);
  await insertNumbered(db, 'productimage', imageRows(ground));
}
