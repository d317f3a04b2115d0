import { defineEntity, namesOf } from '../engine/defineEntity.ts';
import { ref } from '../engine/fields.ts';
import { picture } from './picture.ts';

/** A picture of a page of the website. */
export const cmsMenuContentImage = defineEntity({
  name: 'cms_menu_content_image',
  collection: 'content_images',
  route: 'image-management/images',
  fields: { cms_menu: ref('cms_menu', { required: true }), ...picture },
  title: ['head'],
  list: ['image', 'head', 'alt', 'cms_menu', 'position'],
  form: { main: ['cms_menu', ...namesOf(picture)] },
  search: ['head', 'alt', 'cms_menu'],
  access: 'content',
});
