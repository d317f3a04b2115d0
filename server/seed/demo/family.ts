import { familyNames, menGiven, type Name, womenGiven, womenSurnames } from './names.ts';
import type { Random } from './random.ts';

type Relation = 'husband' | 'father' | 'son' | 'brother' | 'uncle' | 'nephew' | 'son_in_law';
type Tie = 'head' | 'wife' | 'son' | 'daughter' | 'mother' | 'sister' | 'niece' | 'aunt' | 'mother_in_law' | 'alone';

interface Member {
  readonly tie: Tie;
  readonly gender: 'male' | 'female';
  /** Age of a head, or by how many years the others are older than he (below zero: younger). */
  readonly years: readonly [from: number, to: number];
  /** What the head of the family is to her, when he is her mahram. */
  readonly mahram?: Relation;
}

export interface Person extends Member {
  readonly given: Name;
  readonly surname: Name;
  readonly age: number;
}

const man = (from: number, to: number): Member => ({ tie: 'head', gender: 'male', years: [from, to] });
const wife: Member = { tie: 'wife', gender: 'female', years: [-14, -1], mahram: 'husband' };
const son: Member = { tie: 'son', gender: 'male', years: [-32, -25] };
const woman = (tie: Tie, mahram: Relation, years: readonly [number, number]): Member => ({
  tie,
  gender: 'female',
  years,
  mahram,
});

/** Who travels together, and how often. The head comes first, since the others name him as their mahram. */
const parties: readonly { readonly weight: number; readonly members: readonly Member[] }[] = [
  { weight: 26, members: [man(28, 74)] },
  { weight: 38, members: [man(44, 72), wife] },
  { weight: 9, members: [man(48, 68), wife, son] },
  { weight: 7, members: [man(48, 66), wife, woman('daughter', 'father', [-34, -26])] },
  { weight: 8, members: [man(30, 48), woman('mother', 'son', [18, 32])] },
  { weight: 3, members: [man(44, 60), wife, woman('mother_in_law', 'son_in_law', [12, 24])] },
  { weight: 3, members: [man(30, 55), woman('sister', 'brother', [-9, 8])] },
  { weight: 2, members: [man(45, 62), woman('niece', 'uncle', [-30, -20])] },
  { weight: 1, members: [man(26, 40), woman('aunt', 'nephew', [14, 28])] },
  { weight: 3, members: [{ tie: 'alone', gender: 'female', years: [46, 66] }] },
];

/** Born into the head's family, so that they bear its name. */
const bearsName = new Set<Tie>(['head', 'son', 'daughter', 'sister', 'niece']);

const ADULT = 18;

export function makePerson(random: Random, member: Member, familyName: Name): Person {
  const isMan = member.gender === 'male';
  return {
    ...member,
    given: random.pick(isMan ? menGiven : womenGiven),
    surname: isMan || (bearsName.has(member.tie) && random.chance(0.3)) ? familyName : random.pick(womenSurnames),
    age: random.int(...member.years),
  };
}

export function makeFamily(random: Random): Person[] {
  const familyName = random.pick(familyNames);
  const [first, ...others] = random.weighted(parties).members.map(member => makePerson(random, member, familyName));
  if (!first) return [];
  return [first, ...others.map(one => ({ ...one, age: Math.max(ADULT, first.age + one.age) }))];
}

type PersonName = Pick<Person, 'given' | 'surname'>;
export const latin = ({ given, surname }: PersonName): string => `${given[0]} ${surname[0]}`;
export const bangla = ({ given, surname }: PersonName): string => `${given[1]} ${surname[1]}`;

/** A father who stayed at home; no son is named after him. */
export const makeFather = (random: Random, { given, surname }: PersonName): PersonName => ({
  given: random.pick(menGiven.filter(name => name !== given)),
  surname,
});

export const makeMother = (random: Random): PersonName => ({
  given: random.pick(womenGiven),
  surname: random.pick(womenSurnames),
});
