import { addDays } from './calendar.ts';
import { bangla, latin, makeFather, makeMother, type Person } from './family.ts';
import type { Part, Subject } from './subject.ts';
import type { Random } from './random.ts';
import { rank } from './stage.ts';

const digits = (number: number, length: number): string => String(number).padStart(length, '0');

/** Identity numbers begin with zeros, as no issued one does. */
export function identityOf({ party, number, world }: Subject): Part {
  const isBooked = party.rank >= rank.preRegistered;
  const kind = world.random.chance(0.94) ? 'nid' : 'passport';
  return {
    tracking_no: `RT-${100_000 + number}`,
    serial: String(number - party.first + 1),
    branch: party.branch,
    pilgrim_type: party.isHajj ? 'hajj' : 'umrah',
    management: party.isGovernment ? 'government' : 'private',
    resident_type: party.livesAbroad ? 'nrb' : 'national',
    identity_kind: kind,
    nid_number:
      (party.isHajj && isBooked) || (kind === 'nid' && (isBooked || world.random.chance(0.5)))
        ? `000${digits(number, 7)}`
        : null,
    ...(party.isHajj && { hajj_year: party.season.year, hajj_year_hijri: party.season.hijri }),
    ...(isBooked && {
      pre_registration_no: `${party.isHajj ? 'H' : 'U'}-${digits(number, 8)}`,
      pre_registration_date: party.opened,
      pre_registration_serial: party.isHajj ? String(number) : null,
    }),
    ...(party.rank >= rank.registered && {
      registration_no: `R-${digits(number, 8)}`,
      pilgrim_id: party.isHajj ? `${party.season.year}${digits(number, 7)}` : null,
    }),
  };
}

const occupations = {
  male: ['Business', 'Business', 'Government service', 'Private service', 'Teacher', 'Farmer', 'Physician', 'Engineer'],
  female: ['Homemaker', 'Homemaker', 'Homemaker', 'Teacher', 'Government service', 'Private service', 'Physician'],
} as const;

function occupationOf(random: Random, { age, gender }: Person): string {
  if (age < 25) return 'Student';
  if (age < 64) return random.pick(occupations[gender]);
  return gender === 'male' ? random.pick(['Retired', 'Business', 'Farmer']) : 'Homemaker';
}

const maritalOf = (random: Random, { tie, age }: Person) => {
  if (tie === 'wife') return 'married' as const;
  if (tie === 'mother' || tie === 'mother_in_law' || tie === 'alone')
    return random.chance(0.7) ? ('widowed' as const) : ('married' as const);
  return age > 28 || tie === 'head' ? ('married' as const) : ('single' as const);
};

/** Father, mother and spouse; those who travel along are the ones named. */
function kinOf({ world: { random }, party, person, head }: Subject): Part {
  const wife = party.people.find(one => one.tie === 'wife');
  const mother = party.people.find(one => one.tie === 'mother');
  const isChild = person.tie === 'son' || person.tie === 'daughter';
  const father = isChild ? head : makeFather(random, { given: person.given, surname: head.surname });
  const herMother = (isChild ? wife : person.tie === 'head' ? mother : undefined) ?? makeMother(random);
  const spouse = person.tie === 'wife' ? head : person.tie === 'head' ? wife : undefined;
  return {
    father_name: latin(father),
    father_name_local: bangla(father),
    mother_name: latin(herMother),
    mother_name_local: bangla(herMother),
    ...(spouse && { spouse_name: latin(spouse), spouse_name_local: bangla(spouse) }),
  };
}

export function namesOf(subject: Subject): Part {
  const {
    world: { random, today, places },
    party,
    person,
  } = subject;
  const occupation = occupationOf(random, person);
  const marital = maritalOf(random, person);
  return {
    honorific: person.gender === 'male' ? 'Mr' : marital === 'single' ? 'Miss' : 'Mrs',
    given_names: person.given[0],
    surname: person.surname[0],
    full_name_local: random.chance(0.8) ? bangla(person) : null,
    ...kinOf(subject),
    gender: person.gender,
    birth_date: addDays(today, -Math.floor(person.age * 365.25) - random.int(1, 364)),
    birth_place: party.permanentHome.city.name,
    nationality: places.bangladesh,
    marital_status: marital,
    occupation,
    government_grade: occupation === 'Government service' ? `Grade ${random.int(5, 16)}` : null,
    blood_group: random.pick(['A+', 'B+', 'B+', 'O+', 'O+', 'AB+', 'A-', 'B-', 'O-', 'AB-'] as const),
    special_needs: person.age > 68 && random.chance(0.4) ? 'Wheelchair at the airports and for tawaf' : null,
    languages: random.chance(0.3) ? 'Bangla, English' : 'Bangla',
  };
}
