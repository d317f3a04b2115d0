import { defineEntity } from '../../engine/defineEntity.ts';
import { longText, ref, text } from '../../engine/fields.ts';

/**
 * People who travel together, over all their journeys; each of their files says it. Whoever of them joins first speaks for
 * it until another is named.
 */
export const family = defineEntity({
  name: 'family',
  collection: 'families',
  route: 'hajjPassengers-management/families',
  fields: {
    family_no: text({ unique: true, readOnly: true, max: 40 }),
    name: text({ required: true, max: 100 }),
    /** One of its members. */
    leader: ref('hajj_passenger_info'),
    branch: ref('branch'),
    details: longText(),
  },
  title: ['name', 'family_no'],
  list: ['family_no', 'name', 'leader', 'branch'],
  form: { main: ['family_no', 'name', 'leader', 'branch', 'details'] },
  search: ['family_no', 'name', 'leader'],
  access: 'personal',
});
