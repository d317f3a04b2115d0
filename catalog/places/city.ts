import { defineEntity } from '../engine/defineEntity.ts';
import { decimal, ref, text, url } from '../engine/fields.ts';

export const city = defineEntity({
  name: 'city',
  collection: 'cities',
  route: 'city-management/cities',
  fields: {
    name: text({ required: true, max: 50 }),
    bn_name: text({ max: 50 }),
    country: ref('country', { required: true }),
    lat: decimal(),
    lon: decimal(),
    url: url(),
  },
  title: ['name'],
  list: ['name', 'bn_name', 'country'],
  form: { main: ['name', 'bn_name', 'country', 'lat', 'lon', 'url'] },
  search: ['name', 'bn_name'],
  access: 'publicReference',
  unique: [['country', 'name']],
});
