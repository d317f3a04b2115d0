import { sql } from 'drizzle-orm';
import { insertNumbered } from '../../insertMany.ts';
import { type Ground, written } from '../ground.ts';
import { createRandom, type Random } from '../random.ts';

const HOLDERS = 25;

/** Degrees by the age at which they are taken. */
const degrees = [
  {
    name: 'Secondary School Certificate',
    age: 16,
    board: ['Dhaka', 'Cumilla', 'Rajshahi', 'Madrasah'],
    school: ['Demo Government High School', 'Nayanpur Model School', 'Shantipur Dakhil Madrasah'],
    best: 500,
  },
  {
    name: 'Higher Secondary Certificate',
    age: 18,
    board: ['Dhaka', 'Cumilla', 'Rajshahi', 'Madrasah'],
    school: ['Demo City College', 'Padma Degree College', 'Dighirpar Alim Madrasah'],
    best: 500,
  },
  {
    name: 'Bachelor of Business Studies',
    age: 22,
    board: ['Invented University'],
    school: ['Department of Management', 'Department of Tourism'],
    best: 400,
  },
  {
    name: 'Master of Arts in Islamic Studies',
    age: 24,
    board: ['Invented University'],
    school: ['Department of Islamic Studies'],
    best: 400,
  },
] as const;

interface Holder extends Record<string, unknown> {
  readonly id: number;
  readonly born: string;
}

function rowsOf(ground: Ground, random: Random, { id, born }: Holder) {
  return degrees.slice(0, random.int(1, degrees.length)).map(degree => ({
    employee: id,
    degree_name: degree.name,
    passing_year: Number(born.slice(0, 4)) + degree.age,
    board: random.pick<string>(degree.board),
    institute_name: random.pick<string>(degree.school),
    grade: (random.int(degree.best * 0.6, degree.best) / 100).toFixed(2),
    image_doc_one: ground.pictures.degree,
    ...written(ground, ground.today, id),
  }));
}

/** Degrees of employees, with a certificate for each. */
export async function seedQualifications(ground: Ground): Promise<void> {
  const random = createRandom(96);
  const { rows } = await ground.db.execute<Holder>(sql`
    select person.id, person.date_of_birth::text as born from "user" person join employee on employee.id = person.id
    where person.date_of_birth < ${ground.today}::date - 365 * 26 order by person.id limit ${HOLDERS}`);
  await insertNumbered(
    ground.db,
    'qualification',
    rows.flatMap(holder => rowsOf(ground, random, holder)),
  );
}
