import { defineEntity } from '../engine/defineEntity.ts';
import { ref, text, url } from '../engine/fields.ts';

export const thana = defineEntity({
  name: 'thana',
  collection: 'thanas',
  route: 'thana-management/thanas',
  fields: {
    name: text({ required: true, max: 50 }),
    bn_name: text({ max: 50 }),
    city: ref('city', { required: true }),
    url: url(),
  },
  title: ['name'],
  list: ['name', 'bn_name', 'city'],
  form: { main: ['name', 'bn_name', 'city', 'url'] },
  search: ['name', 'bn_name'],
  access: 'publicReference',
  unique: [['city', 'name']],
});
