import { defineEntity } from '../../engine/defineEntity.ts';
import { flag, longText, ref, text } from '../../engine/fields.ts';

/** Fields of a ticket that a canned reply may name as `{{name}}`. */
export const mergeFields = ['requester_name', 'ticket_no', 'subject', 'agent', 'agency'] as const;

/** A reply that is given often, in the language of whoever reads it; `{{requester_name}}` and its kin are filled in. */
export const cannedReply = defineEntity({
  name: 'canned_reply',
  collection: 'canned_replies',
  route: 'support-management/canned-replies',
  fields: {
    name: text({ required: true, unique: true, max: 100 }),
    ticket_department: ref('ticket_department'),
    text_en: longText({ required: true }),
    text_tr: longText(),
    text_ar: longText(),
    is_active: flag({ initial: true }),
  },
  title: ['name'],
  list: ['name', 'ticket_department', 'text_en', 'is_active'],
  form: { main: ['name', 'ticket_department', 'text_en', 'text_tr', 'text_ar', 'is_active'] },
  search: ['name', 'text_en'],
  access: 'operations',
});
