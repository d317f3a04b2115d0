import { defineEntity } from '../engine/defineEntity.ts';
import { email, longText, phone, state, text } from '../engine/fields.ts';
import { defineLifecycle } from '../engine/lifecycle.ts';

const contactLifecycle = defineLifecycle({
  states: ['new', 'answered', 'closed'],
  initial: 'new',
  tones: { new: 'warning', answered: 'success' },
});

/** A message that somebody left on the website. */
export const contact = defineEntity({
  name: 'contact',
  collection: 'contacts',
  route: 'contact-management/contacts',
  fields: {
    status: state(contactLifecycle),
    first_name: text({ required: true, max: 100 }),
    last_name: text({ max: 100 }),
    email: email(),
    phone: phone(),
    subject: text(),
    message: longText({ required: true }),
    /** What was agreed or answered; for the office only. */
    note: longText(),
  },
  title: ['first_name', 'last_name', 'subject'],
  list: ['first_name', 'last_name', 'email', 'phone', 'subject', 'status', 'message'],
  form: { main: ['status', 'first_name', 'last_name', 'email', 'phone', 'subject', 'message', 'note'] },
  search: ['first_name', 'last_name', 'email', 'phone', 'subject'],
  access: 'personal',
});
