import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { hasColumn } from '../../engine/kinds/columns.ts';
import { addDays } from './calendar.ts';
import { contactOf, refundOf } from './pilgrimContact.ts';
import { documentsOf, passportOf } from './pilgrimDocuments.ts';
import { identityOf, namesOf } from './pilgrimIdentity.ts';
import { familyOf, tripOf, visaOf } from './pilgrimTravel.ts';
import type { Part, Subject } from './subject.ts';

const blank: Part = Object.fromEntries(
  Object.entries(hajjPassengerInfo.fields)
    .filter(([, field]) => hasColumn(field))
    .map(([name, field]) => [name, field.initial ?? (field.kind === 'flag' ? false : null)]),
);

function auditOf({ world, party, number }: Subject): Part {
  const changed = addDays(party.opened, world.random.int(0, 20));
  return {
    id: number,
    version: 1 + party.rank,
    created_at: `${party.opened}T05:30:00Z`,
    updated_at: `${changed < world.today ? changed : party.opened}T09:15:00Z`,
    created_by: party.author,
    updated_by: party.author,
  };
}

/** Everything that the office knows of a pilgrim at her stage; what later stages ask for is still missing. */
export const pilgrimRow = (subject: Subject): Part => ({
  ...blank,
  ...auditOf(subject),
  status: subject.party.status,
  ...identityOf(subject),
  ...namesOf(subject),
  ...contactOf(subject),
  ...familyOf(subject),
  ...refundOf(subject),
  ...passportOf(subject),
  ...documentsOf(subject),
  ...tripOf(subject),
  ...visaOf(subject),
});
