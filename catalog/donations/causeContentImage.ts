import { defineEntity, namesOf } from '../engine/defineEntity.ts';
import { ref } from '../engine/fields.ts';
import { picture } from '../website/picture.ts';

/** A picture of a cause. */
export const causeContentImage = defineEntity({
  name: 'cause_content_image',
  collection: 'content_images',
  route: 'causeImage-management/causeImages',
  fields: { cause: ref('cause', { required: true }), ...picture },
  title: ['head'],
  list: ['image', 'head', 'alt', 'cause', 'position'],
  form: { main: ['cause', ...namesOf(picture)] },
  search: ['head', 'alt', 'cause'],
  access: 'content',
});
