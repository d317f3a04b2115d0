import { AGENCY, LICENCE } from './agency.ts';
import { addDays } from './calendar.ts';
import type { Part, Subject } from './subject.ts';
import { rank } from './stage.ts';

/** Saudi rules have let women travel without a mahram since 2022. */
const WAIVER = 'Travels in an organised group of women, as the rules allow since 2022';

export function familyOf({ world, party, person, head }: Subject): Part {
  const size = party.people.length;
  return {
    dependants: person === head ? size - 1 : 0,
    ...(person.mahram && { mahram: party.first, mahram_relation: person.mahram }),
    ...(person.tie === 'alone' &&
      party.rank >= rank.visaAsked && {
        mahram_waiver: WAIVER,
        mahram_waiver_file: world.pictures.degree,
      }),
  };
}

const seatOf = (place: number): string => `${20 + Math.floor(place / 6)}${'ABCDEF'[place % 6] ?? 'A'}`;

export function tripOf({ party, number }: Subject): Part {
  const { offer } = party;
  const place = number - party.first;
  return {
    ...(offer && { tour_package: offer.id }),
    ...(offer &&
      party.rank >= rank.registered && {
        departure_date: offer.departure,
        return_date: offer.return,
        room_type: party.roomType,
      }),
    ...(party.rank >= rank.ready && {
      room: `Makkah ${party.room}`,
      bed: String(place + 1),
      bus: party.bus,
      outbound_flight: `${party.flight}1`,
      return_flight: `${party.flight}2`,
      pnr: party.pnr,
      ticket_no: `000-${String(number).padStart(10, '0')}`,
      seat: seatOf(place + (party.first % 60)),
      luggage_tags: `RT${number}A, RT${number}B`,
      guide: party.guide,
    }),
  };
}

/** A visa is issued some days before the departure, but never in the future. */
function issueDate({ world: { random, today }, party }: Subject): string {
  const day = addDays(party.offer?.departure ?? today, -random.int(4, 20));
  return day < today ? day : addDays(today, -random.int(0, 4));
}

export function visaOf(subject: Subject): Part {
  const { party, number } = subject;
  if (party.rank < rank.visaAsked) return {};
  const issued = issueDate(subject);
  return {
    agency_licence: LICENCE,
    lead_agency: AGENCY,
    ...(party.isHajj && { moallem: `Service group ${party.moallem}`, maktab: String(party.moallem) }),
    ...(party.rank >= rank.visaIssued && {
      visa_no: `V${String(number).padStart(9, '0')}`,
      visa_issue_date: issued,
      visa_expiry_date: addDays(issued, 90),
    }),
    ...(party.rank >= rank.ready && party.isHajj && { nusuk_card_no: `NSK-${String(number).padStart(8, '0')}` }),
  };
}
