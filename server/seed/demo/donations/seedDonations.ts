import { sql } from 'drizzle-orm';
import { held } from '#catalog/donations/donation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { idsByName } from '../../idsByName.ts';
import { insertNumbered } from '../../insertMany.ts';
import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';
import { insertDocuments } from '../insertDocuments.ts';
import type { Member } from '../people/subscriptions.ts';
import { bullets, headed, paragraph } from '../richText.ts';
import { createRandom } from '../random.ts';
import { causes } from './causes.ts';
import { donationRows, type Method } from './donations.ts';

const causeRows = (ground: Ground) =>
  causes.map(cause => ({
    name: cause.name,
    goal_amount: `${cause.goal}.00`,
    raised_amount: '0.00',
    process: '0.00',
    contributor: 0,
    start_date: addDays(ground.today, cause.starts),
    end_date: addDays(ground.today, cause.ends),
    image: ground.pictures.causes[cause.picture] ?? null,
    short_desc: cause.short,
    is_active: cause.isActive,
    ...written(ground, addDays(ground.today, cause.starts - 5), ground.staff[0]),
  }));

/** Two texts for each cause: what it is about has been published, news of it stand at every step on the way there. */
const contentRows = (ground: Ground) => {
  const steps = ['draft', 'in_review', 'scheduled', 'published', 'archived', 'published'];
  return causes.flatMap((cause, index) => {
    const audit = written(ground, addDays(ground.today, cause.starts - 3), ground.staff[1]);
    return [
      {
        cause: index + 1,
        name: `About ${cause.name}`,
        status: 'published',
        publish_at: null,
        position: 1,
        value: paragraph(cause.why) + headed('What we do', bullets(cause.plan)),
        ...audit,
      },
      {
        cause: index + 1,
        name: 'News',
        status: steps[index] ?? 'draft',
        position: 2,
        publish_at: steps[index] === 'scheduled' ? `${addDays(ground.today, 9)}T04:00:00Z` : null,
        value: paragraph(
          'Thank you to everybody who has given so far. The next report follows at the end of the month.',
        ),
        ...audit,
      },
    ];
  });
};

const imageRows = (ground: Ground) =>
  causes.flatMap((cause, index) =>
    cause.alts.map((alt, place) => ({
      cause: index + 1,
      head: 'On the spot',
      image: ground.pictures.causes[cause.picture],
      alt,
      position: place + 1,
      ...written(ground, addDays(ground.today, cause.starts - 2), ground.staff[1]),
    })),
  );

/**
 * What the host keeps in a cause with every donation: the sum of what is held, its share of the goal rounded down, how
 * many people gave it.
 */
const sumUp = (db: Database) =>
  db.execute(sql`
    update cause set
      raised_amount = given.total, process = trunc(given.total * 100 / goal_amount, 2), contributor = given.people
    from (
      select cause, sum(amount) as total, count(distinct member) as people from donation
      where status in ${held} group by cause
    ) as given
    where given.cause = cause.id`);

async function methodsOf(db: Database): Promise<Method[]> {
  const ids = [...(await idsByName(db, 'paymentmethod'))];
  return ids.map(([name, id]) => ({ id, isCash: name === 'Cash' }));
}

/** Causes with their texts and pictures, and the donations of half a year. */
export async function seedDonations(ground: Ground, members: readonly Member[]): Promise<void> {
  const { db } = ground;
  const random = createRandom(2_503);
  await insertNumbered(db, 'cause', causeRows(ground));
  await insertNumbered(db, 'cause_content', contentRows(ground));
  await insertNumbered(db, 'cause_content_image', imageRows(ground));
  const rows = donationRows(ground, random, { members, methods: await methodsOf(db) });
  await insertDocuments(db, 'donation', { prefix: 'DO', field: 'donation_no', day: 'donated_on' }, rows);
  await sumUp(db);
}
