import { sql } from 'drizzle-orm';
import { hashPassword } from '../auth/password.ts';
import type { Host } from '../host.ts';
import type { Database, PooledDatabase } from '../db/Database.ts';
import { branches } from './demo/agency.ts';
import { hijriDay, nextArafah } from './demo/calendar.ts';
import { roleIds, seedOffice } from './demo/office.ts';
import { keepMoney } from './demo/accounts/keepMoney.ts';
import { seedBooks } from './demo/accounts/seedBooks.ts';
import { seedSubLedgers } from './demo/accounts/seedSubLedgers.ts';
import { seedDonations } from './demo/donations/seedDonations.ts';
import type { Ground } from './demo/ground.ts';
import { seedJourneys } from './demo/journey/seedJourneys.ts';
import { seedMenuItems } from './demo/website/seedMenuItems.ts';
import { makeOffers } from './demo/offer.ts';
import { seedCustomers } from './demo/people/seedCustomers.ts';
import { seedMembers } from './demo/people/seedMembers.ts';
import { seedQualifications } from './demo/people/seedQualifications.ts';
import { seedVendors } from './demo/people/seedVendors.ts';
import { drawPictures, noPictures } from './demo/pictures.ts';
import { readPlaces } from './demo/places.ts';
import { createRandom } from './demo/random.ts';
import { seedPilgrims } from './demo/seedPilgrims.ts';
import { seedOrders } from './demo/shop/seedOrders.ts';
import { seedPurchases } from './demo/shop/seedPurchases.ts';
import { seedShop } from './demo/shop/seedShop.ts';
import { seedMessages } from './demo/support/seedMessages.ts';
import { seedTasks } from './demo/support/seedTasks.ts';
import { seedTickets } from './demo/support/seedTickets.ts';
import { makeStaff } from './demo/staff.ts';
import { situations } from './demo/stage.ts';
import { seedWebsite } from './demo/website/seedWebsite.ts';
import { continueIds, insertMany } from './insertMany.ts';
import { alone } from './seedLock.ts';

const DEMO_PASSWORD = 'rihla-demo-2026';
/** Pilgrims at scale 1. */
const PILGRIMS = 1_500;

interface DemoOptions extends Pick<Host, 'vault'> {
  /** Where portraits are drawn to; without it their paths lead nowhere, which measurements do not mind. */
  readonly files?: Host['files'];
  /** Multiplies the pilgrims and the seats that they fill. */
  readonly scale: number;
  /** The day around which seasons, groups and files are laid. The same day gives the same data. */
  readonly now: Date;
}

async function hasUsers(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from "user" limit 1`);
  return rows.length > 0;
}

const seasonOf = (arafah: string) => ({ year: Number(arafah.slice(0, 4)), hijri: hijriDay(arafah).year });

/** What the society, the website and the shop add; ids of their people begin at `first`. */
async function seedAround(ground: Ground, first: number): Promise<void> {
  const members = await seedMembers(ground, first);
  const next = await seedCustomers(ground, 1 + Math.max(...members.map(({ id }) => id)));
  const sellers = await seedVendors(ground, next);
  await seedQualifications(ground);
  await seedDonations(ground, members);
  await seedWebsite(ground);
  await seedShop(ground, sellers);
  await seedSubLedgers(ground);
  await seedBooks(ground);
  await seedOrders(ground);
  await seedJourneys(ground);
  await seedPurchases(ground);
  await keepMoney(ground);
  await seedTickets(ground);
  await seedMessages(ground);
  await seedTasks(ground);
  await seedMenuItems(ground);
}

async function fill(tx: Database, { vault, files, scale, now }: DemoOptions): Promise<boolean> {
  if (await hasUsers(tx)) return false;
  const random = createRandom(1448);
  const today = now.toISOString().slice(0, 10);
  const places = await readPlaces(tx);
  const pictures = files ? await drawPictures(files) : noPictures;
  const offers = makeOffers(today);
  await seedOffice(tx, { places, offers, pictures, scale, today });

  const password = await hashPassword(DEMO_PASSWORD);
  const staff = makeStaff({ random, today, places, pictures, roles: await roleIds(tx), password });
  await insertMany(tx, 'user', staff.users);
  await insertMany(tx, 'employee', staff.employees);
  await continueIds(tx, 'user');

  const world = {
    random,
    today,
    places,
    pictures,
    branches: branches.map(({ city }, index) => ({ id: index + 1, city })),
    guides: staff.guides,
    staff: staff.active,
    season: seasonOf(nextArafah(today)),
    situate: situations(
      offers.filter(offer => offer.type === 'Hajj' || offer.type === 'Umrah'),
      { today, scale },
    ),
  };
  await seedPilgrims(tx, world, { count: Math.round(PILGRIMS * scale), vault });
  await seedAround({ db: tx, today, places, pictures, staff: staff.active, scale, vault }, 1 + staff.users.length);
  return true;
}

/**
 * Fills an empty database with an invented agency. Gives false, and changes nothing, when it has users already.
 * Reference data must be there.
 */
export async function seedDemo(db: PooledDatabase, options: DemoOptions): Promise<boolean> {
  const isSeeded = await alone(db, tx => fill(tx, options));
  // The first lists are asked for before PostgreSQL would look at the tables by itself.
  if (isSeeded) await db.execute(sql`vacuum (analyze)`);
  return isSeeded;
}
