import type { Row as Columns } from '../insertMany.ts';
import { branches, departments, GUIDE, posts } from './agency.ts';
import { addDays } from './calendar.ts';
import { latin, makeFather, makeMother, makePerson, type Person } from './family.ts';
import { familyNames } from './names.ts';
import { demoPhone } from './party.ts';
import type { Pictures } from './pictures.ts';
import { makeHome, type Places } from './places.ts';
import type { Random } from './random.ts';

/** Accounts that the login page of a demonstration offers; the first ids of the user table. */
const accounts = [
  { role: 'ADMIN', name: 'Administrator', login: 'admin', type: 'user' },
  { role: 'STAFF', name: 'Staff member', login: 'staff', type: 'employee' },
  { role: 'USER', name: 'Plain user', login: 'user', type: 'member' },
] as const;

const EMPLOYEES = 60;

interface Hiring {
  readonly random: Random;
  readonly today: string;
  readonly places: Places;
  readonly pictures: Pictures;
  readonly roles: ReadonlyMap<string, number>;
  /** Hash of the password that all of them share. */
  readonly password: string;
}

interface Staff {
  readonly users: readonly Columns[];
  readonly employees: readonly Columns[];
  /** Ids of those who still work there, and of the guides among them. */
  readonly active: readonly number[];
  readonly guides: readonly number[];
}

const demoAccounts = ({ roles, password, today }: Hiring): Columns[] =>
  accounts.map(({ role, name, login, type }, index) => ({
    id: index + 1,
    first_name: name,
    last_name: 'Demo',
    username: login,
    email: `${login}@rihla.example`,
    password,
    gender: 'others',
    primary_phone: demoPhone('8', index + 1),
    user_type: type,
    date_of_birth: null,
    nid: null,
    image: null,
    role: roles.get(role),
    is_active: true,
    is_admin: role === 'ADMIN',
    street_address_one: null,
    country: null,
    city: null,
    thana: null,
    postal_code: null,
    created_at: `${today}T04:00:00Z`,
    updated_at: `${today}T04:00:00Z`,
  }));

/** The staff account works at the head office, so that a demonstration shows the bounds of a branch. */
const demoEmployee = ({ today }: Hiring) => ({
  id: accounts.findIndex(one => one.role === 'STAFF') + 1,
  emp_id_no: 'RT-E000',
  emp_join_date: addDays(today, -400),
  branch: 1,
  department: departments.indexOf('Hajj and Umrah') + 1,
  designation: posts.findIndex(post => post.designation === 'Hajj Officer') + 1,
  basic_money: 38_000,
  allowance_money: 4_000,
  father_name: null,
  mother_name: null,
  marital_status: null,
  marriage_date: null,
});

/** The first employees lead the agency and its branches. */
const LEADERS = 2;
const managesBranch = (index: number): boolean => index >= LEADERS && index < LEADERS + branches.length;

function postOf(random: Random, index: number): (typeof posts)[number] {
  const first = posts[managesBranch(index) ? LEADERS : index];
  return first?.weight === 0 ? first : random.weighted(posts);
}

const birthOf = ({ random, today }: Hiring, { age }: Person): string =>
  addDays(today, -Math.floor(age * 365.25) - random.int(1, 364));

function userOf(hiring: Hiring, person: Person, index: number) {
  const { random, places, pictures, roles, password } = hiring;
  const id = accounts.length + index + 1;
  const home = makeHome(random, places);
  const login = `${person.given[0]}.${person.surname[0]}${id}`.toLowerCase().replaceAll(' ', '');
  return {
    id,
    first_name: person.given[0],
    last_name: person.surname[0],
    username: login,
    email: `${login}@rihla.example`,
    password,
    gender: person.gender,
    primary_phone: demoPhone('8', id),
    user_type: 'employee',
    date_of_birth: birthOf(hiring, person),
    nid: `000${String(id).padStart(7, '0')}`,
    image: random.chance(0.7) ? random.pick(person.gender === 'male' ? pictures.men : pictures.women) : null,
    role: roles.get(index < LEADERS ? 'ADMIN' : 'STAFF'),
    is_active: index < LEADERS + branches.length || random.chance(0.93),
    is_admin: index < LEADERS,
    street_address_one: home.address,
    country: places.bangladesh,
    city: home.city.id,
    thana: home.thana.id,
    postal_code: home.postcode,
  };
}

function employeeOf({ random, today }: Hiring, person: Person, index: number) {
  const post = postOf(random, index);
  const isMarried = person.age > 28;
  const office = random.chance(0.6) ? 1 : random.int(2, branches.length);
  return {
    emp_id_no: `RT-E${String(index + 1).padStart(3, '0')}`,
    emp_join_date: addDays(today, -random.int(40, Math.min(4000, (person.age - 20) * 365))),
    branch: index < LEADERS ? 1 : managesBranch(index) ? index - LEADERS + 1 : office,
    department: departments.indexOf(post.department) + 1,
    designation: posts.indexOf(post) + 1,
    basic_money: post.pay + random.int(0, 8) * 500,
    allowance_money: random.int(4, 20) * 500,
    father_name: latin(makeFather(random, person)),
    mother_name: latin(makeMother(random)),
    marital_status: isMarried ? 'married' : 'single',
    marriage_date: isMarried ? addDays(today, -random.int(200, 365 * (person.age - 24))) : null,
  };
}

function hire(hiring: Hiring, index: number) {
  const { random } = hiring;
  const gender = random.chance(0.3) ? 'female' : 'male';
  const person = makePerson(random, { tie: 'head', gender, years: [22, 58] }, random.pick(familyNames));
  const user = userOf(hiring, person, index);
  const employee = { id: user.id, ...employeeOf(hiring, person, index) };
  const since = `${employee.emp_join_date}T04:00:00Z`;
  return { user: { ...user, created_at: since, updated_at: since }, employee };
}

/** The demo accounts and the people of the agency. An employee's record continues the user of the same id. */
export function makeStaff(hiring: Hiring): Staff {
  const hired = Array.from({ length: EMPLOYEES }, (_, index) => hire(hiring, index));
  const active = hired.filter(one => one.user.is_active).map(one => one.employee);
  return {
    users: [...demoAccounts(hiring), ...hired.map(one => one.user)],
    employees: [demoEmployee(hiring), ...hired.map(one => one.employee)],
    active: active.map(one => one.id),
    guides: active.filter(one => posts[one.designation - 1]?.designation === GUIDE).map(one => one.id),
  };
}
