import { addDays } from '../calendar.ts';
import { makePerson, type Person } from '../family.ts';
import { type Ground, written } from '../ground.ts';
import { familyNames } from '../names.ts';
import { demoPhone } from '../party.ts';
import { makeHome } from '../places.ts';
import type { Random } from '../random.ts';

export interface Arrival {
  readonly id: number;
  readonly type: 'member' | 'customer' | 'vendor';
  /** Day on which the agency came to know the person. */
  readonly since: string;
  /** Share of men. */
  readonly men: number;
}

const login = ({ given, surname }: Person, id: number): string =>
  `${given[0]}.${surname[0]}${id}`.toLowerCase().replaceAll(' ', '');

/** Somebody the agency knows. Nobody of them has a password yet, so none can sign in. */
export function makeUser(ground: Ground, random: Random, { id, type, since, men }: Arrival) {
  const { today, places, pictures } = ground;
  const gender = random.chance(men) ? 'male' : 'female';
  const person = makePerson(random, { tie: 'head', gender, years: [24, 72] }, random.pick(familyNames));
  const home = makeHome(random, places);
  const username = login(person, id);
  const user = {
    id,
    first_name: person.given[0],
    last_name: person.surname[0],
    username,
    email: `${username}@rihla.example`,
    gender,
    primary_phone: demoPhone('8', id),
    user_type: type,
    date_of_birth: addDays(today, -Math.floor(person.age * 365.25) - random.int(1, 364)),
    nid: `002${String(id).padStart(7, '0')}`,
    image: random.chance(0.5) ? random.pick(gender === 'male' ? pictures.men : pictures.women) : null,
    is_active: random.chance(0.96),
    is_admin: false,
    street_address_one: home.address,
    country: places.bangladesh,
    city: home.city.id,
    thana: home.thana.id,
    postal_code: home.postcode,
    ...written(ground, since, random.pick(ground.staff)),
  };
  return { user, person, home };
}
