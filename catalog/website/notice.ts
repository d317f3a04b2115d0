import { BUSINESS } from '../engine/calendar.ts';
import { defineEntity } from '../engine/defineEntity.ts';
import { date, file, flag, richText, text } from '../engine/fields.ts';
import { publication } from './publication.ts';

export const notice = defineEntity({
  name: 'notice',
  collection: 'notices',
  route: 'notice-management/notices',
  fields: {
    ...publication,
    title: text({ required: true }),
    details: richText(),
    file: file(),
    /** Last day on which the notice is shown. */
    expires_on: date(BUSINESS),
    is_pinned: flag(),
  },
  title: ['title'],
  list: ['title', 'status', 'publish_at', 'expires_on', 'is_pinned'],
  form: { main: ['status', 'title', 'publish_at', 'expires_on', 'is_pinned', 'file', 'details'] },
  search: ['title'],
  access: 'content',
});
