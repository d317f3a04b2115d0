import { defineNamed } from '../engine/defineNamed.ts';

export const size = defineNamed({
  name: 'size',
  collection: 'sizes',
  route: 'size-management/sizes',
  access: 'content',
});
