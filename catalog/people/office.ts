import { defineEntity } from '../engine/defineEntity.ts';
import { date, integer, longText, ref, text } from '../engine/fields.ts';

/** An office of the society: a member with a designation, for a term. */
const defineOffice = <const N extends string>(name: N, collection: string, route: string) =>
  defineEntity({
    name,
    collection,
    route,
    fields: {
      member: ref('member', { required: true, unique: true }),
      designation: text({ required: true }),
      position: integer({ min: 0 }),
      term_start: date(),
      term_end: date(),
      note: longText(),
    },
    title: ['designation'],
    list: ['member', 'designation', 'position', 'term_start', 'term_end'],
    form: { main: ['member', 'designation', 'position', 'term_start', 'term_end', 'note'] },
    search: ['designation', 'member'],
    access: 'content',
    checks: [{ name: 'term', left: 'term_end', is: '>', right: 'term_start' }],
  });

export const executiveMember = defineOffice('executive_member', 'executive_members', 'executive-management/executives');
export const adviserMember = defineOffice('adviser_member', 'adviser_members', 'adviser-management/advisers');
export const generalMember = defineOffice('general_member', 'general_members', 'general-management/generals');
