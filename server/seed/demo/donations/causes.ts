/** What the society collects for. Days count from the day of seeding. */
export interface CauseFacts {
  readonly name: string;
  readonly goal: number;
  readonly starts: number;
  readonly ends: number;
  readonly isActive: boolean;
  readonly picture: number;
  readonly short: string;
  readonly why: string;
  readonly plan: readonly string[];
  readonly alts: readonly [string, string, string];
  /** How much of all that is given goes there. */
  readonly weight: number;
}

export const causes: readonly CauseFacts[] = [
  {
    name: 'Deep tube wells in the Barind',
    goal: 900_000,
    starts: -170,
    ends: 60,
    isActive: true,
    picture: 0,
    weight: 26,
    short: 'Clean drinking water for twelve villages where the ground water has sunk.',
    why: 'In the dry months the shallow wells of the Barind run dry and families walk for an hour to the next one.',
    plan: [
      'Survey of twelve villages with the local union',
      'Boring to 120 metres and a raised platform',
      'Two caretakers for each well, trained for a week',
    ],
    alts: [
      'A well below a tiled roof',
      'The raised platform of a new well',
      'A well seen from the path of the village',
    ],
  },
  {
    name: 'School on the Rupsha char',
    goal: 1_500_000,
    starts: -150,
    ends: 200,
    isActive: true,
    picture: 1,
    weight: 22,
    short: 'A primary school on stilts for an island in the river.',
    why: 'Eighty children of the char cross the river to reach the next school, and stay at home when it is high.',
    plan: [
      'A building of three rooms on stilts',
      'Furniture, books and a boat',
      'Wages of two teachers for the first year',
    ],
    alts: [
      'A school house with a red roof',
      'The three class rooms from outside',
      'The school and the meadow before it',
    ],
  },
  {
    name: 'Iftar for travellers',
    goal: 300_000,
    starts: -120,
    ends: 150,
    isActive: true,
    picture: 2,
    weight: 20,
    short: 'Evening meals at the bus terminals of Dhaka and Chattogram in Ramadan.',
    why: 'Whoever is on the road at sunset should not have to break the fast with water alone.',
    plan: ['400 meals each evening', 'Volunteers of the society serve', 'What is left goes to the night shelters'],
    alts: ['A plate of rice and dates beside a glass', 'Dates and rice for one', 'An evening meal as it is served'],
  },
  {
    name: 'Help with the Hajj of the poor',
    goal: 2_000_000,
    starts: -100,
    ends: 260,
    isActive: true,
    picture: 2,
    weight: 14,
    short: 'Part of the costs for pilgrims who have saved for years and still fall short.',
    why: 'Prices rose faster than savings; some who registered long ago cannot pay the rest.',
    plan: [
      'The advisers choose by need, without names',
      'At most a third of the price of the cheapest package',
      'Paid to the agency against receipt',
    ],
    alts: ['A meal before the journey', 'A shared plate in the pilgrims’ hostel', 'Food for the day of departure'],
  },
  {
    name: 'Winter blankets',
    goal: 60_000,
    starts: -175,
    ends: -40,
    isActive: false,
    picture: 1,
    weight: 12,
    short: 'Two thousand blankets for the north; finished.',
    why: 'Nights below ten degrees are hard for those who sleep on the floor.',
    plan: ['Bought from a mill in Rajshahi', 'Handed out in four unions of Kurigram'],
    alts: [
      'The school where blankets were handed out',
      'The hall of the school in the morning',
      'The meadow where people waited',
    ],
  },
  {
    name: 'Eye camp in Sylhet',
    goal: 450_000,
    starts: -60,
    ends: 120,
    isActive: true,
    picture: 0,
    weight: 6,
    short: 'A week of free cataract operations.',
    why: 'A cataract takes twenty minutes to mend, and the journey to Dhaka is out of reach for many.',
    plan: ['Screening in six unions', 'Two surgeons for five days', 'Glasses and drops for each patient'],
    alts: ['A well in the yard of the clinic', 'Water for those who wait', 'The roofed well beside the camp'],
  },
];
