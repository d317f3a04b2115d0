import { addDays } from './calendar.ts';
import type { Part, Subject } from './subject.ts';
import { rank } from './stage.ts';

/** Ten years, the validity of an e-passport. */
const VALIDITY = 3652;

/** Expiry of a passport: far enough behind the return once the visa is asked for, sometimes too early before. */
function expiryOf({ world: { random, today }, party }: Subject): string {
  const back = party.offer?.return ?? addDays(today, 300);
  const isShort = party.rank < rank.visaAsked && random.chance(0.07);
  return addDays(back, isShort ? random.int(20, 170) : random.int(200, 2600));
}

const AGENT = 'Demo Visa Services';

/** Where each passport is, as if it had come there by its usual way. */
function custody({ world: { random }, party }: Subject): Part {
  if (party.rank < rank.complete) return {};
  const since = { passport_custody_since: addDays(party.opened, 3) };
  const home = { passport_custody: 'returned', passport_from: 'in_safe' } as const;
  if (party.status === 'closed' || party.status === 'cancelled') return { ...since, ...home };
  if (party.rank === rank.visaAsked) {
    const away = { ...since, passport_holder: AGENT };
    return random.pick(['with_agent', 'at_embassy']) === 'with_agent'
      ? { ...away, passport_custody: 'with_agent', passport_from: 'in_safe' }
      : { ...away, passport_custody: 'at_embassy', passport_from: 'with_agent', passport_from_holder: AGENT };
  }
  if (party.rank >= rank.ready) return { ...since, ...home };
  return { ...since, passport_custody: 'in_safe', passport_from: 'received' };
}

export function passportOf(subject: Subject): Part {
  const {
    world: { random, places },
    party,
    number,
  } = subject;
  const isKnown = party.rank >= rank.collecting || random.chance(0.4);
  if (!isKnown) return {};
  const expiry = expiryOf(subject);
  return {
    passport_number: `Z00${String(number).padStart(6, '0')}`,
    passport_country: places.bangladesh,
    passport_issue_place: random.pick(['DIP/Dhaka', 'DIP/Chattogram', 'DIP/Sylhet']),
    passport_issue_date: addDays(expiry, -VALIDITY),
    passport_expiry_date: expiry,
    ...custody(subject),
  };
}

/** Photo, scan and health papers. Whoever still collects them lacks one or the other; Hajj begins with the photo. */
export function documentsOf({ world: { random, pictures }, party, person, number }: Subject): Part {
  const photos = pictures.visaPhotos[person.gender === 'male' ? 'men' : 'women'];
  const early = (party.isHajj && party.rank >= rank.preRegistered && photos[number % photos.length]) || null;
  if (party.rank < rank.collecting) return { photo: early };
  const isComplete = party.rank >= rank.complete;
  const isHealthy = party.rank >= rank.visaAsked || (isComplete && random.chance(0.6));
  return {
    photo: isComplete || random.chance(0.5) ? random.pick(photos) : early,
    passport_scan: isComplete || random.chance(0.3) ? random.pick(pictures.passports) : null,
    has_health_certificate: isHealthy,
    is_vaccinated: isHealthy,
    ...(isHealthy && {
      health_certificate_no: `HC-${String(number).padStart(6, '0')}`,
      health_certificate_date: addDays(party.opened, 3),
    }),
    ...(party.rank >= rank.visaAsked && {
      biometric_date: addDays(party.opened, 20),
      mofa_no: `MOFA-${String(number).padStart(8, '0')}`,
    }),
  };
}
