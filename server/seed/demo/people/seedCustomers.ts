import { entities } from '#catalog/registry/entities.ts';
import { withSounds } from '../../withSounds.ts';
import { continueIds, insertMany, insertNumbered } from '../../insertMany.ts';
import { idsByName } from '../../idsByName.ts';
import { branches } from '../agency.ts';
import { addDays } from '../calendar.ts';
import { latin } from '../family.ts';
import { type Ground, scaled, written } from '../ground.ts';
import { makeHome } from '../places.ts';
import { createRandom, type Random } from '../random.ts';
import { demoNumbers } from './demoNumbers.ts';
import { makeUser } from './makeUser.ts';

const CUSTOMERS = 120;
const ADDRESSES = 60;

interface Type {
  readonly name: string;
  readonly weight: number;
  readonly credit: readonly [from: number, to: number] | null;
}

/** Customer types of the product, how often each occurs and what each may owe. */
const types: readonly Type[] = [
  { name: 'Retail', weight: 70, credit: null },
  { name: 'Wholesale', weight: 15, credit: [100_000, 1_000_000] },
  { name: 'Agent', weight: 15, credit: [50_000, 500_000] },
];

const creditOf = (random: Random, { credit }: Type): string | null =>
  credit && `${Math.round(random.int(...credit) / 10_000) * 10_000}.00`;

function makeCustomer(ground: Ground, random: Random, id: number) {
  const since = addDays(ground.today, -random.int(3, 1_400));
  const made = makeUser(ground, random, { id, type: 'customer', since, men: 0.68 });
  const type = random.weighted(types);
  const near = branches.findIndex(branch => branch.city === made.home.city.name) + 1;
  const customer = {
    id,
    branch: near || random.int(1, branches.length),
    is_online: random.chance(0.4),
    customer_credit_limit: creditOf(random, type),
  };
  const user = { ...made.user, ...demoNumbers(type.credit ? 'house' : 'none', id) };
  return { ...made, user, customer, type: type.name };
}

type Made = ReturnType<typeof makeCustomer>;

const addressRow = (ground: Ground, random: Random, { user, person }: Made, isDefault: boolean) => {
  const home = makeHome(random, ground.places);
  return {
    customer: user.id,
    name: isDefault ? latin(person) : 'Office',
    phone: user.primary_phone,
    email: random.chance(0.4) ? user.email : null,
    street_address: isDefault ? user.street_address_one : home.address,
    country: ground.places.bangladesh,
    city: isDefault ? user.city : home.city.id,
    thana: isDefault ? user.thana : home.thana.id,
    postal_code: isDefault ? user.postal_code : home.postcode,
    is_default: isDefault,
    note: random.chance(0.15) ? 'Please call before delivery.' : null,
    ...written(ground, user.created_at.slice(0, 10), user.created_by),
  };
};

/** Every fourth customer who has an address has a second one. */
function addressRows(ground: Ground, random: Random, made: readonly Made[]) {
  const wanted = Math.min(scaled(ADDRESSES, ground.scale, 4), made.length);
  const rows = made.flatMap((one, index) => [
    addressRow(ground, random, one, true),
    ...(index % 4 === 0 ? [addressRow(ground, random, one, false)] : []),
  ]);
  return rows.slice(0, wanted);
}

/**
 * Customers of every type in every branch, and where their goods go. Ids begin at `first`; gives the id after the last.
 */
export async function seedCustomers(ground: Ground, first: number): Promise<number> {
  const { db, scale } = ground;
  const random = createRandom(1214);
  const ids = await idsByName(db, 'customer_type');
  const made = Array.from({ length: scaled(CUSTOMERS, scale, 12) }, (_, index) =>
    makeCustomer(ground, random, first + index),
  );
  await insertMany(
    db,
    'user',
    made.map(one => withSounds(entities.user)(one.user)),
  );
  await insertMany(
    db,
    'customer',
    made.map(({ customer, type }) => ({ ...customer, customer_type: ids.get(type) ?? null })),
  );
  await continueIds(db, 'user');
  await insertNumbered(db, 'shippingaddress', addressRows(ground, random, made));
  return first + made.length;
}
