import { latin } from './family.ts';
import { demoPhone } from './party.ts';
import type { Part, Subject } from './subject.ts';
import type { Home } from './places.ts';
import { rank } from './stage.ts';

const relativeNames = ['Mahfuz Ahmed', 'Sadia Rahman', 'Imran Hossain', 'Nusrat Jahan', 'Tanvir Alam', 'Farhana Islam'];

const permanent = (home: Home, country: number): Part => ({
  permanent_address: home.address,
  permanent_country: country,
  permanent_city: home.city.id,
  permanent_thana: home.thana.id,
  permanent_postal_code: home.postcode,
});

/** Phones and addresses; those who live abroad keep a home in Bangladesh. */
export function contactOf({ world: { random, places }, party, person, number }: Subject): Part {
  const { home, livesAbroad, permanentHome } = party;
  return {
    primary_phone:
      person.tie === 'head' || person.tie === 'alone'
        ? party.phone
        : random.chance(0.6)
          ? demoPhone('7', number)
          : party.phone,
    secondary_phone: random.chance(0.2) ? demoPhone('9', number) : null,
    whatsapp: random.chance(0.5) ? party.phone : null,
    email: random.chance(0.15) ? `pilgrim${number}@rihla.example` : null,
    ...(!livesAbroad && {
      present_address: home.address,
      present_country: places.bangladesh,
      present_city: home.city.id,
      present_thana: home.thana.id,
      present_postal_code: home.postcode,
    }),
    ...permanent(permanentHome, places.bangladesh),
    emergency_name: random.pick(relativeNames),
    emergency_relation: random.pick(['Brother', 'Sister', 'Son', 'Daughter', 'Cousin']),
    emergency_phone: demoPhone('9', number + 1),
    ...(party.rank >= rank.registered && {
      nominee_name: random.pick(relativeNames),
      nominee_relation: random.pick(['Son', 'Daughter', 'Brother']),
      nominee_phone: demoPhone('9', number + 2),
    }),
  };
}

/** The portal asks for a refund account when a Hajj pilgrim is pre-registered. */
export function refundOf({ world: { random }, party, head, number }: Subject): Part {
  if (!party.isHajj || party.rank < rank.preRegistered) return {};
  return {
    refund_holder: latin(head),
    refund_account_type: party.rank < rank.registered || random.chance(0.85) ? 'savings' : 'current',
    refund_account_no: `0000${String(party.first).padStart(9, '0')}`,
    refund_bank: random.pick(['Demo Bank', 'Invented Islami Bank', 'Example Commercial Bank']),
    refund_district: party.permanentHome.city.id,
    refund_routing_no: `000${String(number % 1_000_000).padStart(6, '0')}`,
  };
}
