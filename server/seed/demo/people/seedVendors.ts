import { entities } from '#catalog/registry/entities.ts';
import { withSounds } from '../../withSounds.ts';
import { continueIds, insertMany } from '../../insertMany.ts';
import { branches } from '../agency.ts';
import { addDays } from '../calendar.ts';
import { latin } from '../family.ts';
import type { Ground } from '../ground.ts';
import { createRandom, type Random } from '../random.ts';
import { demoNumbers } from './demoNumbers.ts';
import { makeUser } from './makeUser.ts';
import { type VendorSort, vendorNames } from './vendors.ts';

function makeVendor(
  ground: Ground,
  random: Random,
  { id, name, sort }: { id: number; name: string; sort: VendorSort },
) {
  const { user, person } = makeUser(ground, random, {
    id,
    type: 'vendor',
    since: addDays(ground.today, -random.int(60, 2_000)),
    men: 0.85,
  });
  const isCompany = sort !== 'person';
  const slug = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '')}${id}`;
  const vendor = {
    id,
    branch: random.chance(0.5) ? random.int(1, branches.length) : null,
    is_company: isCompany,
    company_name: isCompany ? name : null,
    contact_person: isCompany ? latin(person).slice(0, 30) : null,
    is_online: random.chance(0.6),
    customer_credit_limit: isCompany ? `${random.int(2, 60) * 50_000}.00` : null,
  };
  const numbered = { ...user, ...demoNumbers(sort === 'hotel' ? 'abroad' : isCompany ? 'house' : 'person', id) };
  return { user: isCompany ? { ...numbered, username: slug, email: `${slug}@rihla.example` } : numbered, vendor };
}

/** Airlines, hotels, transporters and makers of goods. Ids begin at `first`; gives those that sell goods. */
export async function seedVendors(ground: Ground, first: number): Promise<readonly number[]> {
  const random = createRandom(610);
  // Object.entries forgets the names that the sorts have.
  const named = (Object.entries(vendorNames) as [VendorSort, readonly string[]][]).flatMap(([sort, names]) =>
    names.map(name => ({ sort, name })),
  );
  const made = named.map(({ sort, name }, index) => makeVendor(ground, random, { id: first + index, name, sort }));
  await insertMany(
    ground.db,
    'user',
    made.map(one => withSounds(entities.user)(one.user)),
  );
  await insertMany(
    ground.db,
    'vendor',
    made.map(one => withSounds(entities.vendor)(one.vendor)),
  );
  await continueIds(ground.db, 'user');
  return named.flatMap(({ sort }, index) => (sort === 'goods' ? [first + index] : []));
}
