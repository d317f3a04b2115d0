import { defineEntity } from '../defineEntity.ts';
import { choice, flag, image, text } from '../fields.ts';

export const paymentMethod = defineEntity({
  name: 'paymentmethod',
  collection: 'paymentmethods',
  route: 'paymentMethod-management/paymentMethods',
  fields: {
    name: text({ required: true, unique: true }),
    type: choice(['card', 'mobile', 'cash', 'offline'], { required: true, initial: 'card' }),
    image: image(),
    is_active: flag({ initial: true }),
  },
  title: ['name'],
  list: ['image', 'name', 'type', 'is_active'],
  form: { main: ['name', 'type', 'is_active', 'image'] },
  search: ['name'],
  access: 'reference',
});
