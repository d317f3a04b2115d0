import { defineEntity } from '../engine/defineEntity.ts';
import { integer, ref, richText, text } from '../engine/fields.ts';
import { publication } from '../website/publication.ts';

/** A piece of text on the page of a cause. */
export const causeContent = defineEntity({
  name: 'cause_content',
  collection: 'cause_contents',
  route: 'causecontent-management/causecontents',
  fields: {
    ...publication,
    cause: ref('cause', { required: true }),
    name: text({ required: true }),
    value: richText({ required: true }),
    position: integer({ min: 0 }),
  },
  title: ['name'],
  list: ['name', 'cause', 'status', 'publish_at', 'position'],
  form: { main: ['status', 'cause', 'name', 'publish_at', 'position', 'value'] },
  search: ['name', 'cause'],
  access: 'content',
});
