import { defineEntity } from '../engine/defineEntity.ts';
import { integer, ref, richText, text, url } from '../engine/fields.ts';
import { publication } from './publication.ts';

/** A piece of text on a page of the website. */
export const cmsMenuContent = defineEntity({
  name: 'cms_menu_content',
  // The wire's own key, which it shares with the back office's menu items.
  collection: 'menu_items',
  route: 'content-management/contents',
  fields: {
    ...publication,
    cms_menu: ref('cms_menu', { required: true }),
    name: text({ required: true }),
    value: richText(),
    name_link: url(),
    position: integer({ min: 0 }),
  },
  title: ['name'],
  list: ['name', 'cms_menu', 'status', 'publish_at', 'position'],
  form: { main: ['status', 'cms_menu', 'name', 'publish_at', 'position', 'name_link', 'value'] },
  search: ['name', 'cms_menu'],
  access: 'content',
});
