import { defineEntity } from '../engine/defineEntity.ts';
import { image, integer, longText, text } from '../engine/fields.ts';
import { isLink } from '../engine/texts/link.ts';
import { violation } from '../engine/violations/violation.ts';
import { publication } from './publication.ts';

/** A slide of the website's first page. */
export const homepageSlider = defineEntity({
  name: 'homepage_slider',
  collection: 'homepage_sliders',
  route: 'slidersetting-management/slidersettings',
  fields: {
    ...publication,
    title: text({ max: 500 }),
    subtitle: text({ max: 500 }),
    link: text({ max: 500 }),
    serial_number: integer({ min: 0 }),
    image: image({ required: true }),
    alt: text({ required: true, max: 300 }),
    details: longText(),
  },
  title: ['title', 'alt'],
  list: ['image', 'title', 'subtitle', 'status', 'serial_number', 'link'],
  form: { main: ['status', 'image', 'alt', 'title', 'subtitle', 'link', 'serial_number', 'publish_at', 'details'] },
  search: ['title', 'subtitle', 'alt'],
  access: 'content',
  check: ({ link }) => (typeof link !== 'string' || isLink(link) ? [] : [violation('link', 'not_link')]),
});
