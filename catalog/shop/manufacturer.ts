import { defineEntity } from '../engine/defineEntity.ts';
import { email, image, phone, ref, text, url } from '../engine/fields.ts';

export const manufacturer = defineEntity({
  name: 'manufacturer',
  collection: 'manufacturers',
  route: 'manufacturer-management/manufacturers',
  fields: {
    name: text({ required: true, unique: true }),
    image: image(),
    email: email(),
    phone: phone(),
    website: url(),
    country: ref('country'),
  },
  title: ['name'],
  list: ['image', 'name', 'email', 'phone', 'country'],
  form: { main: ['name', 'email', 'phone', 'website', 'country', 'image'] },
  search: ['name'],
  access: 'content',
});
