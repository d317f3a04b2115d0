import { entities } from '#catalog/registry/entities.ts';
import { withSounds } from '../../withSounds.ts';
import { continueIds, insertMany, insertNumbered } from '../../insertMany.ts';
import { addDays } from '../calendar.ts';
import { latin, makeFather, makeMother } from '../family.ts';
import { type Ground, scaled, written } from '../ground.ts';
import { insertDocuments } from '../insertDocuments.ts';
import { createRandom, type Random } from '../random.ts';
import { type Member, subscriptionRows } from './subscriptions.ts';
import { makeUser } from './makeUser.ts';

const MEMBERS = 80;
const LEAST = 30;

/** The demo account of a plain user is a member too, so that it has dues and donations of its own. */
const DEMO_MEMBER = 3;

const professions = [
  'Teacher',
  'Farmer',
  'Physician',
  'Engineer',
  'Trader',
  'Banker',
  'Retired officer',
  'Imam',
  'Lawyer',
  'Homemaker',
] as const;
const villages = [
  'Char Rupali',
  'Dighirpar',
  'Kazirgaon',
  'Madhupur',
  'Nayanpur',
  'Purbapara',
  'Shantipur',
  'Uttar Khamar',
] as const;

const subscriptions = [
  { state: 'active', weight: 84 },
  { state: 'paused', weight: 9 },
  { state: 'cancelled', weight: 7 },
] as const;

const executives = [
  'President',
  'Vice President',
  'General Secretary',
  'Joint Secretary',
  'Treasurer',
  'Organising Secretary',
  'Welfare Secretary',
  'Publicity Secretary',
  'Executive Member',
  'Executive Member',
] as const;
const advisers = [
  'Chief Adviser',
  'Religious Adviser',
  'Legal Adviser',
  'Medical Adviser',
  'Adviser',
  'Adviser',
] as const;
const generals = Array.from({ length: 12 }, () => 'General Member');

function makeMember(ground: Ground, random: Random, number: number, id: number) {
  const joined = addDays(ground.today, -random.int(40, 2_600));
  const { user, person } = makeUser(ground, random, { id, type: 'member', since: joined, men: 0.75 });
  const village = random.pick(villages);
  // Who holds an office pays.
  const holdsOffice = number <= executives.length + advisers.length;
  const member = {
    id,
    ref_no: `MB-${String(number).padStart(4, '0')}`,
    joined_on: joined,
    subscription: holdsOffice ? subscriptions[0].state : random.weighted(subscriptions).state,
    monthly_amount: random.pick(['200.00', '300.00', '500.00', '500.00', '1000.00']),
    father_name: latin(makeFather(random, person)),
    mother_name: latin(makeMother(random)),
    spouse_name: person.gender === 'male' && random.chance(0.8) ? latin(makeMother(random)) : null,
    village,
    post_office: `${village} Bazar`,
    union: random.pick(['Ward 1', 'Ward 4', 'Uttar Union', 'Dakshin Union']),
    profession: random.pick(professions),
    religion: 'Islam',
  };
  return { user, member };
}

const demoMember = (ground: Ground) => ({
  id: DEMO_MEMBER,
  ref_no: 'MB-0000',
  joined_on: addDays(ground.today, -400),
  subscription: 'active' as const,
  monthly_amount: '300.00',
  father_name: null,
  mother_name: null,
  spouse_name: null,
  village: null,
  post_office: null,
  union: null,
  profession: null,
  religion: null,
});

/** Offices of a term that began last year, to the members in their order from one on. */
const officeRows = (ground: Ground, names: readonly string[], members: readonly Member[]) =>
  members.slice(0, names.length).map((member, index) => ({
    member: member.id,
    designation: names[index],
    position: index + 1,
    term_start: addDays(ground.today, -300),
    term_end: addDays(ground.today, 795),
    ...written(ground, addDays(ground.today, -290)),
  }));

/** Members of the society, their offices and the dues of six months. Ids begin at `first`; gives the members. */
export async function seedMembers(ground: Ground, first: number): Promise<readonly Member[]> {
  const { db, scale } = ground;
  const random = createRandom(786);
  const made = Array.from({ length: scaled(MEMBERS, scale, LEAST) }, (_, index) =>
    makeMember(ground, random, index + 1, first + index),
  );
  await insertMany(
    db,
    'user',
    made.map(one => withSounds(entities.user)(one.user)),
  );
  await insertMany(db, 'member', [...made.map(one => one.member), demoMember(ground)]);
  await continueIds(db, 'user');
  const members = [...made.map(one => one.member), demoMember(ground)].map(
    ({ id, joined_on, subscription, monthly_amount }) => ({
      id,
      joined: joined_on,
      subscription,
      monthly: monthly_amount,
    }),
  );
  const [rest, most] = [members.slice(executives.length), executives.length + advisers.length];
  await insertNumbered(db, 'executive_member', officeRows(ground, executives, members));
  await insertNumbered(db, 'adviser_member', officeRows(ground, advisers, rest));
  await insertNumbered(db, 'general_member', officeRows(ground, generals, members.slice(most)));
  await insertDocuments(
    db,
    'monthly_subscription',
    { prefix: 'SB', field: 'bill_no', day: 'subscription_date' },
    subscriptionRows(ground, random, members),
  );
  return members;
}
