import { entities } from '#catalog/registry/entities.ts';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../engine/kinds/password.ts';
import type { Host } from '../engine/context/host.ts';
import type { Database, PooledDatabase } from '../platform/services/Database.ts';
import { mapInOrder } from '../platform/db/mapInOrder.ts';
import { analyzeGrown } from './analyzeGrown.ts';
import { vacuumFilled } from './vacuumFilled.ts';
import { branches } from './demo/agency.ts';
import { hijriDay, nextArafah } from './demo/calendar.ts';
import { roleIds, seedOffice } from './demo/office.ts';
import { keepMoney } from './demo/accounts/keepMoney.ts';
import { seedBooks } from './demo/accounts/seedBooks.ts';
import { seedSubLedgers } from './demo/accounts/seedSubLedgers.ts';
import { seedDonations } from './demo/donations/seedDonations.ts';
import type { Ground } from './demo/ground.ts';
import { seedDepartures } from './demo/journey/seedDepartures.ts';
import { seedJourneys } from './demo/journey/seedJourneys.ts';
import { seedMenuItems } from './demo/website/seedMenuItems.ts';
import { makeOffers } from './demo/offer.ts';
import { seedCustomers } from './demo/people/seedCustomers.ts';
import { seedMembers } from './demo/people/seedMembers.ts';
import { seedQualifications } from './demo/people/seedQualifications.ts';
import { seedVendors } from './demo/people/seedVendors.ts';
import { drawAhead, type DrawnPictures } from './demo/drawAhead.ts';
import { noPictures } from './demo/pictures.ts';
import { readPlaces } from './demo/places.ts';
import { createRandom } from './demo/random.ts';
import { seedPilgrims } from './demo/seedPilgrims.ts';
import { seedOrders } from './demo/shop/seedOrders.ts';
import { seedPurchases } from './demo/shop/seedPurchases.ts';
import { seedShop } from './demo/shop/seedShop.ts';
import { seedImports } from './demo/support/seedImports.ts';
import { seedMessages } from './demo/support/seedMessages.ts';
import { seedTasks } from './demo/support/seedTasks.ts';
import { seedTickets } from './demo/support/seedTickets.ts';
import { makeStaff } from './demo/staff.ts';
import { situations } from './demo/stage.ts';
import { seedWebsite } from './demo/website/seedWebsite.ts';
import { continueIds, insertMany } from './insertMany.ts';
import { alone } from './seedLock.ts';
import { withSounds } from './withSounds.ts';

const DEMO_PASSWORD = 'rihla-demo-2026';
/** Pilgrims at scale 1. */
const PILGRIMS = 1_500;

interface DemoOptions extends Pick<Host, 'vault'> {
  /** Where portraits are drawn to; without it their paths lead nowhere, which measurements do not mind. */
  readonly files?: Host['files'];
  /** What `drawIfEmpty` has drawn there meanwhile. */
  readonly drawn?: DrawnPictures | undefined;
  /** Multiplies the pilgrims and the seats that they fill. */
  readonly scale: number;
  /** Is told what is filled next. */
  readonly told?: (step: string) => void;
  /** The day around which seasons, groups and files are laid. The same day gives the same data. */
  readonly now: Date;
}

async function hasUsers(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from "user" limit 1`);
  return rows.length > 0;
}

/** Draws the pictures while other work goes on, if demo data is going to be asked for. */
export const drawIfEmpty = async (
  db: PooledDatabase,
  { files, now }: Required<Pick<DemoOptions, 'files' | 'now'>>,
): Promise<DrawnPictures | undefined> => ((await hasUsers(db)) ? undefined : drawAhead(db, files, now));

const seasonOf = (arafah: string) => ({ year: Number(arafah.slice(0, 4)), hijri: hijriDay(arafah).year });

/** What the society, the website and the shop add, by what is told of it; ids of their people begin at `first`. */
const around = (ground: Ground, first: number): readonly (readonly [string, () => Promise<void>])[] => [
  [
    'members, customers and vendors',
    async () => {
      const members = await seedMembers(ground, first);
      const next = await seedCustomers(ground, 1 + Math.max(...members.map(({ id }) => id)));
      const sellers = await seedVendors(ground, next);
      await seedQualifications(ground);
      await seedDonations(ground, members);
      await seedShop(ground, sellers);
    },
  ],
  ['the website', () => seedWebsite(ground)],
  ['purposes', () => seedSubLedgers(ground)],
  ['the books', () => seedBooks(ground)],
  ['orders', () => seedOrders(ground)],
  ['journeys', () => seedJourneys(ground)],
  ['purchases', () => seedPurchases(ground)],
  ['the money of vouchers', () => keepMoney(ground)],
  ['tickets', () => seedTickets(ground)],
  ['messages', () => seedMessages(ground)],
  ['tasks', () => seedTasks(ground)],
  ['imports', () => seedImports(ground)],
  ['menus', () => seedMenuItems(ground)],
];

async function fill(tx: Database, { vault, drawn, scale, now, told = () => {} }: DemoOptions): Promise<boolean> {
  if (await hasUsers(tx)) return false;
  const random = createRandom(1448);
  const today = now.toISOString().slice(0, 10);
  const places = await readPlaces(tx);
  const pictures = drawn?.pictures ?? noPictures;
  await drawn?.keep(tx);
  const offers = makeOffers(today);
  told('Demo data: the office');
  await seedOffice(tx, { places, offers, pictures, scale, today });

  const password = await hashPassword(DEMO_PASSWORD);
  const staff = makeStaff({ random, today, places, pictures, roles: await roleIds(tx), password });
  await insertMany(tx, 'user', staff.users.map(withSounds(entities.user)));
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
  const ground = { db: tx, today, places, pictures, staff: staff.active, scale, vault };
  told('Demo data: departures');
  const seatOf = await seedDepartures(ground);
  told('Demo data: pilgrims');
  await seedPilgrims(tx, world, { count: Math.round(PILGRIMS * scale), vault, seatOf });
  await analyzeGrown(tx);
  await mapInOrder(around(ground, 1 + staff.users.length), async ([step, work]) => {
    told(`Demo data: ${step}`);
    await work();
    await analyzeGrown(tx);
  });
  return true;
}

/**
 * Fills an empty database with an invented agency. Gives false, and changes nothing, when it has users already.
 * Reference data must be there.
 */
export async function seedDemo(db: PooledDatabase, options: DemoOptions): Promise<boolean> {
  const { files, now, told } = options;
  if (files && !options.drawn) told?.('Demo data: pictures');
  const drawn = options.drawn ?? (files && (await drawIfEmpty(db, { files, now })));
  const isSeeded = await alone(db, tx => fill(tx, { ...options, drawn }));
  if (!isSeeded) return false;
  told?.('Demo data: statistics');
  await vacuumFilled(db);
  return true;
}
