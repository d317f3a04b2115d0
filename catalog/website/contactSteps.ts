import { defineSteps } from '../defineCommand.ts';
import { contact } from './contact.ts';

/** What becomes of a message from the website. */
export const contactSteps = defineSteps(contact, {
  mark_answered: { from: ['new', 'closed'], to: 'answered' },
  close: { from: ['new', 'answered'], to: 'closed' },
  reopen: { from: ['answered', 'closed'], to: 'new' },
});
